import * as Result from 'effect/Result'
import { titleProblem, type Thread } from '../../src/domain/assistant/chat.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isCleanLine, tidy } from '../../src/domain/validation/text.ts'
import { isWellFormedId } from '../database/id.ts'
import { literalPattern } from '../database/literalPattern.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { sayWritten } from './messageRows.ts'

interface ThreadRow {
  readonly threadId: string
  readonly title: string
  readonly updatedAt: Date
}

const PAGE = 30

const COLUMNS = 'thread.id as "threadId", thread.title, thread.updated_at as "updatedAt"'

/** Of $2, behind the place of $3 and $4; with $5, a pattern, those whose title or messages hold it. Row-level security leaves one person's. */
const LIST = sql<ThreadRow>(`
  select ${COLUMNS} from assistant_threads thread
  where thread.organization_id = $1 and thread.user_id = $2 and ($3::timestamptz is null or (thread.updated_at, thread.id) < ($3, $4::uuid))
    and ($5::text is null or thread.title ilike $5 or exists (
      select from assistant_messages message where message.organization_id = $1 and message.thread_id = thread.id and message.message ilike $5))
  order by thread.updated_at desc, thread.id desc limit ${PAGE + 1}`)

const threadOf = ({ threadId, title, updatedAt }: ThreadRow): Thread => ({ threadId, title, updatedAt: updatedAt.toISOString() })

const cursorOf = ({ updatedAt, threadId }: ThreadRow): string => Buffer.from(`${updatedAt.toISOString()} ${threadId}`).toString('base64url')

const placeOf = (cursor: string): readonly [at: string, id: string] | undefined => {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) && !Number.isNaN(Date.parse(at)) && isWellFormedId(id) ? [at, id] : undefined
}

interface ThreadQuery {
  readonly search?: string | undefined
  readonly after?: string | undefined
}

type ThreadPage = { readonly threads: readonly Thread[]; readonly next?: string }

export const listThreads = async (tenant: Tenant, userId: string, { search = '', after }: ThreadQuery): Promise<Result.Result<ThreadPage, Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : placeOf(after)
  if (after !== undefined && place === undefined) return unreadable('after')
  const sought = tidy(search)
  if (!isCleanLine(sought)) return unreadable('search')
  const pattern = sought === '' ? null : `%${literalPattern(sought)}%`
  const rows = await tenant.query(LIST, [tenant.organizationId, userId, ...(place ?? [null, null]), pattern])
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return Result.succeed({ threads: shown.map(threadOf), ...(last === undefined ? {} : { next: cursorOf(last) }) })
}

const HOLD = sql<{ id: string }>('select id from assistant_threads where organization_id = $1 and id = $2 and user_id = $3 for no key update')
const HAS = sql<{ id: string }>('select id from assistant_threads where organization_id = $1 and id = $2 and user_id = $3')

export const isOwnThread = async (tenant: Tenant, userId: string, threadId: string): Promise<boolean> => (await tenant.query(HAS, [tenant.organizationId, threadId, userId])).length > 0

/** Whether it is theirs; then it stays as it is until the transaction ends. */
export const holdThread = async (tenant: Tenant, userId: string, threadId: string): Promise<boolean> => (await tenant.query(HOLD, [tenant.organizationId, threadId, userId])).length > 0

const RENAME = sql<ThreadRow>(`update assistant_threads thread set title = $4 where thread.organization_id = $1 and thread.id = $2 and thread.user_id = $3 returning ${COLUMNS}`)
const DELETE = sql<{ id: string }>('delete from assistant_threads where organization_id = $1 and id = $2 and user_id = $3 returning id')
const WRITTEN_IN = sql<{ id: string }>('select id from assistant_messages where organization_id = $1 and thread_id = $2 and written_at is not null')

export const renameThread = async (tenant: Tenant, userId: string, threadId: string, title: string): Promise<Result.Result<Thread, Failure<'VALIDATION_FAILED' | 'NOT_FOUND'>>> => {
  const problem = titleProblem(title)
  if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { title: problem } })
  const [row] = await tenant.query(RENAME, [tenant.organizationId, threadId, userId, tidy(title)])
  return row === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(threadOf(row))
}

export const deleteThread = async (tenant: Tenant, userId: string, threadId: string): Promise<Result.Result<object, Failure<'NOT_FOUND'>>> => {
  const written = await tenant.query(WRITTEN_IN, [tenant.organizationId, threadId])
  const rows = await tenant.query(DELETE, [tenant.organizationId, threadId, userId])
  if (rows.length === 0) return Result.fail({ code: 'NOT_FOUND' })
  await sayWritten(tenant, threadId, written.map(({ id }) => id))
  return Result.succeed({})
}
