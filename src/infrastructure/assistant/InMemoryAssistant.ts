import * as Result from 'effect/Result'
import type { AnswerEvent, AnswerStream } from '../../application/assistant/AnswerStream.ts'
import type { AssistantGateway, Question } from '../../application/assistant/AssistantGateway.ts'
import { messageProblem, titleOf, titleProblem, type ChatMessage, type Feedback, type Thread } from '../../domain/assistant/chat.ts'
import { matchesWords } from '../../domain/search/matching.ts'
import type { Faults } from '../memory/Faults.ts'
import { InMemoryAnswer, type Reply } from './InMemoryAnswer.ts'

interface KeptThread extends Thread {
  readonly messages: readonly ChatMessage[]
  readonly writing: InMemoryAnswer | undefined
}

const NOT_FOUND = { code: 'NOT_FOUND' } as const
const PAGE = 30

const invalid = (field: string, problem: NonNullable<ReturnType<typeof messageProblem>>) => Result.fail({ code: 'VALIDATION_FAILED', fields: { [field]: problem } } as const)

/** Conversations of one person, and answers that are written piece by piece. */
export class InMemoryAssistant implements AssistantGateway, AnswerStream {
  readonly #faults: Faults
  readonly #newId: () => string
  readonly #threads = new Map<string, KeptThread>()
  #now = Date.now()
  /** What a question is answered. */
  reply: (question: string) => Reply
  /** Milliseconds between two pieces of an answer. */
  pace = 1
  /** So many pieces of an answer are written, and no more until it is `resume`d. */
  pausesAfter = Infinity

  constructor(faults: Faults, newId: () => string, reply: (question: string) => Reply) {
    this.#faults = faults
    this.#newId = newId
    this.reply = reply
  }

  /** A thread that was there before. */
  keep(thread: Thread, messages: readonly ChatMessage[] = []): void {
    this.#threads.set(thread.threadId, { ...thread, messages, writing: undefined })
  }

