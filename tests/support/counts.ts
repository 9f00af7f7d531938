import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

const NOTHING_RAN: Counts = { passed: 0, failed: 1 }

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const numberAt = (report: unknown, key: string): number => {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined
  return typeof value === 'number' ? value : 0
}

/** Of a Vitest or Jest report. A suite that could not be loaded and a skipped test count as failed; no report is a failure. */
export const jestCounts = (file: string): Counts => {
  const report = read(file)
  if (report === undefined) return { ...NOTHING_RAN }
  const unloaded = numberAt(report, 'numRuntimeErrorTestSuites')
  const skipped = numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests')
  return { passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') + unloaded + skipped }
}

/** Of a Playwright report. A flaky or skipped test counts as failed. */
export const playwrightCounts = (file: string): Counts => {
  const report = read(file)
  const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined
  if (stats === undefined) return { ...NOTHING_RAN }
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + numberAt(stats, 'skipped'),
  }
}
