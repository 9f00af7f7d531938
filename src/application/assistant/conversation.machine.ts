import { assign, fromCallback, fromPromise, setup, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate'
import { messageProblem, type ChatMessage, type Feedback } from '../../domain/assistant/chat.ts'
import { isAskedElsewhere, isUnanswered, rated, withoutAnswer } from '../../domain/assistant/messages.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { hasFailed, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { AnswerEvent } from './AnswerStream.ts'
import { asking, concluded, lackOf, taken, unsent } from './asking.ts'
import type { ConversationPorts } from './ConversationPorts.ts'
import { sendingQuestion } from './sendingQuestion.ts'
import { NO_CONVERSATION, type ConversationContext, type ConversationEvent } from './conversation.ts'

interface Call {
  readonly input: ConversationContext
  readonly signal: AbortSignal
}

/** What is said with the assistant in one thread (specification section 4, "AI dialog"), whoever shows it. */
export const createConversationMachine = ({ assistant, answers, notify, timestamp, threadsChanged, asked, rate }: ConversationPorts) =>
  setup({
    types: { context: {} as ConversationContext, events: {} as ConversationEvent, tags: {} as 'answering' | 'sending' },
    actors: {
      reading: fromPromise(({ input, signal }: Call) => assistant.messages(input.threadId ?? '', signal)),
      sending: sendingQuestion({ assistant, notify, threadsChanged, asked }),
      retrying: fromPromise(({ input, signal }: Call) => assistant.retry(input.threadId ?? '', signal)),
      stopping: fromPromise(({ input, signal }: Call) => assistant.stop(input.threadId ?? '', signal)),
      following: fromCallback<EventObject, string | undefined, AnswerEvent>(({ input, sendBack }) => answers.listen(input ?? '', sendBack)),
    },
    guards: {
      isOther: ({ context }, threadId: string) => context.threadId !== threadId,
      isSendable: (_, message: string) => messageProblem(message) === undefined,
      hasThread: ({ context }) => context.threadId !== undefined,
    },
    actions: {
      begin: assign(({ context: { draft } }, threadId: string | undefined) => ({ ...NO_CONVERSATION, draft, threadId })),
      put: assign((_, messages: readonly ChatMessage[] | undefined) => (messages === undefined ? {} : { messages, lack: lackOf(messages), failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      take: assign(({ context }, threadId: string | undefined) => taken(context, threadId, timestamp())),
      unsend: assign(({ context }) => unsent(context)),
      conclude: assign(({ context }, more: Partial<ChatMessage>) => concluded(context, timestamp(), more)),
      threadsChanged,
      publishAsked: ({ context: { threadId } }) => {
        if (threadId !== undefined) asked(threadId)
      },
      notifyUnsent: () => notify({ kind: 'failure', text: 'assistant.notices.notSent', subject: 'assistant' }),
      notifyNotStopped: () => notify({ kind: 'failure', text: 'assistant.notices.notStopped', subject: 'assistant' }),
      keepFeedback: ({ context, self }, { messageId, feedback }: { messageId: string; feedback: Feedback | null }) => {
        const was = context.messages.find(({ id }) => id === messageId)?.feedback ?? null
        rate(messageId, feedback, () => self.send({ type: 'feedback.refuse', messageId, feedback: was }))
      },
    },
  }).createMachine({
    id: 'conversation',
    context: NO_CONVERSATION,
    initial: 'empty',
    on: {
      'thread.open': { guard: { type: 'isOther', params: ({ event }) => event.threadId }, target: '.reading', reenter: true, actions: { type: 'begin', params: ({ event }) => event.threadId } },
      'thread.clear': { target: '.empty', actions: { type: 'begin', params: undefined } },
      'messages.reread': { guard: 'hasThread', target: '.reading', reenter: true },
      'question.return': { guard: ({ context }) => context.draft === '', actions: assign(({ event }) => ({ draft: event.message })) },
      'draft.change': { actions: assign(({ event }) => ({ draft: event.draft })) },
      'message.send': { guard: { type: 'isSendable', params: ({ event }) => event.message }, target: '.sending', actions: assign(({ context, event }) => asking(context, event, timestamp())) },
      'feedback.give': { actions: [{ type: 'keepFeedback', params: ({ event }) => event }, assign(({ context, event }) => ({ messages: rated(context.messages, event.messageId, event.feedback) }))] },
      'feedback.refuse': { actions: assign(({ context, event }) => ({ messages: rated(context.messages, event.messageId, event.feedback) })) },
    },
    states: {
      empty: { description: 'There is no thread: a question begins one.' },
      reading: {
        description: 'The messages of a thread are being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => isUnanswered(valueOf(event.output) ?? []), target: 'answering', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
            ...answered<readonly ChatMessage[], CallFailure>()({ target: 'ready', action: 'put' }, { target: 'failed', action: 'fail' }),
          ],
        },
      },
      failed: { description: 'The messages of the thread could not be read; it can be tried again.' },
      ready: {
        description: 'What was said stands there, and nothing is under way.',
        on: {
          'answer.retry': { guard: 'hasThread', target: 'retrying' },
          'thread.asked': { guard: ({ context, event }) => context.threadId === event.threadId, target: 'reading' },
        },
      },
      sending: {
        description: 'A question is being sent.',
        tags: ['answering', 'sending'],
        invoke: {
          src: 'sending',
          input: ({ context, self }) => ({ context, leftUnsent: (message) => self.send({ type: 'question.return', message }) }),
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'answering', actions: [{ type: 'take', params: ({ event }) => valueOf(event.output) }, 'threadsChanged', 'publishAsked'] },
            { guard: 'hasThread', target: 'reading', actions: ['unsend', 'notifyUnsent'] },
            { target: 'empty', actions: ['unsend', 'notifyUnsent'] },
          ],
        },
        on: { 'message.send': {} },
      },
      retrying: {
        description: 'The last question is to be answered again.',
        tags: ['answering', 'sending'],
        invoke: {
          src: 'retrying',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'answering', actions: [assign(({ context }) => ({ messages: withoutAnswer(context.messages), lack: undefined })), 'publishAsked'] },
            { target: 'reading', actions: 'notifyUnsent' },
          ],
        },
        on: { 'message.send': {} },
      },
      answering: {
        tags: 'answering',
        invoke: { src: 'following', input: ({ context }) => context.threadId },
        initial: 'loading',
        entry: assign({ lack: undefined }),
        on: {
          'answer.grounded': { actions: assign(({ event }) => ({ ground: event.ground })) },
          'answer.chunk': { target: '.typing', actions: assign(({ context, event }) => ({ incoming: context.incoming + event.text })) },
          'answer.ended': { target: 'settling', actions: { type: 'conclude', params: ({ event: { messageId } }) => (messageId === undefined ? {} : { id: messageId }) } },
          'answer.failed': { target: 'ready', actions: [{ type: 'conclude', params: {} }, assign({ lack: 'cut' as const })] },
          'answer.stop': { target: 'stopping', actions: { type: 'conclude', params: { stopped: true } } },
        },
        states: { loading: { description: 'The question was taken; nothing of the answer has come yet.' }, typing: { description: 'The answer comes piece by piece.' } },
      },
      stopping: {
        description: 'The answer is no longer followed, and the server is asked to write no more of it.',
        invoke: {
          src: 'stopping',
          input: ({ context }) => context,
          onDone: [{ guard: ({ event }) => hasFailed(event.output), target: 'settling', actions: 'notifyNotStopped' }, 'settling'],
        },
      },
      settling: {
        description: 'What was said stands there, and is read as the server keeps it.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ context, event }) => isAskedElsewhere(context.messages, valueOf(event.output) ?? []), target: 'answering', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
            { target: 'ready', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
          ],
        },
      },
    },
  })

type ConversationMachine = ReturnType<typeof createConversationMachine>
export type ConversationActor = ActorRefFrom<ConversationMachine>
export type ConversationSnapshot = SnapshotFrom<ConversationMachine>
