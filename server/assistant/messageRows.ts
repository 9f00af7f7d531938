import type { ChatMessage, EngineName, Feedback, Source } from '../../src/domain/assistant/chat.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

interface MessageRow {
  readonly id: string
  readonly message: string
  readonly isAssistant: boolean
  readonly createdAt: Date
  readonly sources: readonly Source[]
  readonly query: string | null
  readonly engine: EngineName | null
  readonly fellBack: boolean
  readonly stopped: boolean
  readonly feedback: Feedback | null
  readonly delivered: boolean
}

/** The last messages of one thread, which are shown and remembered; more would be a conversation of days. */
const MOST_MESSAGES = 1000

/** Seconds without a sign of life after which nobody writes an answer any more: its node has ended. */
const LIFE = 30

/** Of $2; what is still being written is left out. */
const LIST = sql<MessageRow>(`
  select id, message, "isAssistant", "createdAt", sources, query, engine, "fellBack", stopped, feedback, delivered from (
    select id, message, is_assistant as "isAssistant", created_at as "createdAt", sources, query, engine, fell_back as "fellBack", stopped, feedback, delivered, place
    from assistant_messages
    where organization_id = $1 and thread_id = $2 and (written_at is null or (written_at < clock_timestamp() - interval '${LIFE} seconds' and message <> ''))
    order by place desc limit ${MOST_MESSAGES}
  ) last order by place`)

const messageOf = ({ id, message, isAssistant, createdAt, sources, query, engine, fellBack, stopped, feedback }: MessageRow): ChatMessage => ({
  id,
  message,
  isAssistant,
  createdAt: createdAt.toISOString(),
  sources,
  ...(query === null ? {} : { query }),
  ...(engine === null ? {} : { engine }),
  ...(fellBack ? { fellBack } : {}),
  ...(stopped ? { stopped } : {}),
  ...(isAssistant ? { feedback } : {}),
})

interface ReadMessages {
  readonly messages: readonly ChatMessage[]
  /** Answers among them that no stream has shown yet. */
  readonly undelivered: readonly string[]
}

export const listMessages = async (tenant: Tenant, threadId: string): Promise<ReadMessages> => {
  const rows = await tenant.query(LIST, [tenant.organizationId, threadId])
  return { messages: rows.map(messageOf), undelivered: rows.filter(({ isAssistant, delivered }) => isAssistant && !delivered).map(({ id }) => id) }
}

export interface WrittenRow {
  readonly id: string
  readonly message: string
  readonly sources: readonly Source[]
  readonly query: string | null
  readonly engine: EngineName | null
  readonly fellBack: boolean
  readonly delivered: boolean
  readonly isOpen: boolean
  /** Nobody writes it any more. */
  readonly isLeft: boolean
}

const WRITTEN = `
  select id, message, sources, query, engine, fell_back as "fellBack", delivered, written_at is not null as "isOpen",
    coalesce(written_at < clock_timestamp() - interval '${LIFE} seconds', false) as "isLeft"
  from assistant_messages where organization_id = $1 and thread_id = $2 and is_assistant`
const LAST = sql<WrittenRow>(`${WRITTEN} order by place desc limit 1`)
const ONE = sql<WrittenRow>(`${WRITTEN} and id = $3`)

/** The last answer of a thread, whether it is whole or still being written. */
export const lastAnswer = async (tenant: Tenant, threadId: string): Promise<WrittenRow | undefined> => (await tenant.query(LAST, [tenant.organizationId, threadId]))[0]

export const answerAgain = async (tenant: Tenant, threadId: string, id: string): Promise<WrittenRow | undefined> =>
  (await tenant.query(ONE, [tenant.organizationId, threadId, id]))[0]

const DELIVERED = sql('update assistant_messages set delivered = true where organization_id = $1 and thread_id = $2 and id = any ($3::uuid[])')
export const markDelivered = (tenant: Tenant, threadId: string, ids: readonly string[]) => tenant.query(DELIVERED, [tenant.organizationId, threadId, ids])

/** The channel on which it is said, with the thread's identifier, that an answer has come further or ended; and behind it which answers nobody wants any more. */
export const WRITTEN_CHANNEL = 'assistant_written'
const NOTIFY = sql('select pg_notify($1, $2)')

/** Once the transaction is committed. */
export const sayWritten = (tenant: Tenant, threadId: string, stopped: readonly string[] = []) => tenant.query(NOTIFY, [WRITTEN_CHANNEL, [threadId, ...stopped].join(' ')])
