import type { ChatMessage } from '../../src/domain/assistant/chat.ts'
import { splitMarkers } from '../../src/domain/assistant/sourceMarkers.ts'
import { messagesOf, send, streamOf } from '../support/server/asking.ts'
import type { Person } from '../support/server/person.ts'
import type { JudgedQuestion } from './judged.ts'

const names = ({ sources }: ChatMessage): readonly string[] => sources.filter(({ kind }) => kind === 'asset').map(({ name }) => name)

const isRight = (answer: ChatMessage, { from, says = [] }: JudgedQuestion): boolean => {
  const isFrom = from.length === 0 ? names(answer).length === 0 : from.some((name) => names(answer).includes(name.normalize('NFC')))
  return isFrom && says.every((words) => answer.message.includes(words))
}

/** Words in quotes that no source which the answer names has, and markers of sources that there are not: claims that nothing supports. */
const unsupportedIn = ({ message, sources }: Pick<ChatMessage, 'message' | 'sources'>): readonly string[] => {
  const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const named = new Set(splitMarkers(message).flatMap((piece) => (piece.kind === 'marker' ? [piece.number] : [])))
  const there = sources.filter(({ number }) => named.has(number)).map(({ passage }) => plain(passage))
  const lines = message.split('\n').filter((line) => /\[\d+\]/.test(line))
  const quoted = lines.flatMap((line) => [...line.matchAll(/[“«](.+?)[”»](?= ?(?:\([^()]*\) )?\[)/gu)].map(([, words = '']) => plain(words)))
  return [...quoted.filter((words) => !there.some((passage) => passage.includes(words))), ...[...named].filter((number) => !sources.some((source) => source.number === number)).map(String)]
}

interface Judgement {
  /** Questions whose answers are not from where they should be, or do not say what they should. */
  readonly wrong: readonly string[]
  readonly unsupported: readonly string[]
}

/** Asks them all, one after the other. */
export const judge = async (asker: Person, questions: readonly JudgedQuestion[]): Promise<Judgement> => {
  const [wrong, unsupported]: [string[], string[]] = [[], []]
  let threadId = ''
  for (const question of questions) {
    threadId = await send(asker, { message: question.q, ...(question.goesOn === true ? { threadId } : {}) })
    await streamOf(asker, threadId)
    const answer = (await messagesOf(asker, threadId)).at(-1)
    if (answer?.isAssistant !== true) throw new Error(`${question.q} was not answered`)
    if (!isRight(answer, question)) wrong.push(`${question.q}: ${names(answer).join(', ')} (${answer.query ?? ''})`)
    unsupported.push(...unsupportedIn(answer))
  }
  return { wrong, unsupported }
}
