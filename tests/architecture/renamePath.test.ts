import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/**
 * A file that a rename of a folder passes. `from`: the file that hands it on. It imports this one, or the two are joined `at` files that no call passes:
 * a port, a contract, or what registers one with the other; each of them imports its neighbour, or is imported by it.
 */
interface Step {
  readonly file: string
  readonly from?: string
  readonly at?: readonly string[]
}

const DIALOG = 'src/ui/folders/FolderDialog.tsx'
const MACHINE = 'src/application/folders/folderName.machine.ts'
const GATEWAY = 'src/infrastructure/folders/HttpFolderGateway.ts'
const HUB = 'src/infrastructure/notifications/LocalEventHub.ts'
const CLIENT = 'src/infrastructure/http/HttpClient.ts'
const CALLER = 'src/infrastructure/http/HttpCaller.ts'
const CODEC = 'src/infrastructure/http/codec.ts'
const HANDLER = 'server/http/contractHandler.ts'
const ADMIT = 'server/http/admit.ts'
const TENANT = 'server/database/tenant.ts'
const ROUTES = 'server/folders/routes.ts'
const FOLDERS = 'server/folders/folders.ts'
const WRITE = 'src/infrastructure/folders/writeRenamed.ts'

/** From the dialog to the SQL. */
const DOWN: readonly Step[] = [
  { file: DIALOG },
  { file: MACHINE, from: DIALOG },
  { file: GATEWAY, from: MACHINE, at: ['src/application/folders/FolderGateway.ts'] },
  { file: HUB, from: GATEWAY, at: ['src/infrastructure/notifications/LocalEvents.ts'] },
  { file: CLIENT, from: GATEWAY },
  { file: 'src/application/session/credentialsOf.ts', from: CLIENT, at: ['src/application/session/Credentials.ts'] },
  { file: CALLER, from: CLIENT },
  { file: CODEC, from: CALLER },
  { file: HANDLER, from: GATEWAY, at: ['src/infrastructure/folders/contract.ts', ROUTES, 'server/http/route.ts'] },
  { file: ADMIT, from: HANDLER },
  { file: 'server/authentication/accessToken.ts', from: ADMIT },
  { file: 'server/access/policy.ts', from: HANDLER },
  { file: 'server/http/decode.ts', from: HANDLER },
  { file: 'server/http/idempotency.ts', from: HANDLER },
  { file: 'server/authentication/FairQueue.ts', from: ADMIT },
  { file: 'server/authentication/principal.ts', from: ADMIT },
  { file: TENANT, from: ADMIT },
  { file: 'server/database/connected.ts', from: TENANT },
  { file: ROUTES, from: HANDLER, at: ['server/http/route.ts'] },
  { file: FOLDERS, from: ROUTES },
  { file: 'server/access/scope.ts', from: FOLDERS },
  { file: 'server/access/state.ts', from: FOLDERS },
  { file: 'server/database/sql.ts', from: FOLDERS },
]

/** From the answer to the row. */
const BACK: readonly Step[] = [
  { file: 'server/http/keptText.ts', from: HANDLER },
  { file: CODEC, from: CALLER },
  { file: GATEWAY, from: MACHINE, at: ['src/application/folders/FolderGateway.ts'] },
  { file: WRITE, from: GATEWAY },
  { file: 'src/infrastructure/cache/ReadCache.ts', from: WRITE },
  { file: HUB, from: GATEWAY, at: ['src/infrastructure/notifications/LocalEvents.ts'] },
  // The stream hands the listeners of its port to the hub, which then calls them itself.
  { file: 'src/application/folders/watchingFolder.ts', from: HUB, at: ['src/infrastructure/notifications/EventSourceEventStream.ts', 'src/application/notifications/EventStream.ts'] },
]

const MOST_DOWN = 25
const MOST_BACK = 8

/** What a call on the way does beside it, as other calls do: it is noted, told to others and found by its name. */
const BESIDE = ['server/audit/record.ts', 'server/database/failures.ts', 'server/events/publish.ts', 'server/items/folderRows.ts', 'server/search-index/entries.ts']

const IMPORT = /^import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from '(\.[^']+)'/gm

