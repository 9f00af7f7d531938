import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/connect.ts'
import { freshConnection } from '../support/server/testServer.ts'
import { readCatalog } from './catalog.ts'
import type { Collected } from './collectingSql.ts'
import { rowProblems } from './compare.ts'
import { Describer } from './describe.ts'
import { rawQueries } from './rawQueries.ts'
import { declaredStatements, type Declared } from './rowTypes.ts'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = join(ROOT, 'server/tsconfig.json')
/** All modules but those that are programs of their own. */
const MODULES = ['server/{app,capabilities,main}.ts', 'server/!(launch)/**/!(*.test|*.fixture|record).ts']
const isOfServer = (file: string): boolean => file.startsWith(`${ROOT}/server/`) && !/\.(test|fixture)\.ts$/.test(file)

const FIXTURES = join(ROOT, 'tests/statements/fixtures/tsconfig.json')
const declaredIn = (fixture: string): readonly Declared[] => declaredStatements(FIXTURES, (file) => file.endsWith(`/fixtures/${fixture}.ts`))

/** As modules make them, in a process that does nothing else. */
const collected = (...modules: readonly string[]): readonly Collected[] => {
  const printed = execFileSync(process.execPath, [join(import.meta.dirname, 'collect.ts'), ROOT, ...modules], { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  return (JSON.parse(printed) as readonly Collected[]).map(({ text, at }) => ({ text, at: at.replace(/^\/+/, '/') }))
}

let database: Database
beforeAll(async () => {
  database = await freshConnection()
})
afterAll(() => database.close())

/** What is fetched from a cursor is known once that is declared. */
const declaring = ({ text }: Collected): number => (/^\s*declare\b/i.test(text) ? 0 : 1)

/** What is wrong with statements, each behind where it stands in the file. */
const problems = async (statements: readonly Collected[], declared: readonly Declared[]): Promise<readonly string[]> => {
  const client = await database.owner.connect()
  const rows = new Map(declared.map(({ at, row }) => [at, row]))
  const found = new Set<string>()
  try {
    await client.query('begin')
    const describer = new Describer(client, await readCatalog(client))
    for (const { text, at } of statements.toSorted((one, other) => declaring(one) - declaring(other))) {
      const wrong = await describer.describe(text).then((columns) => rowProblems(columns, rows.get(at)), (error: Error) => [error.message])
      for (const problem of wrong) found.add(`${at.replace(`${ROOT}/`, '')} ${problem}`)
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
  return [...found]
}

const neverMade = (statements: readonly Collected[], declared: readonly Declared[]): readonly string[] => {
  const made = new Set(statements.map(({ at }) => at))
  return declared.map(({ at }) => at).filter((at) => !made.has(at))
}

describe('the statements of the server', () => {
  it('are right, and their rows are what they are read as', async () => {
    const [statements, declared] = [collected(...MODULES), declaredStatements(SERVER, isOfServer)]
    expect(neverMade(statements, declared)).toEqual([])
    expect(declared.length).toBeGreaterThan(500)
    expect(await problems(statements, declared)).toEqual([])
  })

  it('are all that it asks, but for what applies files, makes databases, and listens', () => {
    const raw = rawQueries(SERVER, isOfServer)
    const files = new Set(raw.map(({ file }) => file.replace(`${ROOT}/server/`, '')))
    expect([...files].toSorted()).toEqual([
      'database/embedded/cluster.ts',
      'database/functions.ts',
      'database/migrate.ts',
      'database/sql.ts',
      'database/tenant.ts',
      'events/Listener.ts',
    ])
    expect(new Set(raw.filter(({ isTyped }) => isTyped).map(({ file }) => file))).toEqual(new Set([join(ROOT, 'server/database/sql.ts'), join(ROOT, 'server/database/tenant.ts')]))
  })
})

describe('statements of a fixture', () => {
  it('are found wrong, each for what is wrong with it', async () => {
    const [statements, declared] = [collected('tests/statements/fixtures/wrong.ts'), declaredIn('wrong')]
    expect(neverMade(statements, declared)).toHaveLength(1)
    const found = (await problems(statements, declared)).map((problem) => problem.replace(/^\S+ /, ''))
    expect(found.toSorted()).toEqual(
      [
        'title: is read, and is no column',
        'name: nobody reads it',
        'size: bigint is read as string',
        'created_at: timestamp with time zone is read as string',
        'tags: text[] is read as string',
        'parent_id: can be null, and is read as string',
        'name: can be null, and is read as string',
        'size: can be null, and is read as number',
        'folder: can be null, and is read as string',
        'more: can be null, and is read as number',
        'preview: can be video, audio, text, none, and is read as "image" | "pdf"',
        'path.id: can be null, and is read as string',
        'path.at: string is read as Date',
        'path.name: is read, and is not built',
        'relation "nowhere" does not exist',
        'column "title" does not exist',
      ].toSorted(),
    )
  })

  it('are not found wrong where they only look so', async () => {
    const [statements, declared] = [collected('tests/statements/fixtures/right.ts'), declaredIn('right')]
    expect(neverMade(statements, declared)).toEqual([])
    expect(await problems(statements, declared)).toEqual([])
  })
})
