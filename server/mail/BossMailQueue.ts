import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { foreign } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'
import type { Tenant } from '../database/tenant.ts'
import { noteQueued } from './deliveries.ts'
import type { MailJob, MailQueue, NewMail } from './MailQueue.ts'

const SCHEMA = 'jobs'
const QUEUE = 'mails'

/**
 * Tries after the first: at once a few seconds apart, later up to half an hour, for about six hours. A mail whose link has expired meanwhile
 * is not written.
 */
const RETRIES = 20
const FIRST_DELAY = 2
const LONGEST_DELAY = 1_800

/** Seconds after which a mail whose node is gone is given to another. */
const EXPIRY = 120

export interface TakenMail {
  /** Of its job, and of what is noted of its delivery. */
  readonly id: string
  readonly mail: MailJob
}

interface Options {
  /** A mail was committed. */
  readonly onSent: () => void
  readonly onError: (error: Error) => void
}

/** The queue's statements as those of a transaction. */
const within = (tenant: Tenant) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: [...(await tenant.query(foreign(text), values))] }),
})

/** The queue of mails, beside the one of the assets' jobs and by the same rules. That queue is opened first: it makes the rights. */
export class BossMailQueue implements MailQueue {
  readonly #boss: PgBoss
  readonly #onSent: () => void

  constructor(database: Database, { onSent, onError }: Options) {
    this.#onSent = onSent
    const executeSql = (text: string, values?: unknown[]) => database.owner.query(text, values)
    this.#boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, supervise: false, schedule: false })
    this.#boss.on('error', onError)
  }

  async open(): Promise<void> {
    await this.#boss.start()
    await this.#boss.createQueue(QUEUE, {
      retryLimit: RETRIES,
      retryDelay: FIRST_DELAY,
      retryBackoff: true,
      retryDelayMax: LONGEST_DELAY,
      expireInSeconds: EXPIRY,
      deleteAfterSeconds: 3600,
    })
  }

  async send(tenant: Tenant, { userId, ...mail }: NewMail): Promise<void> {
    const id = randomUUID()
    const job: MailJob = { ...mail, organizationId: tenant.organizationId }
    await this.#boss.send(QUEUE, job, { id, db: within(tenant) })
    await noteQueued(tenant, id, { kind: mail.kind, userId })
    tenant.afterCommit(this.#onSent)
  }

  async take(): Promise<TakenMail | undefined> {
    const [job] = await this.#boss.fetch<MailJob>(QUEUE)
    return job === undefined ? undefined : { id: job.id, mail: job.data }
  }

  /** Nothing more is to be done. In the transaction that notes why. */
  async finish(tenant: Tenant, id: string): Promise<void> {
    await this.#boss.complete(QUEUE, id, undefined, { db: within(tenant) })
  }

  /** It could not be sent now. Answers when it is tried again; undefined: it has had its tries. */
  async setBack(tenant: Tenant, id: string): Promise<Date | undefined> {
    await this.#boss.fail(QUEUE, id, undefined, { db: within(tenant) })
    const [job] = await this.#boss.findJobs(QUEUE, { id, db: within(tenant) })
    return job?.state === 'retry' ? job.startAfter : undefined
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false })
  }
}
