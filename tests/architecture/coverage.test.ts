import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FEATURES, MODULES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { ROUTES } from '../../src/domain/navigation/routes.ts'
import { CATALOGUE } from '../../src/domain/failures/codes.ts'

/** The document says nothing more than this of what is not there. */
const NOT_YET = 'not yet'

const SECTIONS = [
  '1. What the product does and for whom',
  '2. Screens and routes',
  '3. Entities and their fields',
  '4. States and transitions',
  '5. Validation rules',
  '6. Roles and permissions',
  '7. The calls it makes',
  '8. The error catalogue',
  '9. Business constants and limits',
]
const HEAD = ['what the specification says', 'where', 'proof']

interface Row {
  readonly section: string
  readonly cells: readonly string[]
  readonly says: string
  readonly where: string
  readonly proof: string
}

const lines = readFileSync('docs/specification-coverage.md', 'utf8').split('\n')

const rows: Row[] = []
const heads: (readonly string[])[] = []
const sections: string[] = []
for (const [at, line] of lines.entries()) {
  if (line.startsWith('## ')) sections.push(line.slice('## '.length))
  if (!line.startsWith('|') || /^\|[-|]+$/.test(line)) continue
  const cells = line.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/)
  const [says = '', where = '', proof = ''] = cells
  if (/^\|[-|]+$/.test(lines[at + 1] ?? '')) heads.push(cells)
  else rows.push({ section: sections.at(-1) ?? '', cells, says, where, proof })
}

const quoted = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, inner]) => inner ?? '')

/** Addresses of the web app and of the API begin with a slash; a file's path does not. */
const isPath = (text: string): boolean => /^[\w.-]+(\/[\w.-]+)+$/.test(text) || /^[\w-]+\.(ts|tsx|json|css|md|html)$/.test(text)
const pathsIn = (text: string): readonly string[] => quoted(text).filter(isPath)

/** What can fail: a test, a story that is driven, or a journey through the whole product. */
const isProof = (path: string): boolean => /\.(test|spec)\.tsx?$|\.stories\.tsx$/.test(path)

const quotedIn = (number: number): readonly string[] =>
  rows.filter(({ section }) => section === SECTIONS[number - 1]).flatMap(({ says }) => quoted(says))

const shown = ({ section, says }: Row): string => `${section[0]}: ${says}`

describe('the coverage of the specification', () => {
  it('has its nine sections, each a table of the same three columns', () => {
    expect(sections).toEqual(SECTIONS)
    expect(new Set(rows.map(({ section }) => section)).size).toBe(SECTIONS.length)
    expect(heads.filter((head) => head.join() !== HEAD.join())).toEqual([])
    expect(rows.filter(({ cells }) => cells.length !== HEAD.length || cells.includes('')).map(shown)).toEqual([])
  })

  it('says nothing twice', () => {
    const all = rows.map(shown)
    expect(all.filter((row, at) => all.indexOf(row) !== at)).toEqual([])
  })

  it('names only files that exist', () => {
    const named = rows.flatMap((row) => row.cells.flatMap(pathsIn))
    expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([])
    expect(named.length).toBeGreaterThan(rows.length / 2)
  })

  it('proves every row, or says that it is not there yet', () => {
    expect(rows.filter(({ proof }) => pathsIn(proof).length === 0 && proof !== NOT_YET).map(shown)).toEqual([])
  })

  it('proves by tests alone, and nothing that is nowhere', () => {
    expect(rows.flatMap(({ proof }) => pathsIn(proof)).filter((path) => !isProof(path))).toEqual([])
    expect(rows.filter(({ where, proof }) => where === NOT_YET && proof !== NOT_YET).map(shown)).toEqual([])
    expect(rows.filter(({ where }) => pathsIn(where).length === 0 && where !== NOT_YET).map(shown)).toEqual([])
  })

  it('has no file that is neither a path nor an address', () => {
    const odd = rows.flatMap(({ where, proof }) => [...quoted(where), ...quoted(proof)]).filter((text) => text.includes('/') && !isPath(text))
    expect(odd.filter((text) => !text.startsWith('/'))).toEqual([])
  })
})

/** `/:resourceType/folders/:folderId?` as the specification writes it. */
const asWritten = (path: string): string => path.replace(/:(\w+)(\?)?/g, '{$1$2}').replace(/\/\*$/, '/...')

describe('a row is there for', () => {
  it('every route of the requirement table, and for no other', () => {
    const addresses = quotedIn(2).filter((text) => text.startsWith('/'))
    expect(addresses.toSorted()).toEqual(ROUTES.map(({ path }) => asWritten(path)).toSorted())
  })

  it('every module and feature', () => {
    expect([...MODULES, ...FEATURES].filter((name) => !quotedIn(1).includes(name))).toEqual([])
  })

  it('every form', () => {
    const forms = globSync('src/domain/**/*.ts')
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export const (\w+Problems|\w+SearchProblem|profileImage)\b/gm)])
      .map(([, name]) => name ?? '')
    const named = rows.filter(({ section }) => section === SECTIONS[4]).flatMap(({ where }) => quoted(where))
    expect(forms.length).toBeGreaterThan(10)
    expect(forms.filter((form) => !named.includes(form))).toEqual([])
  })

  it('every permission of the catalogue, and for no other', () => {
    const named = quotedIn(6).filter((text) => /^[A-Z_]+$/.test(text))
    expect(named.toSorted()).toEqual(PERMISSIONS.toSorted())
  })

  it('every code of the error catalogue, and for no other', () => {
    const named = quotedIn(8).filter((text) => /^[A-Z_]+$/.test(text))
    expect(named.toSorted()).toEqual(CATALOGUE.toSorted())
  })
})

/** What is written in a proof; the matrices take what they expect from the transcription by hand. */
const textOfProof = (path: string): string =>
  [path, ...(/^tests\/security\/(rights|matrix)\.test\.ts$/.test(path) ? globSync('tests/security/rights/*.ts') : [])].map((file) => readFileSync(file, 'utf8')).join('\n')

describe('a row that names a code or a permission', () => {
  it('is proven by what names it too', () => {
    const named = rows
      .filter(({ section }) => section === SECTIONS[5] || section === SECTIONS[7])
      .flatMap((row) => quoted(row.says).filter((text) => /^[A-Z]+(_[A-Z]+)+$/.test(text)).map((name) => ({ name, proofs: pathsIn(row.proof) })))
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter(({ name, proofs }) => !proofs.some((path) => textOfProof(path).includes(name))).map(({ name }) => name)).toEqual([])
  })
})

it('the checklist of the experience has each of its lines once, in order, with what proves it', () => {
  const lines = [...readFileSync('docs/experience-checklist.md', 'utf8').matchAll(/^\| (\d+)\. [^|]+ \| [^|]+ \|$/gm)].map(([, number]) => Number(number))
  expect(lines).toEqual(Array.from({ length: 72 }, (_, at) => at + 1))
})
