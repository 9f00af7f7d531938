import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { gate, jobsOn, kindOf, runningKinds, type Named } from '../../tests/support/server/kernel.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { inProcess } from './inProcess.ts'
import { Kernel } from './Kernel.ts'
import { register, type Ending, type Handler, type Kind, type Work } from './kind.ts'
import { beginAgain, cancelJob, removeJob } from './ownJobs.ts'

let database: Database
let organizationId: string
let viewer: Viewer
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ organization: string; id: string }>(`select organization_id as organization, id from users where email_key = 'admin@harbour.example'`)
  organizationId = rows[0]?.organization ?? ''
  viewer = {
    sessionId: randomUUID(), userId: rows[0]?.id ?? '', email: 'admin@harbour.example', firstName: 'Ada', lastName: 'Berg', role: 'Admin', permissions: PERMISSIONS,
    globalRoles: [], homeOrganizationId: organizationId, organization: { id: organizationId, name: 'Harbour Museum' }, modules: [], features: [], restricted: false, sessionEnds: 0,
  }
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  await database.owner.query('delete from jobs')
})
afterAll(() => database.close())

const on = () => jobsOn(database)
const started = async (kind: Kind<Named>, handler: Handler<Named>, isAlone = false) => {
  const node = runningKinds(database, [register(kind, handler)], isAlone)
  await node.kernel.begin()
  closing.push(() => node.kernel.close())
  const own = (name: string, total = 0) => inTenant(database, organizationId, async (tenant) => (await node.jobs.send(tenant, kind, { name }, { by: viewer, total })).id)
  const turn = <A>(how: (own: Parameters<typeof cancelJob>[0]) => Promise<A>, id: string) =>
    inTenant(database, organizationId, (tenant) => how({ tenant, viewer, jobs: node.jobs, rules: kind, id }))
  return { ...node, own, turn }
}
const DAY = 24 * 3_600_000
const KEPT = { keptFor: DAY, action: () => 'move' as const }

const WRITTEN = sql(`insert into activity (id, organization_id, status, kind, resource_name) values (gen_random_uuid(), $1, 'Succeeded', 'kernel.test', 'x')`)

/** Writes into the log of the organization, and is held up between that and its end. */
const writing = () => {
  const [begun, held] = [gate(), gate()]
  const reasons: unknown[] = []
  const run = async ({ complete, signal, progress }: Work<Named>): Promise<void> => {
    signal.addEventListener('abort', () => reasons.push((signal.reason as Error).name))
    await inTenant(database, organizationId, async (tenant) => {
      await tenant.query(WRITTEN, [organizationId])
      begun.open()
      await held.opened
      progress(1, 2)
      await complete(tenant, { written: true })
    })
  }
  const written = async () => (await database.owner.query(`delete from activity where kind = 'kernel.test' returning id`)).rows.length
  return { begun, held, reasons, run, written }
}

describe('a job that is cancelled', () => {
  it('while it waits is never begun, and begun when it is asked for again', async () => {
    const [begun, held] = [gate(), gate()]
    const done: string[] = []
    const kind = kindOf('cancelled', KEPT)
    const { own, turn } = await started(kind, {
      run: async ({ payload: { name } }) => {
        done.push(name)
        begun.open()
        await held.opened
      },
    })
    await own('first')
    await begun.opened
    const second = await own('second')
    expect(await turn(cancelJob, second)).toBe(true)
    held.open()
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Done' }, { state: 'Cancelled' }])
    expect(done).toEqual(['first'])
    expect(await turn((job) => beginAgain(job, { from: ['Failed', 'Cancelled'] }), second)).toBe(true)
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Done' }, { name: 'second', state: 'Done' }])
    expect([done, await turn(cancelJob, second)]).toEqual([['first', 'second'], false])
  })

  it.each([['cancelled', cancelJob, ['Cancelled']], ['removed', removeJob, []]] as const)('or %s while it is under way hears of it at once, and leaves nothing behind', async (_, how, left) => {
    const { begun, held, reasons, run, written } = writing()
    const kind = kindOf('under way', KEPT)
    const { own, turn, errors } = await started(kind, { run })
    const id = await own('written', 7)
    await begun.opened
    expect(await turn(how, id)).toBe(true)
    await expect.poll(() => reasons, { timeout: 1_000 }).toEqual(['Unwanted'])
    held.open()
    await expect.poll(async () => (await on().rows(kind)).map(({ state }) => state)).toEqual(left)
    expect([await written(), errors]).toEqual([0, []])
  })

  it('on another node is given up where it is under way', async () => {
    const { begun, held, reasons, run, written } = writing()
    const kind = kindOf('elsewhere', KEPT)
    const { own } = await started(kind, { run })
    const id = await own('written')
    await begun.opened
    await database.owner.query(`update jobs set attempt = gen_random_uuid() where id = $1`, [id])
    await expect.poll(() => reasons).toEqual(['Unwanted'])
    held.open()
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Working' }])
    expect(await written()).toBe(0)
  })
})

