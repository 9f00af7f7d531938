import * as Result from 'effect/Result'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ChatMessage } from '../../domain/assistant/chat.ts'
import { InMemoryThreadNews } from '../../infrastructure/assistant/InMemoryThreadNews.ts'
import type { AnswerEvent, AnswerStream } from './AnswerStream.ts'
import type { AssistantGateway, Question } from './AssistantGateway.ts'
import type { AssistantActors } from './assistantActors.ts'
import { startAssistant } from './startAssistant.ts'

/** Set to take other sequences, or more of them; with a hundred, one seed in some fifty left a pair of step and state out. */
const SEED = Number(process.env['SEED'] ?? 17)
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 500)

type Line = readonly [who: 'person' | 'assistant', text: string]

/** A thread as the server has it; `writing`: what there is of the answer that is being written. */
interface Served {
  lines: readonly Line[]
  writing: string | undefined
}

const lineOf = ({ isAssistant, message }: ChatMessage): Line => [isAssistant ? 'assistant' : 'person', message]
const messageOf = ([who, message]: Line, at: number): ChatMessage => ({ id: `message ${at}`, message, isAssistant: who === 'assistant', createdAt: '2026-11-26T18:00:00.000Z', sources: [] })

/** A server whose answers are written piece by piece, when a step says so. */
class Server implements Pick<AssistantGateway, 'send' | 'messages' | 'stop'>, AnswerStream {
  readonly threads = new Map<string, Served>()
  readonly #listening = new Map<string, Set<(event: AnswerEvent) => void>>()
  isReachable = true

  at(threadId: string): Served {
    const thread = this.threads.get(threadId)
    if (thread === undefined) throw new Error(`There is no ${threadId}`)
    return thread
  }

  readonly send = async ({ message, threadId = `thread ${this.threads.size + 1}` }: Question) => {
    if (!this.isReachable) return Result.fail({ code: 'UNREACHABLE' } as const)
    const thread = this.threads.get(threadId) ?? { lines: [], writing: undefined }
    this.threads.set(threadId, thread)
    this.#conclude(thread)
    thread.lines = [...thread.lines, ['person', message]]
    thread.writing = ''
    return Result.succeed(threadId)
  }

  readonly messages = async (threadId: string) => Result.succeed(this.at(threadId).lines.map(messageOf))

  readonly stop = async (threadId: string) => {
    this.#conclude(this.at(threadId))
    return Result.succeed(undefined)
  }

  listen(threadId: string, received: (event: AnswerEvent) => void) {
    const listening = this.#listening.get(threadId) ?? new Set()
    this.#listening.set(threadId, listening.add(received))
    const { writing } = this.at(threadId)
    queueMicrotask(() => {
      if (!listening.has(received)) return
      if (writing === undefined) received({ type: 'answer.ended' })
      if (writing !== undefined && writing !== '') received({ type: 'answer.chunk', text: writing })
    })
    return () => listening.delete(received)
  }

  write(threadId: string, text: string): void {
    const thread = this.at(threadId)
    thread.writing += text
    this.#pass(threadId, { type: 'answer.chunk', text })
  }

  /** Whether the answer is whole, or the stream breaks off: what there is of it stays. */
  end(threadId: string, isWhole: boolean): void {
    this.#conclude(this.at(threadId))
    this.#pass(threadId, isWhole ? { type: 'answer.ended', messageId: 'answer' } : { type: 'answer.failed' })
  }

  #conclude(thread: Served): void {
    if (thread.writing) thread.lines = [...thread.lines, ['assistant', thread.writing]]
    thread.writing = undefined
  }

  #pass(threadId: string, event: AnswerEvent): void {
    for (const received of this.#listening.get(threadId) ?? []) received(event)
  }
}

/** The dialog as specification section 4 says it. */
interface Model {
  open: boolean
  minimised: boolean
  history: boolean
  thread: string | undefined
  messages: readonly Line[]
  loading: boolean
  typing: boolean
  incoming: string
}

const CLOSED: Model = { open: false, minimised: false, history: false, thread: undefined, messages: [], loading: false, typing: false, incoming: '' }
const NO_STREAM = { loading: false, typing: false, incoming: '' } as const

const isStreaming = ({ loading, typing }: Model): boolean => loading || typing

/** "When the stream ends or fails, the accumulated text is appended as an assistant message if not empty; typing and incoming text reset." */
const finalized = (model: Model): Model => ({
  ...model,
  ...NO_STREAM,
  messages: model.incoming === '' ? model.messages : [...model.messages, ['assistant', model.incoming]],
})
const withoutThread = (model: Model): Model => ({ ...model, ...NO_STREAM, thread: undefined, messages: [] })

