import { fromPromise } from 'xstate'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { ConversationContext } from './conversation.ts'
import type { ConversationPorts } from './ConversationPorts.ts'

interface Sent {
  readonly context: Pick<ConversationContext, 'asked' | 'threadId'>
  /** It could not be sent, and its thread was left meanwhile. */
  readonly leftUnsent: (message: string) => void
}

/** Sends a question to its end: where its thread was left meanwhile, its answer is written behind, and what could not be sent is not lost. */
export const sendingQuestion = ({ assistant, notify, threadsChanged, asked: publishAsked }: Pick<ConversationPorts, 'assistant' | 'notify' | 'threadsChanged' | 'asked'>) =>
  fromPromise(async ({ input: { context: { asked, threadId }, leftUnsent }, signal }: { input: Sent; signal: AbortSignal }) => {
    const message = asked?.message ?? ''
    const outcome = await assistant.send({ message, ...(threadId !== undefined && { threadId }), ...(asked?.replaces !== undefined && { replaces: asked.replaces }) }, new AbortController().signal)
    if (!signal.aborted) return outcome
    threadsChanged()
    const begun = valueOf(outcome)
    if (hasSucceeded(outcome) && begun !== undefined) publishAsked(begun)
    else {
      notify({ kind: 'failure', text: 'assistant.notices.notSent', subject: 'assistant' })
      leftUnsent(message)
    }
    return outcome
  })