/** The files that one imports, with what it imports of each. */
const importsOf = (file: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, whole, named = '', path = '']) => [
      normalize(join(dirname(file), path)),
      whole === undefined ? named.split(',').map((name) => name.trim().replace(/^type /, '')) : [whole],
    ]),
  )

const areNeighbours = (one: string, other: string): boolean => importsOf(one).has(other) || importsOf(other).has(one)

/** What is wrong with a way: files that are not there, those that nobody on the way hands on to, and more than it may have. */
const faultsOf = (way: readonly Step[], most: number): readonly string[] => {
  const files = way.map(({ file }) => file)
  const gone = way.flatMap(({ file, at = [] }) => [file, ...at]).filter((file) => !existsSync(file))
  if (gone.length > 0) return gone.map((file) => `there is no ${file}`)
  const apart = way.flatMap(({ file, from, at = [] }) => {
    if (from === undefined) return []
    if (at.length === 0) return importsOf(from).has(file) ? [] : [`${from} does not import ${file}`]
    const chain = [from, ...at, file]
    return chain.slice(1).flatMap((next, before) => (areNeighbours(chain[before] ?? '', next) ? [] : [`${chain[before]} has nothing to do with ${next}`]))
  })
  const twice = files.filter((file, at) => files.indexOf(file) !== at).map((file) => `${file} is there twice`)
  return [...apart, ...twice, ...(files.length > most ? [`${files.length} files, and not ${most} at the most`] : [])]
}

it('each file of the way is handed on to by another of it, down and back, and they are few', () => {
  expect(faultsOf(DOWN, MOST_DOWN)).toEqual([])
  expect(faultsOf(BACK, MOST_BACK)).toEqual([])
  const known = new Set([...DOWN, ...BACK].map(({ file }) => file))
  expect([...DOWN, ...BACK].flatMap(({ from }) => from ?? []).filter((from) => !known.has(from))).toEqual([])
})

it('a way with a file that is gone, one that is not handed on to, one twice or one too many is seen', () => {
  expect(faultsOf([{ file: DIALOG }, { file: 'src/ui/folders/Gone.tsx', from: DIALOG }], 2)).toEqual(['there is no src/ui/folders/Gone.tsx'])
  expect(faultsOf([{ file: DIALOG }, { file: GATEWAY, from: DIALOG }], 2)).toEqual([`${DIALOG} does not import ${GATEWAY}`])
  expect(faultsOf([{ file: DIALOG }, { file: GATEWAY, from: DIALOG, at: [MACHINE] }], 2)).toEqual([`${MACHINE} has nothing to do with ${GATEWAY}`])
  expect(faultsOf([{ file: DIALOG }, { file: MACHINE, from: DIALOG }, { file: MACHINE, from: DIALOG }], 2)).toEqual([`${MACHINE} is there twice`, '3 files, and not 2 at the most'])
})

it.each([
  [FOLDERS, /^export const renameFolder = [\s\S]*?^\}$/m],
  [GATEWAY, /^ {2}async rename\([\s\S]*?^ {2}\}$/m],
] as const)('what %s calls is on the way, a rule of the domain, or done beside it', (file, body) => {
  const [called = ''] = body.exec(readFileSync(file, 'utf8')) ?? []
  expect(called).not.toBe('')
  const listed = new Set([...DOWN, ...BACK].flatMap((step) => [step.file, ...(step.at ?? [])]).concat(BESIDE))
  const others = [...importsOf(file)].flatMap(([path, names]) => (names.some((name) => new RegExp(`\\b${name.split(' ').at(-1)}\\b`).test(called)) ? [path] : []))
  expect(others.length).toBeGreaterThan(2)
  expect(others.filter((path) => !listed.has(path) && !path.startsWith('src/domain/'))).toEqual([])
})

it('the paper names the files of the way, and no other', () => {
  const [, down = '', back = ''] = /A rename goes down through ([\s\S]*?), the rules of `src\/domain` apart\. The answer comes back through ([\s\S]*?)into the row/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  const named = (text: string): readonly string[] => [...text.matchAll(/`([^`]+\.tsx?)`/g)].map(([, name = '']) => basename(name))
  const namesOf = (way: readonly Step[]): readonly string[] => way.map(({ file }) => basename(file))
  expect(named(down)).toEqual(namesOf(DOWN))
  expect(named(back).filter((name) => name !== 'renamed.ts')).toEqual(namesOf(BACK))
})