describe('a job that fails', () => {
  it('is tried again, each time later, until it has had its tries', async () => {
    const endings: Ending[] = []
    const tried: number[] = []
    const kind = kindOf('failing', { retry: { limit: 3, delay: 100, longest: 300 } })
    const { jobs, errors } = await started(kind, {
      run: async () => {
        tried.push(Date.now())
        throw new Error('Not now')
      },
      ended: async (_tenant, _job, ending) => void endings.push(ending),
    })
    await on().send(jobs, organizationId, kind, 'failing')
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Failed', tries: 4, failure: { code: 'UNEXPECTED' } }])
    expect([tried.length, errors.length]).toEqual([4, 4])
    expect(endings.map(({ state }) => state)).toEqual(['Waiting', 'Waiting', 'Waiting', 'Failed'])
    const pauses = tried.slice(1).map((time, at) => time - (tried[at] ?? 0))
    for (const [at, least] of [50, 100, 150].entries()) expect(pauses[at]).toBeGreaterThanOrEqual(least - 5)
  })

  it('is tried again by the clock of the database: a node whose own is wrong makes nothing wait', async () => {
    const kind = kindOf('failing elsewhere', { retry: { limit: 1, delay: 50 } })
    const { jobs } = await started(kind, { run: async () => Promise.reject(new Error('Not now')) })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    try {
      await on().send(jobs, organizationId, kind, 'failing')
      await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Failed', tries: 2 }])
    } finally {
      vi.useRealTimers()
    }
  })

  it('by its own verdict is not tried again, and says why', async () => {
    const kind = kindOf('refused', { retry: { limit: 9, delay: 0 } })
    const { jobs, errors } = await started(kind, { run: async () => Result.fail({ code: 'DISK_FULL' as const }) })
    await on().send(jobs, organizationId, kind, 'refused')
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Failed', failure: { code: 'DISK_FULL' } }])
    expect(errors).toEqual([])
  })

  it('because its time is over is broken off, or left to itself where it does not hear; others have their turn', async () => {
    const kind = kindOf('slow', { timeLimit: 200 })
    const { jobs } = await started(kind, {
      run: ({ payload: { name }, signal }) =>
        name === 'quick'
          ? Promise.resolve()
          : new Promise((_resolve, reject) => {
              if (name === 'obedient') signal.addEventListener('abort', () => reject(signal.reason as Error))
            }),
    })
    await on().send(jobs, organizationId, kind, 'obedient')
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Failed' }])
    await on().send(jobs, organizationId, kind, 'deaf')
    await on().send(jobs, organizationId, kind, 'quick')
    await expect.poll(() => on().rows(kind)).toMatchObject([{ name: 'obedient', state: 'Failed' }, { name: 'deaf', state: 'Failed' }])
  })
})

describe('a job whose time is over in a worker', () => {
  it('is tried once more, alone, and then no more: nothing was beside it', async () => {
    const kind = kindOf('endless', { timeLimit: 100, retry: { limit: 2, delay: 0 }, at: { worker: 'files' } })
    const { jobs } = runningKinds(database, [])
    const kernel = new Kernel({ database, isAlone: false, workers: { files: { execute: inProcess } }, onError: () => undefined })
    kernel.register(register(kind, { run: ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))) }))
    closing.push(() => kernel.close())
    await on().send(jobs, organizationId, kind, 'endless')
    await kernel.begin()
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Failed', tries: 2 }])
  })
})

