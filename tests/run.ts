/**
 * `npm test`: everything that a change must pass, what is quickest first. A step that fails does not stop the later ones, so that one run
 * tells all; at its end it says what it left to `npm run test:full`. Seconds by step are left in `reports/tests/times.json`. Prints the
 * total last, alone on a line: `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { findChromium } from './support/chromium.ts'
import { jestCounts, playwrightCounts, type Counts } from './support/counts.ts'
import { FULL, journeySources, leftToFull, playsAll } from './support/leftToFull.ts'

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Reads the report that the command wrote; without one the step counts as one test. */
  readonly counts?: () => Counts
  /** The step before that makes what it looks at; it runs too where this one is named. */
  readonly needs?: string
}

const REPORTS = 'reports/tests'
const report = (name: string): string => `${REPORTS}/${name}.json`

const vitest = (project: string): Step => ({
  name: project,
  command: ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report(project)}`],
  counts: () => jestCounts(report(project)),
})

const stories: Step = {
  name: 'stories',
  command: ['node', 'tests/stories.ts', report('stories')],
  counts: () => jestCounts(report('stories')),
  needs: 'storybook',
}

const pictures: Step = {
  name: 'pictures',
  command: ['playwright', 'test', '--config', 'tests/pictures'],
  counts: () => playwrightCounts(report('pictures')),
  needs: 'storybook',
}

/** One row after the other; what stands in one row runs at the same time, as one of them mostly uses one core. */
const STEPS: readonly (readonly Step[])[] = [
  [{ name: 'types', command: ['npm', 'run', '-s', 'typecheck'] }, vitest('unit')],
  [{ name: 'lint', command: ['npm', 'run', '-s', 'lint'] }, vitest('ui')],
  [{ name: 'build', command: ['node', 'server/launch/build.ts'] }, { name: 'storybook', command: ['storybook', 'build', '--quiet', '--stats-json', '--output-dir', 'build/storybook'] }],
  [vitest('server')],
  [stories, pictures],
  [{ name: 'journeys', command: ['playwright', 'test', ...(playsAll(process.env) ? [] : ['--grep-invert', FULL])], counts: () => playwrightCounts(report('journeys')) }],
  ...(playsAll(process.env) ? [[{ name: 'mutation', command: ['stryker', 'run'] }]] : []),
]

interface Ran {
  readonly ok: boolean
  readonly seconds: number
}

/** `isAlone`: what it prints is shown as it comes, else when it has ended. */
const run = (command: readonly string[], env: NodeJS.ProcessEnv, isAlone: boolean): Promise<Ran> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command
    const own = program === 'npm' || program === 'node'
    const started = Date.now()
    const output: Buffer[] = []
    const end = (ok: boolean) => {
      process.stdout.write(Buffer.concat(output))
      resolve({ ok, seconds: Math.round((Date.now() - started) / 1000) })
    }
    const child = spawn(own ? program : 'npx', own ? args : ['--no-install', program, ...args], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env,
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', () => end(false))
    child.on('close', (code) => end(code === 0))
  })

/** Which share of the stories is audited, which sequences are played, and what properties are tried with: others with each commit, and again the same for one. */
const seedOf = (): string => {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return String(Number.parseInt((stdout ?? '').slice(0, 6), 16) || 1)
}

const asked = process.argv.slice(2)
const only = asked.flatMap((name) => [name, ...STEPS.flat().flatMap((step) => (step.name === name && step.needs !== undefined ? [step.needs] : []))])
const { SEED = seedOf(), AUDITS_SEED = SEED } = process.env
// Types and lint are checked by programs in Go, each beside another step: with more threads than one they check the same types once for each.
const env = { ...process.env, GOMAXPROCS: '1', STORYBOOK_DISABLE_TELEMETRY: '1', SEED, AUDITS_SEED, VITRINE_CHROMIUM: findChromium(), VITRINE_REPORTS: REPORTS }
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const total: Counts = { passed: 0, failed: 0 }
const lines: string[] = []
const times: Record<string, number> = {}
const failures: string[] = []
const count = (step: Step, { ok, seconds }: Ran): void => {
  const counted = step.counts?.() ?? { passed: 0, failed: 0 }
  if (step.counts === undefined && ok) counted.passed += 1
  if (!ok && counted.failed === 0) counted.failed += 1
  total.passed += counted.passed
  total.failed += counted.failed
  failures.push(...(counted.failures ?? []))
  times[step.name] = seconds
  lines.push(`${step.name.padEnd(14)} ${counted.passed} passed, ${counted.failed} failed in ${seconds} s`)
}

for (const row of STEPS) {
  const steps = row.filter(({ name }) => only.length === 0 || only.includes(name))
  if (steps.length > 0) console.log(`\n── ${steps.map(({ name }) => name).join(', ')}`)
  const ran = await Promise.all(steps.map(({ command }) => run(command, env, steps.length === 1)))
  steps.forEach((step, at) => count(step, ran[at] ?? { ok: false, seconds: 0 }))
}

writeFileSync(report('times'), `${JSON.stringify(times, null, 2)}\n`)
for (const failure of failures) console.log(`\n✗ ${failure}`)
const left = only.length === 0 ? leftToFull(process.env, journeySources('tests/e2e')) : []
if (left.length > 0) console.log(`\nLeft to npm run test:full: ${left.join('; ')}`)
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
