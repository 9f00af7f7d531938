import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { register, type Kind, type Registered } from '../jobs/kind.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { DeliveryNews } from './DeliveryNews.ts'
import { noteEnded, noteFailed, noteQueued, tidyDeliveries } from './deliveries.ts'
import type { Letter } from './Letter.ts'
import { MailFailure, mailFailureOf } from './MailFailure.ts'
import type { Mailer } from './Mailer.ts'
import { MAIL_KINDS, type MailJob, type MailQueue } from './MailQueue.ts'

const SECOND = 1_000
const HOUR = 60 * 60 * SECOND

const queue = { name: 'mails', concurrency: 2, perOrganization: 1 } as const

/**
 * Tried again at once a few seconds apart, later up to half an hour, for about six hours. A mail whose link has expired meanwhile is not
 * written.
 */
export const mail: Kind<Omit<MailJob, 'organizationId'>> = {
  name: 'mail',
  queue,
  payload: Schema.Struct({ kind: Schema.Literals(MAIL_KINDS), subjectId: Schema.String }),
  timeLimit: 120 * SECOND,
  retry: { limit: 20, delay: 4 * SECOND, longest: HOUR / 2, isFinal: (error) => error instanceof MailFailure && error.isFinal },
}

const tidying: Kind<object> = { name: 'tidyDeliveries', queue, payload: Schema.Struct({}), timeLimit: HOUR, every: HOUR }

/** Somebody waits for the code, which is good for minutes: two hundred invitations of the same organization wait for it. */
const awaited: typeof mail = { ...mail, priority: 1 }
const AWAITED: ReadonlySet<MailJob['kind']> = new Set(['ownCode', 'stepCode'])

/** Mails that are jobs of the kernel's, each with a row that tells how its delivery stands. */
export const mailQueue = (jobs: Jobs): MailQueue => ({
  send: async (tenant, { userId, kind, subjectId }) => {
    const { id } = await jobs.send(tenant, AWAITED.has(kind) ? awaited : mail, { kind, subjectId })
    await noteQueued(tenant, id, { kind, userId })
  },
})

/** Writes a letter when it is about to be sent; undefined: there is no reason for it any more. `origin`: what its links begin with. */
export type WriteLetter = (tenant: Tenant, mail: MailJob, origin: string) => Promise<Letter | undefined>

interface Parts {
  readonly database: Database
  readonly mailer: Pick<Mailer, 'origin' | 'deliver'>
  readonly news: DeliveryNews
  /** Letters of every kind. */
  readonly write: WriteLetter
}

interface Outcome {
  readonly state: 'sent' | 'withdrawn'
}

/** What is noted of a delivery changes with its job: a node that ends between them would leave one of them wrong. */
export const mailJobs = ({ database, mailer, news, write }: Parts): readonly Registered[] => [
  register(mail, {
    run: async ({ id, organizationId, payload }) => {
      const letter = await inTenant(database, organizationId, (tenant) => write(tenant, { ...payload, organizationId }, mailer.origin))
      if (letter !== undefined) await mailer.deliver(letter, id)
      return Result.succeed<Outcome>({ state: letter === undefined ? 'withdrawn' : 'sent' })
    },
    ended: async (tenant, { id, payload }, ending) => {
      if (ending.state === 'Done') await noteEnded(tenant, id, (ending.outcome as Outcome).state)
      else await noteFailed(tenant, id, mailFailureOf(ending.error), ending.state === 'Waiting' ? new Date(Date.now() + ending.pause) : undefined)
      if (payload.kind === 'password') tenant.afterCommit(() => news.add(tenant.organizationId))
    },
  }),
  register(tidying, { run: () => tidyDeliveries(database) }),
]
