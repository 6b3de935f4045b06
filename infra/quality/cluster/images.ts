import { serviceNames } from '@touchline/contracts/topology';
import { run } from './command.ts';

export const frontends = ['shell', 'admin', 'player', 'club'] as const;
/** Everything that is deployed by a folder of its own, in the order in which it has to come. */
export const parts = [...serviceNames, 'bff', ...frontends] as const;

const dockerfile = ['-f', 'infra/deploy/Dockerfile'];

/** Each image with what makes it, named as `overlays/local` asks for it. */
const images: readonly (readonly [name: string, args: readonly string[]])[] = [
  ...serviceNames.map((name): [string, string[]] => [
    `touchline/${name}:local`,
    ['--target', 'service', '--build-arg', `SERVICE=${name}`].concat(
      name === 'documents' ? ['--build-arg', 'MODULES=documents-modules'] : [],
    ),
  ]),
  ['touchline/bff:local', ['--target', 'bff']],
  ...frontends.map((name): [string, string[]] => [
    `touchline/${name}:local`,
    ['--target', 'frontends', '--build-arg', `FRONTENDS=${name}`],
  ]),
  ['touchline/stripe-simulator:local', ['--target', 'stripe-simulator']],
  ['touchline/s3:local', ['--target', 's3']],
  ['touchline/mail:local', ['--target', 'mail']],
];

export const imageNames = images.map(([name]) => name);

/** Of the servers that `overlays/local` takes from elsewhere. */
export const serverImages = ['mongo:7', 'redis:7', 'apache/kafka:4.3.1'] as const;

export const buildImages = async (log: (line: string) => void): Promise<void> => {
  for (const [name, args] of images) {
    const began = Date.now();
    await run('docker', ['build', '--quiet', ...dockerfile, ...args, '-t', name, '.']);
    log(`  ${name}, ${Math.round((Date.now() - began) / 1_000)} s`);
  }
};
