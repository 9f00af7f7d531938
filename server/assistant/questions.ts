import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { messageProblem, titleOf, type Feedback } from '../../src/domain/assistant/chat.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { sayWritten } from './messageRows.ts'
import { holdThread } from './threads.ts'

/** A question whose answer is to be written, in the message that is there for it. */
export interface Question {
  readonly threadId: string
  readonly messageId: string
  readonly text: string
}

/** Threads that one person keeps; the one that was used longest ago makes room. */
const MOST_THREADS = 1000

const ADD_THREAD = sql('insert into assistant_threads (id, organization_id, home_organization_id, user_id, title) values ($1, $2, $3, $4, $5)')
const DROP_OLD = sql(`
  delete from assistant_threads where organization_id = $1 and id in (
    select id from assistant_threads where organization_id = $1 and user_id = $2 order by updated_at desc, id desc offset ${MOST_THREADS})`)
const USED = sql('update assistant_threads set updated_at = clock_timestamp() where organization_id = $1 and id = $2')
const ADD_QUESTION = sql('insert into assistant_messages (id, organization_id, thread_id, user_id, message, is_assistant) values ($1, $2, $3, $4, $5, false)')
const ADD_ANSWER = sql(`
  insert into assistant_messages (id, organization_id, thread_id, user_id, message, is_assistant, written_at) values ($1, $2, $3, $4, '', true, clock_timestamp())`)
const DROP_FROM = sql<{ id: string }>(`
  delete from assistant_messages message
  using assistant_messages first
  where first.organization_id = $1 and first.thread_id = $2 and first.id = $3 and not first.is_assistant
    and message.organization_id = $1 and message.thread_id = $2 and message.place >= first.place
  returning message.id`)
const LAST_QUESTION = sql<{ id: string; message: string }>(`
  select id, message from assistant_messages where organization_id = $1 and thread_id = $2 and not is_assistant order by place desc limit 1`)
const DROP_BEHIND = sql<{ id: string }>(`
  delete from assistant_messages message
  using assistant_messages first
  where first.organization_id = $1 and first.thread_id = $2 and first.id = $3
    and message.organization_id = $1 and message.thread_id = $2 and message.place > first.place
  returning message.id`)
const STOP_WRITTEN = sql<{ id: string }>(`
  update assistant_messages set written_at = null, stopped = true, delivered = true
  where organization_id = $1 and thread_id = $2 and written_at is not null and message <> ''
  returning id`)
const STOP_EMPTY = sql<{ id: string }>('delete from assistant_messages where organization_id = $1 and thread_id = $2 and written_at is not null returning id')

type Asked = Result.Result<Question, Failure<'VALIDATION_FAILED' | 'NOT_FOUND'>>
type Asker = Pick<Viewer, 'userId' | 'homeOrganizationId'>

/** Ends what is being written; what there is of it stays. */
const stopWriting = async (tenant: Tenant, threadId: string): Promise<void> => {
  const kept = await tenant.query(STOP_WRITTEN, [tenant.organizationId, threadId])
  const empty = await tenant.query(STOP_EMPTY, [tenant.organizationId, threadId])
  const stopped = [...kept, ...empty].map(({ id }) => id)
  if (stopped.length > 0) await sayWritten(tenant, threadId, stopped)
}

const beginAnswer = async (tenant: Tenant, userId: string, threadId: string, text: string): Promise<Question> => {
  const messageId = randomUUID()
  await tenant.query(ADD_ANSWER, [messageId, tenant.organizationId, threadId, userId])
  await tenant.query(USED, [tenant.organizationId, threadId])
  return { threadId, messageId, text }
}

interface Sent {
  readonly message: string
  readonly threadId?: string | undefined
  readonly replaces?: string | undefined
}

/** The thread that a message goes to, without what the message replaces and without an answer that is being written. */
const threadFor = async (tenant: Tenant, { userId, homeOrganizationId }: Asker, { message, threadId, replaces }: Sent): Promise<string | undefined> => {
  if (threadId === undefined) {
    if (replaces !== undefined) return undefined
    const id = randomUUID()
    await tenant.query(ADD_THREAD, [id, tenant.organizationId, homeOrganizationId, userId, titleOf(message)])
    await tenant.query(DROP_OLD, [tenant.organizationId, userId])
    return id
  }
  if (!(await holdThread(tenant, userId, threadId))) return undefined
  const dropped = replaces === undefined ? [] : await tenant.query(DROP_FROM, [tenant.organizationId, threadId, replaces])
  if (replaces !== undefined && dropped.length === 0) return undefined
  if (dropped.length > 0) await sayWritten(tenant, threadId, dropped.map(({ id }) => id))
  await stopWriting(tenant, threadId)
  return threadId
}

/** Takes a message, and makes room for its answer. */
export const ask = async (tenant: Tenant, asker: Asker, sent: Sent): Promise<Asked> => {
  const problem = messageProblem(sent.message)
  if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { message: problem } })
  const text = tidy(sent.message)
  const threadId = await threadFor(tenant, asker, { ...sent, message: text })
  if (threadId === undefined) return Result.fail({ code: 'NOT_FOUND' })
  await tenant.query(ADD_QUESTION, [randomUUID(), tenant.organizationId, threadId, asker.userId, text])
  return Result.succeed(await beginAnswer(tenant, asker.userId, threadId, text))
}

/** The last question once more: the answer that it has goes. */
export const askAgain = async (tenant: Tenant, { userId }: Asker, threadId: string): Promise<Asked> => {
  if (!(await holdThread(tenant, userId, threadId))) return Result.fail({ code: 'NOT_FOUND' })
  const [question] = await tenant.query(LAST_QUESTION, [tenant.organizationId, threadId])
  if (question === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const dropped = await tenant.query(DROP_BEHIND, [tenant.organizationId, threadId, question.id])
  await sayWritten(tenant, threadId, dropped.map(({ id }) => id))
  return Result.succeed(await beginAnswer(tenant, userId, threadId, question.message))
}

export const stop = async (tenant: Tenant, { userId }: Asker, threadId: string): Promise<Result.Result<object, Failure<'NOT_FOUND'>>> => {
  if (!(await holdThread(tenant, userId, threadId))) return Result.fail({ code: 'NOT_FOUND' })
  await stopWriting(tenant, threadId)
  return Result.succeed({})
}

const RATE = sql<{ id: string }>(`
  update assistant_messages set feedback = $4 where organization_id = $1 and id = $2 and user_id = $3 and is_assistant and written_at is null returning id`)

export const rate = async (tenant: Tenant, { userId }: Asker, messageId: string, feedback: Feedback | null): Promise<Result.Result<object, Failure<'NOT_FOUND'>>> =>
  (await tenant.query(RATE, [tenant.organizationId, messageId, userId, feedback])).length === 0 ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed({})
