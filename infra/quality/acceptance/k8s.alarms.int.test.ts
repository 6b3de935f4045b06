import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { promtool, promtoolMissing } from '../testkit/promtool.ts';
import { type Provoked, provoked, type Series, siblings } from './k8s.alarms.fixtures.ts';
import { documentsOf, k8s, type Manifest } from './k8s.fixtures.ts';

/** Every alarm is made to ring by Prometheus' own evaluation, and stays quiet where nothing is wrong. */

const missing = await promtoolMissing();
if (missing !== undefined) process.stderr.write(`Suite of alarms skipped. ${missing}\n`);
const withPromtool = missing === undefined ? describe : describe.skip;

const groups = documentsOf(join(k8s, 'components', 'monitoring', 'rules.yaml'))[0].spec.groups as readonly Manifest[];
const alarms = groups.flatMap(({ rules }) => rules as readonly Manifest[]).filter(({ alert }) => alert !== undefined);
const ruleOf = (name: string): Manifest => alarms.find(({ alert }) => alert === name);

const directory = mkdtempSync(join(tmpdir(), 'touchline-alarms-'));
afterAll(() => rmSync(directory, { recursive: true }));
const rules = join(directory, 'rules.json');
writeFileSync(rules, JSON.stringify({ groups }));

let tests = 0;
/** Whether exactly this rings of an alarm at that minute. */
const rings = async (
  name: string,
  series: Series,
  at: number,
  ringing?: Pick<Provoked, 'labels' | 'says'>,
): Promise<string> => {
  const rule = ruleOf(name);
  tests += 1;
  const file = join(directory, `${tests}.json`);
  const expected = ringing && {
    exp_labels: { severity: rule.labels.severity, ...ringing.labels },
    exp_annotations: { summary: ringing.says, runbook_url: rule.annotations.runbook_url },
  };
  const one = {
    interval: '1m',
    input_series: Object.entries(series).map(([of, values]) => ({ series: of, values })),
    alert_rule_test: [{ eval_time: `${at}m`, alertname: name, exp_alerts: expected ? [expected] : [] }],
  };
  writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests: [one] }));
  const { ok, said } = await promtool('test', 'rules', file);
  return ok ? 'as expected' : said;
};

it('each alarm has its trouble, and nothing else has', () => {
  expect(Object.keys(provoked).toSorted()).toEqual(alarms.map(({ alert }) => alert).toSorted());
});

withPromtool('Prometheus', () => {
  it('takes the rules', async () => {
    expect(await promtool('check', 'rules', rules)).toMatchObject({ ok: true });
  });

  it.each([...Object.entries(provoked), ...siblings])('lets %s ring, with its words', async (name, given) => {
    expect(await rings(name, given.trouble, given.at, given)).toBe('as expected');
  });

  it.each(Object.entries(provoked).flatMap(([name, { at, fine }]) => fine.map((series) => ({ name, at, series }))))(
    'lets $name be quiet: $series',
    async ({ name, at, series }) => {
      expect(await rings(name, series, at)).toBe('as expected');
    },
  );

  it('is told where what rings is not what was expected', async () => {
    const { at, trouble } = provoked['TouchlineDeadLetters'] as Provoked;
    expect(await rings('TouchlineDeadLetters', trouble, at)).toContain('FAILED');
  });
});
