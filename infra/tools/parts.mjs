/**
 * `npm run parts`: what the product is made of, as a CycloneDX list in `.cache/parts.cdx.json`, and whether a part of it has
 * a fault that is known to be high or critical. A registry that answers no such question fails nothing: it is said.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, repository } from './prepare.mjs';

const npm = (...args) =>
  spawnSync('npm', args, { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: 60_000 });

// Packages that are only offered to another's use (`peerOptional`) are no part of the product.
const list = npm(
  ...['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--legacy-peer-deps', '--omit', 'dev'],
);
if (list.status !== 0) giveUp(`The list of parts could not be made:\n${list.stderr}`);
const { components } = JSON.parse(list.stdout);
const directory = join(repository, '.cache');
mkdirSync(directory, { recursive: true });
writeFileSync(join(directory, 'parts.cdx.json'), list.stdout);
console.log(`${components.length} parts, in .cache/parts.cdx.json.`);

const audit = npm('audit', '--omit=dev', '--audit-level=high', '--json');
const answer = (() => {
  try {
    return JSON.parse(audit.stdout);
  } catch {
    return {};
  }
})();
if (answer.metadata?.vulnerabilities === undefined)
  console.log('note: the registry does not answer which parts have known faults: nobody looked.');
else if (audit.status !== 0) {
  const found = Object.values(answer.vulnerabilities ?? {})
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  giveUp(`Parts with known faults:\n${found.join('\n')}`);
}