describe("a person's job", () => {
  const role = `update roles set permissions = $2 where id = (select role_id from users where id = $1)`
  it('is not done when they may not any more what it takes; whoever lost nothing goes on', async () => {
    const done: string[] = []
    const kind = kindOf('rights', KEPT)
    const node = runningKinds(database, [register(kind, { run: async ({ by, payload }) => void done.push(`${payload.name} by ${by?.firstName}`) })])
    closing.push(() => node.kernel.close())
    const send = (name: string) => inTenant(database, organizationId, (tenant) => node.jobs.send(tenant, kind, { name }, { by: viewer }))
    const { rows } = await database.owner.query<{ permissions: readonly string[]; name: string }>('select permissions, users.first_name as name from roles join users on users.role_id = roles.id where users.id = $1', [viewer.userId])
    const [held] = rows
    await send('allowed')
    await node.kernel.begin()
    await expect.poll(() => done).toEqual([`allowed by ${held?.name}`])
    await database.owner.query(role, [viewer.userId, held?.permissions.filter((one) => one !== 'MOVE_RESOURCES')])
    await send('refused')
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Done' }, { state: 'Failed', failure: { code: 'PERMISSION_DENIED' } }])
    await database.owner.query(role, [viewer.userId, held?.permissions])
    await database.owner.query('update users set blocked_at = now() where id = $1', [viewer.userId])
    await send('blocked')
    await expect.poll(async () => (await on().rows(kind)).at(-1)).toMatchObject({ name: 'blocked', state: 'Failed', failure: { code: 'PERMISSION_DENIED' } })
    await database.owner.query('update users set blocked_at = null where id = $1', [viewer.userId])
    expect(done).toHaveLength(1)
  })

  it('is not done when the organization has not any more what it is of', async () => {
    const done: string[] = []
    const kind = kindOf('feature', { keptFor: DAY, action: () => 'proposeValues' })
    const features = (...held: readonly string[]) => database.owner.query('update organizations set features = $2 where id = $1', [organizationId, held])
    await features('AutofillTemplate')
    const node = await started(kind, { run: async ({ payload }) => void done.push(payload.name) })
    await node.own('offered')
    await expect.poll(() => done).toEqual(['offered'])
    await features('AutoTag')
    await node.own('withdrawn')
    await expect.poll(async () => (await on().rows(kind)).at(-1)).toMatchObject({ name: 'withdrawn', state: 'Failed', failure: { code: 'NOT_FOUND' } })
    expect(done).toEqual(['offered'])
  })

  it('is not done when the organization has not any more the module that it is done in', async () => {
    const done: string[] = []
    const kind = kindOf('module', { keptFor: DAY, action: () => 'move', module: () => 'ARCHIVES' })
    const { rows } = await database.owner.query<{ modules: readonly string[] }>('select modules from organizations where id = $1', [organizationId])
    const modules = (held: readonly string[] = []) => database.owner.query('update organizations set modules = $2 where id = $1', [organizationId, held])
    const node = await started(kind, { run: async ({ payload }) => void done.push(payload.name) })
    await modules(['RECORDS', 'ARCHIVES'])
    await node.own('there')
    await expect.poll(() => done).toEqual(['there'])
    await modules(['RECORDS'])
    await node.own('gone')
    await expect.poll(async () => (await on().rows(kind)).at(-1)).toMatchObject({ name: 'gone', state: 'Failed', failure: { code: 'NOT_FOUND' } })
    await modules(rows[0]?.modules)
    expect(done).toEqual(['there'])
  })
})

describe('a node that stops', () => {
  it('puts down what hears of it, ends what does not, and the next one begins anew where it was', async () => {
    const { begun, reasons, run, written, held } = writing()
    const kind = kindOf('put down', KEPT)
    const first = await started(kind, {
      run: async (work) => {
        const stopping = new Promise((resolve) => work.signal.addEventListener('abort', resolve))
        void stopping.then(held.open)
        await run(work)
      },
    })
    await first.own('written')
    await begun.opened
    await first.kernel.close()
    expect([reasons, await written(), await on().rows(kind)]).toMatchObject([['Stopping'], 0, [{ state: 'Waiting', tries: 0 }]])
    const second = await started(kind, { run })
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Done' }])
    expect([await written(), second.errors]).toEqual([1, []])
  })

  it('and that was killed is followed by one that begins at once where nobody else can be at it', async () => {
    const kind = kindOf('killed', { keptFor: DAY })
    await database.owner.query(
      `insert into jobs (id, organization_id, kind, queue, payload, state, attempt) values (gen_random_uuid(), $1, $2, $3, '{"name": "left"}', 'Working', gen_random_uuid())`,
      [organizationId, kind.name, kind.queue.name],
    )
    await started(kind, { run: async () => undefined }, true)
    await expect.poll(() => on().rows(kind)).toMatchObject([{ state: 'Done', tries: 0 }])
  })
})
