import * as Result from 'effect/Result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isWellFormedId } from '../database/id.ts'
import { refuse } from '../http/refuse.ts'
import { streamRoute, type Route, type Visit } from '../http/route.ts'
import type { AnswerStreams } from './AnswerStreams.ts'
import { answerAgain, lastAnswer, markDelivered, type WrittenRow } from './messageRows.ts'
import { isOwnThread } from './threads.ts'

/** Milliseconds between signs of life, each with a look whether the session still holds. */
const HEARTBEAT = 10_000
/** Bytes that may wait for a slow reader. */
const MOST_WAITING = 256 * 1024

interface Followed {
  readonly threadId: string
  /** The answer that is read to its end; undefined: nothing is to be read. */
  readonly answer: WrittenRow | undefined
  /** The last answer, which is whole and was read before. */
  readonly known: string | undefined
}

/** Each line of a text is a line of the event: what breaks it belongs to the text. */
const chunk = (text: string): string => `${text.split('\n').map((line) => `data: ${line}\n`).join('')}\n`
const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const aboutOf = ({ sources, query, engine, fellBack }: WrittenRow): string =>
  event('sources', { sources, ...(query === null ? {} : { query }), engine: engine ?? 'builtIn', ...(fellBack ? { fellBack } : {}) })

/** One reader of one answer. What it reads it asks the database for each time, in a transaction that checks the session. */
class Following {
  readonly #visit: Visit
  readonly #reply: FastifyReply
  readonly #threadId: string
  readonly #answerId: string
  #said = 0
  #about = ''
  #isReading = false
  #isAskedAgain = false
  #isOver = false

  constructor(visit: Visit, reply: FastifyReply, threadId: string, answerId: string) {
    this.#visit = visit
    this.#reply = reply
    this.#threadId = threadId
    this.#answerId = answerId
  }

  /** Something was written; looks that come meanwhile are one. */
  look(): void {
    if (this.#isOver) return
    this.#isAskedAgain = true
    if (this.#isReading) return
    this.#isReading = true
    void this.#follow().finally(() => {
      this.#isReading = false
    })
  }

  close(): void {
    this.#isOver = true
    this.#reply.raw.end()
  }

  async #follow(): Promise<void> {
    try {
      while (this.#isAskedAgain && !this.#isOver) {
        this.#isAskedAgain = false
        const row = await this.#visit.inTenant((tenant) => answerAgain(tenant, this.#threadId, this.#answerId))
        await this.send(row)
      }
    } catch {
      // The session has ended, or the database is away: the reader may come again.
      this.close()
    }
  }

  /** What is new of the answer; undefined: it was stopped before its first word, or something else was asked. */
  async send(row: WrittenRow | undefined): Promise<void> {
    if (this.#isOver) return
    // Nobody waits for it any more: what there is now is read.
    if (row === undefined) this.#write(event('end', {}))
    if (row === undefined || row.isLeft) return this.close()
    const about = row.engine === null ? '' : aboutOf(row)
    const isNew = about !== this.#about && (row.sources.length > 0 || row.query !== null || row.fellBack)
    const text = row.message.slice(this.#said)
    this.#about = about
    this.#said = row.message.length
    this.#write(`${isNew ? about : ''}${text === '' ? '' : chunk(text)}`)
    if (row.isOpen) return
    this.#write(event('end', { messageId: row.id }))
    this.close()
    await this.#visit.inTenant((tenant) => markDelivered(tenant, this.#threadId, [row.id]))
  }

  #write(text: string): void {
    if (text === '' || this.#isOver) return
    this.#reply.raw.write(text)
    if (this.#reply.raw.writableLength > MOST_WAITING) this.#reply.raw.destroy()
  }
}

const open = (reply: FastifyReply): void => {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Readonly<Record<string, string>>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.on('error', () => undefined)
  reply.raw.write(': \n\n')
}

const follow = async (streams: AnswerStreams, visit: Visit, { threadId, answer, known }: Followed, reply: FastifyReply): Promise<void> => {
  open(reply)
  if (answer === undefined) {
    reply.raw.end(event('end', known === undefined ? {} : { messageId: known }))
    return
  }
  const following = new Following(visit, reply, threadId, answer.id)
  const leave = streams.join(threadId, { userId: visit.viewer.userId, look: () => following.look(), leave: () => following.close() })
  const beat = setInterval(() => {
    reply.raw.write(': \n\n')
    following.look()
  }, HEARTBEAT)
  reply.raw.on('close', () => {
    clearInterval(beat)
    leave()
  })
  // What was written between the look and now.
  following.look()
}

const threadIn = (request: FastifyRequest): string => (request.params as { readonly threadId: string }).threadId

export const answerStream = (streams: AnswerStreams): Route =>
  streamRoute<Followed>({
    method: 'GET',
    path: '/v1/ai-assistant/stream-message/:threadId',
    summary: 'The answer that is being written in a thread, as server-sent events: `sources`, then pieces of text, then `end`',
    authorisation: 'bearer',
    readByPublicPage: true,
    action: 'askAssistant',
    look: async ({ tenant, viewer }, request) => {
      const threadId = threadIn(request)
      if (!isWellFormedId(threadId) || !(await isOwnThread(tenant, viewer.userId, threadId))) return Result.fail({ code: 'NOT_FOUND' })
      const last = await lastAnswer(tenant, threadId)
      const isRead = last === undefined || last.isLeft || (!last.isOpen && last.delivered)
      return Result.succeed({ threadId, answer: isRead ? undefined : last, known: last?.isOpen === false ? last.id : undefined })
    },
    answer: async (found, visit, _request, reply) => {
      if (streams.hasRoom(visit.viewer.userId)) await follow(streams, visit, found, reply)
      else await refuse(reply, { code: 'RATE_LIMITED', retryAfter: HEARTBEAT / 1000 })
    },
  })
