import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Database } from '../../../server/database/connect.ts'
import { inTenant } from '../../../server/database/tenant.ts'
import { SentJobs, type Jobs } from '../../../server/jobs/Jobs.ts'
import { Kernel } from '../../../server/jobs/Kernel.ts'
import type { Kind, Queue, Registered } from '../../../server/jobs/kind.ts'

/** Of a node that does nothing behind its answers. */
export const unsentJobs: Jobs = {
  send: async () => ({ id: randomUUID(), createdAt: new Date() }),
  expect: () => undefined,
  stopped: () => undefined,
  wake: () => undefined,
}

export type Named = { readonly name: string }

/** A kind whose jobs have names, in a queue that does one at a time. */
export const kindOf = (name: string, rules: Partial<Kind<Named>> & { readonly at?: Partial<Queue> } = {}): Kind<Named> => {
  const { at, ...rest } = rules
  return {
    name,
    queue: { name: `queue of ${name}`, concurrency: 1, perOrganization: 1, ...at },
    payload: Schema.Struct({ name: Schema.String }),
    timeLimit: 60_000,
    ...rest,
  }
}

interface Row {
  readonly name: string
  readonly state: string
  readonly tries: number
  readonly due_at: Date
  readonly done: number
  readonly failure: object | null
}

/** Runs kinds of a test on a database, as a node would. */
export const runningKinds = (database: Database, kinds: readonly Registered[], isAlone = false) => {
  const errors: unknown[] = []
  const kernel = new Kernel({ database, isAlone, onError: (error) => void errors.push(error) })
  kernel.register(...kinds)
  const jobs = new SentJobs({
    onSent: (queue, delay) => kernel.wake(queue, delay),
    onStopped: (id) => kernel.stopped(id),
  })
  return { kernel, jobs, errors }
}

export const jobsOn = (database: Database) => ({
  send: async (jobs: SentJobs, organizationId: string, kind: Kind<Named>, ...names: readonly string[]): Promise<readonly string[]> =>
    inTenant(database, organizationId, (tenant) => Promise.all(names.map(async (name) => (await jobs.send(tenant, kind, { name })).id))),
  rows: async (kind: Kind<Named>): Promise<readonly Row[]> =>
    (await database.owner.query<Row>(`select payload->>'name' as name, state, tries, due_at, done, failure from jobs where kind = $1 order by created_at, name`, [kind.name])).rows,
})

/** Something that is waited for until it is opened. */
export const gate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}
