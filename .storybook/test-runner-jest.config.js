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

/** `tests/stories.ts` gathers the stories in a few files, for each one costs a start of everything; else every file of stories is one. */
const groups = process.env.VITRINE_STORY_GROUPS
const files = groups === undefined ? {} : { testMatch: [`<rootDir>/${groups}/*.test.js`], transform: {} }

export default {
  ...base,
  ...files,
  testTimeout: 180_000,
  modulePathIgnorePatterns: ['<rootDir>/build/(?!stories)', '<rootDir>/reports/'],
  testEnvironmentOptions: { 'jest-playwright': { ...playwright, browsers: ['chromium'], launchOptions } },
}
