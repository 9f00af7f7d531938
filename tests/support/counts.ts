import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  /** What failed and how, for the end of the run. */
  failures?: readonly string[]
}

const NOTHING_RAN: Counts = { passed: 0, failed: 1 }
/** Characters of one failure that are worth repeating. */
const LONGEST = 1_500

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const numberAt = (report: unknown, key: string): number => {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined
  return typeof value === 'number' ? value : 0
}

const arrayAt = (report: unknown, key: string): readonly unknown[] => {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined
  return Array.isArray(value) ? value : []
}

const textAt = (report: unknown, key: string): string => {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined
  return typeof value === 'string' ? value : ''
}

const received = (title: string, messages: readonly unknown[]): string => stripVTControlCharacters(`${title}\n${messages.join('\n')}`).slice(0, LONGEST)

const jestFailures = (report: unknown): readonly string[] =>
  arrayAt(report, 'testResults').flatMap((file) => {
    const failed = arrayAt(file, 'assertionResults').filter((test) => textAt(test, 'status') === 'failed')
    if (failed.length === 0 && textAt(file, 'status') === 'failed') return [received(textAt(file, 'name'), [textAt(file, 'message')])]
    return failed.map((test) => received(`${textAt(file, 'name')}: ${textAt(test, 'fullName')}`, arrayAt(test, 'failureMessages')))
  })

const playwrightFailures = (suite: unknown): readonly string[] => [
  ...arrayAt(suite, 'suites').flatMap(playwrightFailures),
  ...arrayAt(suite, 'specs').flatMap((spec) =>
    arrayAt(spec, 'tests')
      .filter((test) => textAt(test, 'status') !== 'expected')
      .map((test) => {
        const errors = arrayAt(test, 'results').flatMap((result) => arrayAt(result, 'errors'))
        return received(`${textAt(spec, 'file')}: ${textAt(spec, 'title')}`, errors.map((error) => textAt(error, 'message')))
      }),
  ),
]

/** Of a Vitest or Jest report. A suite that could not be loaded and a skipped test count as failed; no report is a failure. */
export const jestCounts = (file: string): Counts => {
  const report = read(file)
  if (report === undefined) return { ...NOTHING_RAN }
  const unloaded = numberAt(report, 'numRuntimeErrorTestSuites')
  const skipped = numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests')
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + unloaded + skipped,
    failures: jestFailures(report),
  }
}

/** Of a Playwright report. A flaky or skipped test counts as failed. */
export const playwrightCounts = (file: string): Counts => {
  const report = read(file)
  const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined
  if (stats === undefined) return { ...NOTHING_RAN }
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + numberAt(stats, 'skipped'),
    failures: playwrightFailures(report),
  }
}
