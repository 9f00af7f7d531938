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

/** What is still to be cut by what it does, with its present size: each shrinks or leaves this list, and none joins it. */
const TOO_LARGE: Readonly<Record<string, number>> = {
  upload: 267,
}

it('a machine can be read as one, the files that it was cut into included', () => {
  const large = [...sizes()].filter(([, lines]) => lines > MOST_LINES)
  expect(large.filter(([machine, lines]) => lines > (TOO_LARGE[machine] ?? 0)).map(([machine, lines]) => `${machine}: ${lines}`).toSorted()).toEqual([])
})

it('the list of those that are too large names no other', () => {
  const found = sizes()
  expect(Object.keys(TOO_LARGE).filter((machine) => (found.get(machine) ?? 0) <= MOST_LINES)).toEqual([])
})
