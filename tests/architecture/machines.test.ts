import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const application = fileURLToPath(new URL('../../src/application/', import.meta.url))

/** Lines of a machine, the files that it was cut into included. */
const MOST_LINES = 150

const linesOf = (file: string): number => readFileSync(`${application}${file}`, 'utf8').trimEnd().split('\n').length

/** A machine's name: `trash` of `trash.machine.ts`, `trash.parts.ts` and `trash.parts.rows.ts`. */
const machineOf = (file: string): string => basename(file).split('.', 1)[0] ?? ''

const sizes = (): ReadonlyMap<string, number> => {
  const files = globSync('**/*.{machine,parts}*.ts', { cwd: application }).filter((file) => !file.endsWith('.test.ts'))
  const found = new Map<string, number>()
  for (const file of files) found.set(machineOf(file), (found.get(machineOf(file)) ?? 0) + linesOf(file))
  return found
}

it('a machine can be read as one, the files that it was cut into included', () => {
  expect([...sizes()].filter(([, lines]) => lines > MOST_LINES)).toEqual([])
})