interface World {
  readonly server: Server
  readonly actors: AssistantActors
  readonly notices: string[]
  model: Model
  asked: number
  readonly seen: Set<string>
}

const open = (seen: Set<string>): World => {
  const server = new Server()
  const notices: string[] = []
  const gateway = { ...server, send: server.send, messages: server.messages, stop: server.stop } as unknown as AssistantGateway
  const actors = startAssistant({ assistant: gateway, answers: server, threadNews: new InMemoryThreadNews(), events: { subscribe: () => () => undefined, open: () => undefined, close: () => undefined }, notify: ({ text }) => notices.push(text), timestamp: () => '2026-11-26T18:00:00.000Z' })
  return { server, actors, notices, model: CLOSED, asked: 0, seen }
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

const shown = ({ actors: { assistantDialog, conversation } }: World): Model => {
  const dialog = assistantDialog.getSnapshot()
  const { context, ...talk } = { context: conversation.getSnapshot().context, matches: conversation.getSnapshot().matches.bind(conversation.getSnapshot()) }
  return {
    open: dialog.matches('open'),
    minimised: dialog.matches('minimised'),
    history: dialog.matches({ open: 'browsing' }),
    thread: context.threadId,
    messages: context.messages.map(lineOf),
    loading: talk.matches({ answering: 'loading' }),
    typing: talk.matches({ answering: 'typing' }),
    incoming: context.incoming,
  }
}

/** What a person or the server does, and what the specification says that comes of it; undefined where it cannot be done. */
interface Step {
  readonly name: string
  readonly act: (world: World) => void
  readonly expected: (model: Model, world: World) => Model | undefined
  /** The messages before the server has answered. */
  readonly atOnce?: (model: Model, world: World) => readonly Line[]
}

const dialogStep = (name: string, type: Parameters<AssistantActors['assistantDialog']['send']>[0]['type'], expected: (model: Model) => Model | undefined): Step => ({
  name,
  act: ({ actors }) => actors.assistantDialog.send({ type }),
  expected,
})

/** Steps are numbered by whom they are about: the thread that was asked in last is the server's busiest. */
const busyThread = ({ server }: World): string | undefined => [...server.threads].find(([, { writing }]) => writing !== undefined)?.[0]

/** A thread as it is read, with an answer that is still being written. */
const asServed = ({ lines, writing }: Served): Pick<Model, 'messages' | 'loading' | 'typing' | 'incoming'> => ({
  messages: lines,
  loading: writing === '',
  typing: Boolean(writing),
  incoming: writing ?? '',
})

const choose = (pick: number): Step => ({
  name: 'choose thread',
  act: (world) => {
    const threadId = [...world.server.threads.keys()][pick % world.server.threads.size]
    if (threadId !== undefined) world.actors.conversation.send({ type: 'thread.open', threadId })
  },
  expected: (model, { server }) => {
    const threadId = [...server.threads.keys()][pick % server.threads.size]
    if (!model.open || threadId === undefined) return undefined
    if (threadId === model.thread) return model
    return { ...model, thread: threadId, ...asServed(server.at(threadId)) }
  },
})

const send = (isReachable: boolean): Step => ({
  name: isReachable ? 'send' : 'send in vain',
  act: (world) => {
    world.asked += 1
    world.server.isReachable = isReachable
    world.actors.conversation.send({ type: 'message.send', message: `question ${world.asked}` })
  },
  // "If the thread already has messages, the user's message is added at once."
  atOnce: (model, { asked }) => {
    const { messages } = finalized(model)
    return messages.length === 0 ? [] : [...messages, ['person', `question ${asked}`]]
  },
  expected: (model, { server, asked }) => {
    if (!model.open) return undefined
    // "Sending a message cancels any stream in progress."
    const cancelled = finalized(model)
    // "Failing to send an AI message […] refetches the thread's messages."
    if (!isReachable) return model.thread === undefined ? cancelled : { ...cancelled, ...asServed(server.at(model.thread)) }
    // "On success the returned thread id is stored and a loading indicator shows."
    return { ...cancelled, thread: model.thread ?? `thread ${server.threads.size + 1}`, messages: [...cancelled.messages, ['person', `question ${asked + 1}`]], loading: true }
  },
})

const chunk = (text: string): Step => ({
  name: 'chunk',
  act: (world) => world.server.write(busyThread(world) ?? '', text),
  expected: (model, world) => {
    const busy = busyThread(world)
    if (busy === undefined) return undefined
    if (busy !== model.thread || !isStreaming(model)) return model
    // "When the first streamed chunk arrives, loading ends, the assistant is marked typing, and chunks are appended to an incoming text."
    return { ...model, loading: false, typing: true, incoming: model.incoming + text }
  },
})

const end = (isWhole: boolean): Step => ({
  name: isWhole ? 'end' : 'fail',
  act: (world) => world.server.end(busyThread(world) ?? '', isWhole),
  expected: (model, world) => {
    const busy = busyThread(world)
    if (busy === undefined) return undefined
    return busy === model.thread && isStreaming(model) ? finalized(model) : model
  },
})

const STEPS: readonly Step[] = [
  // "Opening closes history"
  dialogStep('open', 'dialog.open', (model) => ({ ...model, open: true, minimised: false, history: model.open ? model.history : false })),
  // "closing closes history"; "Closing a minimised dialog clears the minimised flag, the dialog and the thread."
  dialogStep('close', 'dialog.close', (model) => (model.open ? { ...model, open: false, history: false } : undefined)),
  dialogStep('close minimised', 'dialog.close', (model) => (model.minimised ? { ...withoutThread(model), minimised: false } : undefined)),
  // "Minimising hides the dialog and marks it minimised."
  dialogStep('minimise', 'dialog.minimise', (model) => (model.open ? { ...model, open: false, history: false, minimised: true } : undefined)),
  // "Unminimising reopens the dialog."
  dialogStep('unminimise', 'dialog.unminimise', (model) => (model.minimised ? { ...model, open: true, minimised: false } : undefined)),
  dialogStep('open history', 'history.open', (model) => (model.open ? { ...model, history: true } : undefined)),
  dialogStep('close history', 'history.close', (model) => (model.open ? { ...model, history: false } : undefined)),
  // "New chat clears the thread and closes history."
  dialogStep('new chat', 'chat.new', (model) => (model.open ? { ...withoutThread(model), history: false } : undefined)),
  // Escape: whoever waits for an answer goes on seeing that it comes.
  dialogStep('dismiss', 'dialog.dismiss', (model) => (model.open ? { ...model, open: false, history: false, minimised: isStreaming(model) } : undefined)),
  {
    name: 'stop',
    act: ({ actors }) => actors.conversation.send({ type: 'answer.stop' }),
    // "Stopping aborts the stream and resets typing, loading and incoming text." What came of it stays, as the server keeps it.
    expected: (model) => (isStreaming(model) ? finalized(model) : undefined),
  },
  send(true),
  send(false),
  chunk('Two '),
  end(true),
  end(false),
  choose(0),
  choose(1),
]

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...STEPS) },
  { weight: 3, arbitrary: fc.constantFrom(send(true), chunk('letters '), chunk('name it. ')) },
)

