import { defineConfig } from '@playwright/test';

/** `TOUCHLINE_JOURNEY_AT=http://localhost:8080 TOUCHLINE_JOURNEY_MAILBOX=http://localhost:1080/email`: against what runs there. */
const elsewhere = process.env.TOUCHLINE_JOURNEY_AT;
const port = Number(process.env.TOUCHLINE_JOURNEY_PORT ?? 3189);
// Read by the journeys: here mail goes out over SMTP, and the catcher keeps it.
process.env.TOUCHLINE_JOURNEY_MAILBOX ??= `http://127.0.0.1:${port + 1}/`;
process.env.TOUCHLINE_JOURNEY_PORT = String(port);
process.env.TOUCHLINE_JOURNEY_LOOKS ??= 'seen';
// Here the time of a seal is the product's own word.
process.env.TOUCHLINE_JOURNEY_TIME ??= 'own';
const { default: embedded } = await import('./playwright.config.ts');

/** The main job, unchanged, against separate processes: Kafka, Redis and the database over sockets. */
export default defineConfig({
  ...embedded,
  testMatch: 'signing.journey.ts',
  // Each run clears its own: the two go beside each other.
  outputDir: '../../../test-results/processes',
  use: { ...embedded.use, baseURL: elsewhere ?? `http://127.0.0.1:${port}` },
  webServer: elsewhere
    ? []
    : {
        command: 'node infra/quality/testkit/processes.main.ts',
        cwd: '../../..',
        // The last thing it says: all parts are ready, and the first member of staff is there.
        wait: { stdout: /Mail: / },
        timeout: 600_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        env: { PORT: String(port), LOG_LEVEL: 'error' },
      },
});
