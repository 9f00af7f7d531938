import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const playwright = base.testEnvironmentOptions['jest-playwright']

/** The system's Chromium where one is named; the flags are those of tests/support/chromium.ts. */
const launchOptions = {
  ...(process.env.VITRINE_CHROMIUM ? { executablePath: process.env.VITRINE_CHROMIUM } : {}),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default {
  ...base,
  testTimeout: 30_000,
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/reports/'],
  testEnvironmentOptions: { 'jest-playwright': { ...playwright, browsers: ['chromium'], launchOptions } },
}
