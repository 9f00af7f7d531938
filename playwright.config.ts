import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './tests/support/chromium.ts'
import { journeysLeft } from './tests/support/leftToFull.ts'

// Read by every worker: the first process decides.
process.env.VITRINE_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env.VITRINE_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
const url = `http://127.0.0.1:${process.env.VITRINE_E2E_PORT}`
const reports = process.env.VITRINE_REPORTS ?? 'reports/tests'

/** Journeys of people through the built product, on a real server with a database and files of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/demoComeIn.ts',
  testIgnore: journeysLeft(process.env, readdirSync(new URL('tests/e2e', import.meta.url))).map((name) => `**/${name}`),
  fullyParallel: true,
  // More than there are cores: they use what the others wait for.
  workers: 5,
  // What comes late on a busy machine comes all the same: how fast it comes is the bench's to say.
  timeout: 180_000,
  expect: {
    timeout: 45_000,
    // Letters differ a little from machine to machine; a control that is missing differs more.
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}', maxDiffPixelRatio: 0.03, threshold: 0.25, animations: 'disabled', caret: 'hide' },
  },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `${reports}/journeys.json` }]],
  outputDir: 'test-results',
  webServer: {
    command: 'node server/launch/start.js',
    url: `${url}/v1/openapi.json`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: { NODE_ENV: 'test', PORT: process.env.VITRINE_E2E_PORT, VITRINE_DATA_DIR: process.env.VITRINE_E2E_DATA, LOG_LEVEL: 'warn' },
  },
  use: {
    baseURL: url,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // What moves for the eye alone takes a machine without a graphics card a sixth of its time.
    contextOptions: { reducedMotion: 'reduce' },
    // With VITRINE_TRACE=1 a failed journey leaves its pages and pictures behind; keeping them slows every step.
    trace: process.env.VITRINE_TRACE === undefined ? 'off' : { mode: 'retain-on-failure', screenshots: true },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
})