  /** Goes on with what was paused. */
  resume(): void {
    this.pausesAfter = Infinity
    for (const { writing } of this.#threads.values()) writing?.begin(this.pace, Infinity)
  }

  /** Breaks every stream off. What is being written goes on. */
  cut(): void {
    for (const { writing } of this.#threads.values()) writing?.cut()
  }

  async send({ message, threadId: known, replaces }: Question, signal: AbortSignal) {
    const fault = await this.#faults.meet('assistant.send', signal)
    if (fault) return Result.fail(fault as never)
    const problem = messageProblem(message)
    if (problem !== undefined) return invalid('message', problem)
    const threadId = known ?? this.#newId()
    const thread = known === undefined ? { threadId, title: titleOf(message), messages: [] } : this.#stopped(known)
    if (thread === undefined) return Result.fail(NOT_FOUND)
    const at = thread.messages.findIndex(({ id, isAssistant }) => id === replaces && !isAssistant)
    if (replaces !== undefined && at === -1) return Result.fail(NOT_FOUND)
    const messages = at === -1 ? thread.messages : thread.messages.slice(0, at)
    const updatedAt = this.#time()
    this.#threads.set(threadId, {
      ...thread,
      updatedAt,
      messages: [...messages, { id: this.#newId(), message: message.trim(), isAssistant: false, createdAt: updatedAt, sources: [] }],
      writing: undefined,
    })
    this.#answer(threadId)
    return Result.succeed(threadId)
  }

  async messages(threadId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('assistant.messages', signal)
    if (fault) return Result.fail(fault as never)
    const thread = this.#threads.get(threadId)
    return thread === undefined ? Result.fail(NOT_FOUND) : Result.succeed(thread.messages)
  }

  async stop(threadId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('assistant.stop', signal)
    if (fault) return Result.fail(fault as never)
    return this.#stopped(threadId) === undefined ? Result.fail(NOT_FOUND) : Result.succeed(undefined)
  }

  async retry(threadId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('assistant.retry', signal)
    if (fault) return Result.fail(fault as never)
    const thread = this.#stopped(threadId)
    if (thread === undefined) return Result.fail(NOT_FOUND)
    const last = thread.messages.findLastIndex(({ isAssistant }) => !isAssistant)
    this.#threads.set(threadId, { ...thread, messages: thread.messages.slice(0, last + 1) })
    this.#answer(threadId)
    return Result.succeed(undefined)
  }

  async threads(search: string, after: string | undefined, signal: AbortSignal) {
    const fault = await this.#faults.meet('assistant.threads', signal)
    if (fault) return Result.fail(fault as never)
    const found = [...this.#threads.values()]
      .filter(({ title, messages }) => matchesWords(search, [title, ...messages.map(({ message }) => message)].join(' ')))
      .toSorted((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1))
    const start = after === undefined ? 0 : Number(after)
    const end = start + PAGE
    const threads = found.slice(start, end).map(({ threadId, title, updatedAt }) => ({ threadId, title, updatedAt }))
    return Result.succeed({ threads, ...(end < found.length && { next: String(end) }) })
  }

  async rename(threadId: string, title: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('assistant.rename', signal)
    if (fault) return Result.fail(fault as never)
    const problem = titleProblem(title)
    if (problem !== undefined) return invalid('title', problem)
    const thread = this.#threads.get(threadId)
    if (thread === undefined) return Result.fail(NOT_FOUND)
    this.#threads.set(threadId, { ...thread, title: title.trim() })
    return Result.succeed(undefined)
  }

  async remove(threadId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('assistant.remove', signal)
    if (fault) return Result.fail(fault as never)
    const thread = this.#stopped(threadId)
    this.#threads.delete(threadId)
    return thread === undefined ? Result.fail(NOT_FOUND) : Result.succeed(undefined)
  }

  async rate(messageId: string, feedback: Feedback | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('assistant.rate', signal)
    if (fault) return Result.fail(fault as never)
    const thread = [...this.#threads.values()].find(({ messages }) => messages.some(({ id, isAssistant }) => id === messageId && isAssistant))
    if (thread === undefined) return Result.fail(NOT_FOUND)
    this.#threads.set(thread.threadId, { ...thread, messages: thread.messages.map((each) => (each.id === messageId ? { ...each, feedback } : each)) })
    return Result.succeed(undefined)
  }

  listen(threadId: string, received: (event: AnswerEvent) => void) {
    const writing = this.#threads.get(threadId)?.writing
    if (writing !== undefined) return writing.listen(received)
    const timer = setTimeout(() => received(this.#threads.has(threadId) ? { type: 'answer.ended' } : { type: 'answer.failed' }))
    return () => clearTimeout(timer)
  }

  /** The thread, in which nothing is being written any more: what there is of an answer stays. */
  #stopped(threadId: string): KeptThread | undefined {
    const thread = this.#threads.get(threadId)
    if (thread?.writing !== undefined) this.#conclude(threadId, thread.writing, { stopped: true })
    return this.#threads.get(threadId)
  }

  #answer(threadId: string): void {
    const question = this.#threads.get(threadId)?.messages.at(-1)?.message ?? ''
    const writing = new InMemoryAnswer(this.reply(question), (answer) => this.#conclude(threadId, answer))
    const thread = this.#threads.get(threadId)
    if (thread !== undefined) this.#threads.set(threadId, { ...thread, writing })
    writing.begin(this.pace, this.pausesAfter)
  }

  #conclude(threadId: string, answer: InMemoryAnswer, more: Partial<ChatMessage> = {}): void {
    const thread = this.#threads.get(threadId)
    if (thread === undefined) return answer.end()
    const { text, ground } = answer
    const message = { id: this.#newId(), message: text, isAssistant: true, createdAt: this.#time(), ...ground, feedback: null, ...more }
    this.#threads.set(threadId, { ...thread, writing: undefined, messages: text === '' ? thread.messages : [...thread.messages, message] })
    return answer.end(text === '' ? undefined : message.id)
  }

  /** Later than the time before. */
  #time(): string {
    this.#now = Math.max(Date.now(), this.#now + 1)
    return new Date(this.#now).toISOString()
  }
}

