/**
 * `npm run guards`: takes each guard of the list away in a scratch copy, and shows that a test notices. The tests are run once with all
 * guards in place before. Words on the command line choose guards by what they are or where.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Guard } from './guard.ts'
import { GUARDS } from './guards.ts'

const copy = mkdtempSync(join(tmpdir(), 'vitrine-guards-'))
const notCopied = new Set(['.git', '.data', 'node_modules', 'reports', 'test-results'])
cpSync('.', copy, { recursive: true, filter: (path) => !notCopied.has(path) })
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))

type Tests = Pick<Guard, 'project' | 'tests' | 'named'>

const passes = ({ project, tests, named }: Tests): boolean => {
  const only = named === undefined ? [] : ['-t', named]
  const args = ['--no-install', 'vitest', 'run', '--project', project, '--bail', '1', ...only, tests]
  return spawnSync('npx', args, { cwd: copy, stdio: 'ignore' }).status === 0
}

const isNoticed = (guard: Guard): boolean => {
  const path = join(copy, guard.file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(path, whole.replace(guard.present, () => guard.removed))
  try {
    return !passes(guard)
  } finally {
    writeFileSync(path, whole)
  }
}

const words = process.argv.slice(2)
const chosen = GUARDS.filter(({ what, file }) => words.length === 0 || words.some((word) => `${file} ${what}`.includes(word)))
const missed: string[] = []
try {
  const whole = [...new Map(chosen.map((guard) => [`${guard.tests} ${guard.named ?? ''}`, guard])).values()]
  for (const guard of whole) if (!passes(guard)) throw new Error(`${guard.tests} fails with every guard in place`)
  for (const guard of chosen) {
    const noticed = isNoticed(guard)
    console.log(`${noticed ? '✓' : '✗'} ${guard.file}: ${guard.what}`)
    if (!noticed) missed.push(guard.what)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} guards were noticed to be gone`)
process.exitCode = missed.length === 0 ? 0 : 1