/** What must have happened while an answer was awaited, and while it came. */
const WHILE_ANSWERING = ['send', 'send in vain', 'new chat', 'close', 'close minimised', 'minimise', 'unminimise', 'choose thread', 'stop', 'end', 'fail'].flatMap((name) => [
  `${name} while loading`,
  `${name} while typing`,
])

const phaseOf = ({ loading, typing }: Model): string => (loading ? 'loading' : typing ? 'typing' : 'nothing comes')

it('does what section 4 says, in whatever order it happens', { timeout: Math.max(60_000, SEQUENCES * 100) }, async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 40, maxLength: 80 }), async (sequence) => {
      const world = open(seen)
      for (const step of sequence) {
        const expected = step.expected(world.model, world)
        if (expected === undefined) continue
        const notices = world.notices.length
        step.act(world)
        expect(shown(world).messages).toEqual(step.atOnce?.(world.model, world) ?? shown(world).messages)
        await settle()
        seen.add(step.name).add(`${step.name} while ${phaseOf(world.model)}`)
        world.model = expected
        expect([step.name, shown(world)]).toEqual([step.name, expected])
        // "Failing to send an AI message shows an error notification."
        expect(world.notices.slice(notices)).toEqual(step.name === 'send in vain' ? ['assistant.notices.notSent'] : [])
      }
      for (const actor of Object.values(world.actors)) actor.stop()
    }),
    { seed: SEED, numRuns: SEQUENCES },
  )
  expect([...STEPS.map(({ name }) => name), ...WHILE_ANSWERING].filter((name) => !seen.has(name))).toEqual([])
})
