import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { gate, jobsOn, kindOf, runningKinds, type Named } from '../../tests/support/server/kernel.ts'
import { waitsForLock } from '../../tests/support/server/locks.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import { connect, type Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { register, type Handler, type Kind, type Work } from './kind.ts'
import { sweepOf } from './sweeping.ts'

let database: Database
let harbour: string
let fjord: string
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name in ('Fjord Archive', 'Harbour Museum') order by name`)
  ;[fjord, harbour] = rows.map(({ id }) => id) as [string, string]
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  await database.owner.query('delete from jobs')
})
afterAll(() => database.close())

const OTHERS = sql('select count(*) filter (where organization_id = $1) > 0 as own, count(*) filter (where organization_id <> $1)::int as others from users')
const RENAMED = sql(`update users set first_name = 'Nobody' where organization_id = $1 returning id`)

const on = () => jobsOn(database)
const started = async <Payload>(kind: Kind<Payload>, handler: Handler<Payload>, at = database) => {
  const node = runningKinds(at, [register(kind, handler)])
  await node.kernel.begin()
  closing.push(() => node.kernel.close())
  return node
}

describe('a job', () => {
  it('is done once its transaction is committed, and does not exist where that failed', async () => {
    const done: string[] = []
    const kind = kindOf('plain')
    const { jobs } = await started(kind, { run: async ({ payload }) => void done.push(payload.name) })
    await expect(
      inTenant(database, harbour, async (tenant) => {
        await jobs.send(tenant, kind, { name: 'never' })
        throw new Error('What it belongs to failed')
      }),
    ).rejects.toThrow('What it belongs to failed')
    const refused = await inTenant(database, harbour, async (tenant) => {
      await jobs.send(tenant, kind, { name: 'refused' })
      return Result.fail('refused')
    })
    expect(Result.isFailure(refused)).toBe(true)
    await on().send(jobs, harbour, kind, 'sent')
    await expect.poll(() => on().rows(kind)).toEqual([])
    expect(done).toEqual(['sent'])
  })

  it('waits as long as it is told to, and not for the next look', async () => {
    const kind = kindOf('later')
    const times: number[] = []
    const { jobs } = await started(kind, { run: async () => void times.push(Date.now()) })
    const sent = Date.now()
    await inTenant(database, harbour, (tenant) => jobs.send(tenant, kind, { name: 'later' }, { delay: 700 }))
    await expect.poll(() => times.length).toBe(1)
    expect((times[0] ?? 0) - sent).toBeGreaterThanOrEqual(690)
  })

  it('whose payload nobody can read has failed, and keeps no other from its turn', async () => {
    const kind = kindOf('read')
    const done: string[] = []
    const { jobs, errors } = await started(kind, { run: async ({ payload }) => void done.push(payload.name) })
    await database.owner.query(`insert into jobs (id, organization_id, kind, queue, payload, priority) values (gen_random_uuid(), $1, $2, $3, '{"named": 1}', 9)`, [harbour, kind.name, kind.queue.name])
    await on().send(jobs, harbour, kind, 'right')
    await expect.poll(() => on().rows(kind)).toMatchObject([{ name: null, state: 'Failed', failure: { code: 'UNEXPECTED' } }])
    expect([done, errors.length]).toEqual([['right'], 1])
  })

  it('notes its end as its organization’s: rows of another one it neither sees nor changes', async () => {
    const kind = kindOf('tenant')
    const seen: unknown[] = []
    const { jobs } = await started(kind, {
      ended: async (tenant) => {
        seen.push(...(await tenant.query(OTHERS, [harbour])), ...(await tenant.query(RENAMED, [fjord])))
      },
      run: async () => undefined,
    })
    await on().send(jobs, harbour, kind, 'tenant')
    await expect.poll(() => seen).toEqual([{ own: true, others: 0 }])
  })
})

describe('fairness', () => {
  /** Notes which jobs begin, and holds each until it is let go. */
  const held = () => {
    const begun: string[] = []
    const gates = new Map<string, ReturnType<typeof gate>>()
    const of = (name: string) => {
      const known = gates.get(name) ?? gate()
      gates.set(name, known)
      return known
    }
    const run = async ({ payload: { name } }: Work<Named>): Promise<void> => {
      if (begun.length === 0) closing.push(async () => gates.forEach(({ open }) => open()))
      begun.push(name)
      await of(name).opened
    }
    return { begun, run, letGo: (name: string) => of(name).open() }
  }
  const MANY = Array.from({ length: 1_000 }, (_, number) => `of many ${String(number).padStart(4, '0')}`)

  it('gives each organization its turn, however many jobs another has sent before', async () => {
    const kind = kindOf('in turns')
    const { begun, run, letGo } = held()
    const { jobs } = await started(kind, { run })
    await on().send(jobs, harbour, kind, ...MANY)
    await expect.poll(() => begun.length).toBe(1)
    await on().send(jobs, fjord, kind, 'the only one', 'the second one')
    letGo(begun[0] ?? '')
    await expect.poll(() => begun.length).toBe(2)
    letGo(begun[1] ?? '')
    await expect.poll(() => begun.length).toBe(3)
    expect(begun[1]).toBe('the only one')
    expect(begun[2]).toMatch('of many')
  })

  it('keeps room for others while one organization has its share', async () => {
    const kind = kindOf('shared', { at: { concurrency: 3, perOrganization: 2 } })
    const { begun, run } = held()
    const { jobs } = await started(kind, { run })
    await on().send(jobs, harbour, kind, ...MANY.slice(0, 10))
    await expect.poll(() => begun.length).toBe(2)
    await on().send(jobs, fjord, kind, 'at once')
    await expect.poll(() => begun).toContain('at once')
    expect(begun).toHaveLength(3)
  })

  it('takes the most urgent of an organization first, and one of a series at a time', async () => {
    const queue = { name: 'urgent', concurrency: 2, perOrganization: 2 }
    const slow = { ...kindOf('slow'), queue }
    const urgent = { ...kindOf('urgent', { priority: 2, series: ({ name }) => name.slice(0, 1) }), queue }
    const { begun, run, letGo } = held()
    const node = runningKinds(database, [register(slow, { run }), register(urgent, { run })])
    closing.push(() => node.kernel.close())
    await on().send(node.jobs, harbour, slow, 'z slow')
    await on().send(node.jobs, harbour, urgent, 'a first')
    await on().send(node.jobs, harbour, urgent, 'a second')
    await node.kernel.begin()
    await expect.poll(() => begun).toEqual(['a first', 'z slow'])
    letGo('z slow')
    await expect.poll(() => on().rows(slow)).toEqual([])
    expect(begun).toHaveLength(2)
    letGo('a first')
    await expect.poll(() => begun).toEqual(['a first', 'z slow', 'a second'])
  })
})

describe('several nodes', () => {
  it('take what there is of others where one is just taking the only job of whose turn it is', async () => {
    const kind = kindOf('being taken')
    const done: string[] = []
    const node = runningKinds(database, [register(kind, { run: async ({ payload }) => void done.push(payload.name) })])
    closing.push(() => node.kernel.close())
    const [first = '', second = ''] = [harbour, fjord].toSorted()
    await on().send(node.jobs, first, kind, 'being taken')
    await on().send(node.jobs, second, kind, 'to be taken')
    const other = await database.owner.connect()
    closing.push(async () => other.release())
    closing.push(() => other.query('rollback'))
    await other.query('begin')
    await other.query(`select from jobs where organization_id = $1 and kind = $2 for update`, [first, kind.name])
    await node.kernel.begin()
    await expect.poll(() => done).toEqual(['to be taken'])
  })

  it('run each job of one database once', async () => {
    const other = await connect(database.connection, { size: 2, onError: () => undefined })
    closing.push(() => other.close())
    const kind = kindOf('shared work', { at: { concurrency: 4, perOrganization: 4 } })
    const done: string[] = []
    const by = [0, 0]
    const handler = (node: number): Handler<Named> => ({
      run: async ({ payload }) => {
        done.push(payload.name)
        by[node] = (by[node] ?? 0) + 1
        await database.owner.query('select pg_sleep(0.002)')
      },
    })
    const { jobs, kernel } = await started(kind, handler(0))
    const second = await started(kind, handler(1), other)
    const names = Array.from({ length: 300 }, (_, number) => String(number))
    await on().send(jobs, harbour, kind, ...names)
    second.kernel.wakeAll()
    kernel.wakeAll()
    await expect.poll(() => on().rows(kind)).toEqual([])
    expect(done.toSorted()).toEqual(names.toSorted())
    expect(Math.min(...by)).toBeGreaterThan(0)
  })

  it('take what else there is where another was quicker with a series, and do not wait for the next look', async () => {
    const queue = { name: 'queue of series', concurrency: 1, perOrganization: 1 }
    const urgent = { ...kindOf('in series', { priority: 2, series: () => 'series' }), queue }
    const other = { ...kindOf('beside it'), queue }
    const done: string[] = []
    const run = async ({ payload }: Work<Named>): Promise<void> => void done.push(payload.name)
    const node = runningKinds(database, [register(urgent, { run }), register(other, { run })])
    closing.push(() => node.kernel.close())
    const [first] = await on().send(node.jobs, harbour, urgent, 'first', 'second')
    await on().send(node.jobs, harbour, other, 'beside')
    const second = await connect(database.connection, { size: 1, onError: () => undefined })
    closing.push(() => second.close())
    const elsewhere = await second.owner.connect()
    try {
      await elsewhere.query('begin')
      await elsewhere.query(`update jobs set state = 'Working', attempt = gen_random_uuid(), touched_at = now() where id = $1`, [first])
      await node.kernel.begin()
      await waitsForLock(second)
      await elsewhere.query('commit')
    } finally {
      elsewhere.release()
    }
    await expect.poll(() => done).toEqual(['beside'])
  })

  it('take over what one that was killed was at, once it is silent', async () => {
    const kind = kindOf('taken over', { keptFor: 60_000 })
    const { jobs, kernel } = await started(kind, { run: async () => undefined })
    const idle = await database.owner.query<{ id: string }>(
      `insert into jobs (id, organization_id, kind, queue, payload, state, attempt) values (gen_random_uuid(), $1, $2, $3, '{"name": "left"}', 'Working', gen_random_uuid()) returning id`,
      [harbour, kind.name, kind.queue.name],
    )
    await on().send(jobs, harbour, kind, 'other')
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Working' }, { state: 'Done' }])
    await database.owner.query(`update jobs set touched_at = now() - interval '31 seconds' where id = $1`, [idle.rows[0]?.id])
    await kernel.look()
    await expect.poll(() => on().rows(kind)).toMatchObject([{ name: 'left', state: 'Done', tries: 0 }, { state: 'Done' }])
  })
})

describe('what recurs', () => {
  it('is one job of the installation, for all nodes, and begins again after its end', async () => {
    const { name, queue, timeLimit } = kindOf('recurring')
    const kind: Kind<object> = { name, queue, timeLimit, every: 3_600_000, payload: Schema.Struct({}) }
    let times = 0
    const run = async (): Promise<void> => void (times += 1)
    const { kernel } = await started(kind, { run })
    await started(kind, { run })
    const due = async () => (await database.owner.query<{ minutes: number }>(`select round(extract(epoch from due_at - now()) / 60)::int as minutes from jobs where kind = $1`, [kind.name])).rows
    expect(await due()).toEqual([{ minutes: 1 }])
    await database.owner.query('update jobs set due_at = now()')
    kernel.wakeAll()
    await expect.poll(due).toEqual([{ minutes: 60 }])
    expect(times).toBe(1)
  })

  it('removes rows by a statement of each capability, with no right to more, and one that fails keeps none of the others from it', async () => {
    const statements = [
      ['broken sweep', sql('select 1 / 0')],
      ['greedy sweep', sql(`update users set last_name = 'Swept'`)],
      ['sweep', sql('select sweep_sessions()')],
    ] as const
    await database.owner.query(`insert into login_attempts (key, failures, window_ends) values ('old', 1, now() - interval '1 hour'), ('recent', 1, now() + interval '1 hour')`)
    const kinds = statements.map(([name, statement]) => sweepOf(database, name, statement))
    const { kernel, errors } = runningKinds(database, kinds)
    await kernel.begin()
    closing.push(() => kernel.close())
    await database.owner.query('update jobs set due_at = now()')
    kernel.wakeAll()
    const due = async () => (await database.owner.query<{ kind: string }>(`select kind from jobs where state = 'Waiting' and due_at > now() + interval '59 minutes' order by kind`)).rows
    await expect.poll(due).toEqual([{ kind: 'broken sweep' }, { kind: 'greedy sweep' }, { kind: 'sweep' }])
    expect(errors).toMatchObject([{ message: 'division by zero' }])
    expect((await database.owner.query(`select convert_from(key, 'UTF8') as key from login_attempts`)).rows).toEqual([{ key: 'recent' }])
    expect((await database.owner.query(`select from users where last_name = 'Swept'`)).rowCount).toBe(0)
  })
})
