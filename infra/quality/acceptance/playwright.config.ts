import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../testkit/chromium.ts';

const port = Number(process.env.TOUCHLINE_JOURNEY_PORT ?? 3199);
// Workers read this file too: the directory is made once, by the process that starts the product, and gone with it.
if (process.env.TOUCHLINE_JOURNEY_DATA === undefined) {
  const made = mkdtempSync(join(process.env.TOUCHLINE_FAST_DIR ?? tmpdir(), 'journey-'));
  process.env.TOUCHLINE_JOURNEY_DATA = made;
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
}

/**
 * Browser journeys against the product as one command starts it, with its demo world, in Debian's Chromium. An authority confirms the
 * time of its seals, which keep their lists of revoked certificates.
 */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.journey.ts',
  outputDir: '../../../test-results/embedded',
  // One product, one world, two cores: the journeys go one after the other.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  // The longest one takes a minute alone, and several beside a busy neighbour.
  timeout: 600_000,
  // What is asked again and again waits for what others do as well: sweeps, mail, clips that are cleaned.
  expect: { timeout: 45_000, toPass: { timeout: 240_000 } },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 1000 },
    // A headless browser names itself a robot, and robots are shown no error pages.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Each page is a process of its own that lives for seconds: what its scripts are optimized for is over before it pays.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  webServer: {
    command: 'node infra/quality/acceptance/journeys/embedded.main.ts',
    cwd: '../../..',
    // Its own word: what answers at a port may be somebody else's.
    wait: { stdout: /Touchline is ready at/ },
    // Beside a busy neighbour and the other tests it takes minutes.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: process.env.TOUCHLINE_JOURNEY_DATA, LOG_LEVEL: 'error' },
  },
});
