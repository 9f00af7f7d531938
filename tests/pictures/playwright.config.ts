import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts'

const reports = process.env.VITRINE_REPORTS ?? 'reports/tests'

/** Stories of the built Storybook against kept pictures. `--update-snapshots` takes them anew: look at each before it is kept. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  // Stories are played at the same time.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `../../${reports}/pictures.json` }]],
  outputDir: '../../test-results/pictures',
  use: {
    browserName: 'chromium',
    // Letters stand where they stand on every machine.
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS, '--font-render-hinting=none'] },
  },
})
