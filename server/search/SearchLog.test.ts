import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Database } from '../database/connect.ts'
import { SearchLog } from './SearchLog.ts'

let database: Database
const viewers: Viewer[] = []

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string; name: string; user: string }>(
    `select distinct on (organization_.id) organization_.id, organization_.name, user_.id as user
     from organizations organization_ join users user_ on user_.organization_id = organization_.id`,
  )
  for (const { id, name, user } of rows) {
    viewers.push({ userId: user, firstName: 'Ada', lastName: 'Berg', organization: { id, name } } as Viewer)
  }
})
afterAll(() => database.close())

const written = async (): Promise<readonly unknown[]> =>
  (await database.owner.query(`select organization_id, changed_by, first_name, status, after, xmin::text as transaction
    from activity where kind = 'search' order by at, after->>'term'`)).rows

describe('the log of searches', () => {
  it('writes what a stop finds waiting: of each organization together, to each its own', async () => {
    const log = new SearchLog(database, (error) => expect.unreachable(String(error)))
    const [museum, archive] = viewers
    if (museum === undefined || archive === undefined) throw new Error('The demo has three organizations')
    const began = Date.now()
    log.add(museum, 'anchor', 3)
    log.add(museum, 'a\0b', 0)
    log.add(archive, 'quay', 201)
    expect(await written()).toEqual([])
    await log.close()
    const rows = (await written()) as readonly { organization_id: string; after: object; transaction: string }[]
    const of = (viewer: Viewer) => rows.filter(({ organization_id: id }) => id === viewer.organization.id)
    expect(of(museum).map(({ after }) => after)).toEqual(expect.arrayContaining([{ term: 'anchor', total: 3 }, { term: 'ab', total: 0 }]))
    expect(new Set(of(museum).map(({ transaction }) => transaction)).size).toBe(1)
    expect(of(archive)).toMatchObject([{ changed_by: archive.userId, first_name: 'Ada', status: 'Succeeded', after: { term: 'quay', total: 201 } }])
    const { rows: dates } = await database.owner.query<{ at: Date }>(`select at from activity where kind = 'search'`)
    for (const { at } of dates) expect(at.getTime()).toBeGreaterThanOrEqual(began)
  })

  it('has a search once while it goes on, and again after a pause', async () => {
    let now = Date.parse('2026-11-05T09:00:00Z')
    const log = new SearchLog(database, (error) => expect.unreachable(String(error)), () => now)
    const [museum, archive] = viewers
    if (museum === undefined || archive === undefined) throw new Error('The demo has three organizations')
    const minutes = (count: number) => {
      now += count * 60_000
    }
    log.add(museum, 'gangway', 3)
    minutes(9)
    log.add(museum, 'gangway', 4)
    minutes(9)
    log.add(museum, 'gangway', 5)
    log.add(archive, 'gangway', 1)
    log.add(museum, 'gangways', 2)
    minutes(10)
    log.add(museum, 'gangway', 6)
    await log.close()
    const { rows } = await database.owner.query<{ total: number }>(`select (after->>'total')::integer as total from activity where kind = 'search' and after->>'term' like 'gangway%' order by total`)
    expect(rows.map(({ total }) => total)).toEqual([1, 2, 3, 6])
  })

  it('writes by itself after a moment', async () => {
    const log = new SearchLog(database, (error) => expect.unreachable(String(error)))
    const before = (await written()).length
    for (const viewer of viewers) log.add(viewer, 'by itself', 1)
    await expect.poll(async () => (await written()).length).toBe(before + viewers.length)
    await log.close()
  })
})
