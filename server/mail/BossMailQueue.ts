import { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import type { Tenant } from '../database/tenant.ts'
import type { MailJob, MailQueue } from './MailQueue.ts'

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
  readonly id: string
  readonly mail: MailJob
}

interface Options {
  /** A mail was committed. */
  readonly onSent: () => void
  readonly onError: (error: Error) => void
}

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

  async send(tenant: Tenant, mail: Omit<MailJob, 'organizationId'>): Promise<void> {
    const executeSql = async (text: string, values?: unknown[]) => ({ rows: [...(await tenant.query(text, values))] })
    const job: MailJob = { ...mail, organizationId: tenant.organizationId }
    await this.#boss.send(QUEUE, job, { db: { executeSql } })
    tenant.afterCommit(this.#onSent)
  }

  async take(): Promise<TakenMail | undefined> {
    const [job] = await this.#boss.fetch<MailJob>(QUEUE)
    return job === undefined ? undefined : { id: job.id, mail: job.data }
  }

  async finish(id: string): Promise<void> {
    await this.#boss.complete(QUEUE, id)
  }

  /** It could not be sent now; it is tried again later. */
  async setBack(id: string): Promise<void> {
    await this.#boss.fail(QUEUE, id)
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false })
  }
}
