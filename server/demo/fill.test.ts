import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import type { DemoFile, DemoModule } from './content/catalogue.ts'
import { DemoFill } from './fill.ts'

let database: Database
let scratch: string
let organizationId: string
const failures: unknown[] = []

beforeAll(async () => {
  database = await freshConnection()
  scratch = await mkdtemp(join(tmpdir(), 'vitrine-demo-'))
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name = 'Harbour Museum'`)
  organizationId = rows[0]?.id ?? ''
})

afterAll(async () => {
  await database.close()
  await rm(scratch, { recursive: true, force: true })
})

const file = (name: string, fileNumber?: string): DemoFile => ({
  name,
  description: `About ${name}`,
  daysAgo: 3,
  ...(fileNumber === undefined ? {} : { fileNumber }),
  make: async () => Buffer.from(`name\n${name}\n`),
})

const modules = (...files: readonly DemoFile[]): readonly DemoModule[] => [
  { type: 'RECORDS', folders: [{ name: 'Loans', files: [], folders: [{ name: '2024', folders: [], files }] }] },
]

const fill = async (...files: readonly DemoFile[]): Promise<readonly string[]> => {
  const parts = {
    database,
    blobs: new DiskBlobStore(join(scratch, 'blobs')),
    jobs: { send: async () => undefined, sendAll: async () => undefined, expect: () => undefined },
    scratch,
    onError: (error: unknown) => failures.push(error),
  }
  await new DemoFill(parts, organizationId).run(modules(...files))
  const { rows } = await database.owner.query<{ name: string }>('select name from assets where trashed_at is null order by name')
  return rows.map(({ name }) => name)
}

it('puts each entry there once, and what is new with a later version', async () => {
  expect(await fill(file('a.csv', 'HM-7'))).toEqual(['a.csv'])
  expect(await fill(file('a.csv', 'HM-7'))).toEqual(['a.csv'])
  await database.owner.query(`update assets set name = 'renamed.csv', name_key = 'renamed.csv' where name = 'a.csv'`)
  expect(await fill(file('a.csv'), file('b.csv'))).toEqual(['b.csv', 'renamed.csv'])
  const { rows } = await database.owner.query(
    `select file_number, description, round(extract(epoch from now() - created_at) / 86400) as days from assets where name = 'renamed.csv'`,
  )
  expect(rows).toEqual([{ file_number: 'HM-7', description: 'About a.csv', days: '3' }])
})

const told = async (table: 'assets' | 'folders', name: string): Promise<unknown> => {
  const { rows } = await database.owner.query(
    `select count(*)::int as entries, bool_and(entry.at = date_trunc('milliseconds', thing.created_at)) as dated, min(entry.after ->> 'fileNumber') as number
     from activity entry join ${table} thing on thing.id = entry.resource_id where thing.name = $1 and entry.kind like '%.created'`,
    [name],
  )
  return rows[0]
}

it('begins its history with the date and the number that its details show', async () => {
  expect([await told('assets', 'renamed.csv'), await told('folders', 'Loans')]).toEqual([
    { entries: 1, dated: true, number: 'HM-7' },
    { entries: 1, dated: true, number: null },
  ])
})

it('leaves alone what somebody gave away or took first', async () => {
  await database.owner.query(`update folders set name = 'Old loans', name_key = 'old loans' where name = 'Loans'`)
  expect(await fill(file('c.csv', 'HM-7'))).toEqual(['b.csv', 'c.csv', 'renamed.csv'])
  const { rows } = await database.owner.query<{ file_number: string }>(`select file_number from assets where name = 'c.csv'`)
  expect(rows[0]?.file_number).not.toBe('HM-7')
  await database.owner.query('update folders set trashed_at = now()')
  expect(await fill(file('d.csv'))).toEqual(['b.csv', 'c.csv', 'renamed.csv'])
})

it('goes on past a file that cannot be made, and tries it again the next time', async () => {
  await database.owner.query('update folders set trashed_at = null')
  const broken: DemoFile = { ...file('e.csv'), make: () => Promise.reject(new Error('no paint')) }
  expect(await fill(broken, file('f.csv'))).toContain('f.csv')
  expect(failures).toEqual([new Error('no paint')])
  expect(await fill(file('e.csv'))).toContain('e.csv')
})
