import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const application = fileURLToPath(new URL('../../src/application/', import.meta.url))

/** What a machine does, in lines: those of every file that has its name, without imports, types, and what stands before them to explain them. */
const MOST_LINES = 150

const MACHINE = '.machine.ts'
const DECLARES = /^(import|(export )?(type|interface)) /
const GOES_ON = /^[\s|}]/
const SAYS_NOTHING = /^(|\/\*\*.*| \*.*)$/

const linesDoing = (text: string): number => {
  let isDeclared = false
  return text.split('\n').filter((line) => {
    isDeclared = DECLARES.test(line) || (isDeclared && GOES_ON.test(line))
    return !isDeclared && !SAYS_NOTHING.test(line)
  }).length
}

/** The machine that a file is a piece of: of `upload.machine.ts`, `uploadContext.ts` and `upload.parts.ts` it is `upload`, of `uploadDescribing.machine.ts` it is not. */
const machineOf = (file: string, machines: readonly string[]): string | undefined =>
  machines.filter((machine) => file.startsWith(machine) && /^[.A-Z]/.test(file.slice(machine.length))).toSorted((one, other) => other.length - one.length)[0]

const sizes = (files: ReadonlyMap<string, string>): ReadonlyMap<string, number> => {
  const machines = [...files.keys()].flatMap((file) => (file.endsWith(MACHINE) ? [file.slice(0, -MACHINE.length)] : []))
  const found = new Map<string, number>()
  for (const [file, text] of files) {
    const machine = machineOf(file, machines)
    if (machine !== undefined) found.set(machine, (found.get(machine) ?? 0) + linesDoing(text))
  }
  return found
}

it('a machine that was cut by files is counted as one, without the types that they pass to each other', () => {
  const files = new Map([
    ['transfers/upload.machine.ts', `import { setup } from 'xstate'\n\n/** One file on its way. */\nexport const create = () =>\n  setup({})\n\nexport type Machine = ReturnType<typeof create>\n`],
    ['transfers/uploadContext.ts', `export interface Context {\n  readonly id: string\n}\n\nexport type Event =\n  | { type: 'pause' }\n  | { type: 'resume' }\n\nexport const BLANK = { id: '' }\n`],
    ['transfers/upload.parts.ts', 'export const isSent = true\n'],
    ['transfers/uploadDescribing.machine.ts', 'export const describing = {}\n'],
    ['transfers/uploads.ts', 'export const uploads = []\n'],
  ])
  expect([...sizes(files)]).toEqual([['transfers/upload', 4], ['transfers/uploadDescribing', 1]])
})

it('a machine can be read as one, all files that have its name included', () => {
  const files = globSync('**/*.ts', { cwd: application }).filter((file) => !file.endsWith('.test.ts'))
  const found = sizes(new Map(files.map((file) => [file, readFileSync(`${application}${file}`, 'utf8')])))
  expect(found.size).toBeGreaterThan(100)
  expect([...found].filter(([, lines]) => lines > MOST_LINES)).toEqual([])
})
