import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Stories are Storybook's, and these are loaded by their paths. */
const LOADED_BY_PATH = /\.stories\.tsx$|^tests\/statements\/(?:collectingSql|fixtures\/\w+)\.ts$/

const EXPORTED = /^export (?:declare |abstract |async )*(?:const|let|class|function\*?|interface|type|enum) ([\w$]+)/gm
const IMPORTED = /^(?:import|export) ([^'"=;]*?) ?from '(\.[^'?]+)/gm
/** Also as a type, or to add to one of its types; whatever comes of it can be named in any way. */
const IMPORTED_WHOLE = /(?:\bimport\(|^import \* as \w+ from |^declare module )'(\.[^']+)'/gm

const wordsOf = (text: string): readonly string[] => text.match(/[\w$]+/g) ?? []

/** What files take from each file: the names in the braces of an import, or any word of a file that imports all of it. */
const takenNames = (files: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> => {
  const taken = new Map<string, Set<string>>()
  const take = (file: string, path: string, names: readonly string[]): void => {
    const from = join(dirname(file), path)
    const before = taken.get(from) ?? new Set()
    names.forEach((name) => before.add(name))
    taken.set(from, before)
  }
  for (const [file, text] of files) {
    for (const [, names = '', path = ''] of text.matchAll(IMPORTED)) take(file, path, wordsOf(names))
    for (const [, path = ''] of text.matchAll(IMPORTED_WHOLE)) take(file, path, wordsOf(text))
  }
  return taken
}

/** What is exported though no other file takes it. */
const untaken = (files: ReadonlyMap<string, string>): readonly string[] => {
  const taken = takenNames(files)
  return [...files].flatMap(([file, text]) =>
    LOADED_BY_PATH.test(file) ? [] : [...text.matchAll(EXPORTED)].flatMap(([, name = '']) => (taken.get(file)?.has(name) === true ? [] : [`${file}: ${name}`])),
  )
}

it('an export that only its own file uses is seen, and one that is imported by name, as a whole, later, as a type or added to is not', () => {
  const files = new Map([
    ['src/a/one.ts', 'export const byName = 1\nexport interface Renamed {}\nexport const own = byName\nexport type Own = typeof own\nexport async function* ownRows() {}\n'],
    ['src/a/two.ts', 'export const member = 1\nexport const other = 2\n'],
    ['src/a/three.ts', 'export const later = 1\nexport class Later {}\nexport type InType = 1\nexport interface Added {}\n'],
    ['src/b/all.ts', "import {\n  byName,\n  type Renamed as Other,\n} from '../a/one.ts'\nimport * as two from '../a/two.ts'\nconst { later } = await import('../a/three.ts')\ntype InTypes = import('../a/three.ts').InType\ndeclare module '../a/three.ts' {\n  interface Added {}\n}\nuse(two.member)\n"],
  ])
  expect(untaken(files)).toEqual(['src/a/one.ts: own', 'src/a/one.ts: Own', 'src/a/one.ts: ownRows', 'src/a/two.ts: other', 'src/a/three.ts: Later'])
})

it('what is exported is used by another file', () => {
  const paths = globSync(['{src,server,tests,.storybook}/**/*.{ts,tsx}', '*.config.ts']).filter((file) => !file.startsWith('tests/architecture/fixtures/'))
  const files = new Map(paths.map((file) => [file, readFileSync(file, 'utf8')]))
  expect(files.size).toBeGreaterThan(5_000)
  expect(untaken(files)).toEqual([])
})
