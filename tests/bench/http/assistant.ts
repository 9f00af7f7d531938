import { setTimeout as pause } from 'node:timers/promises'
import { atMost, plain, quantile, type Figures } from '../figures.ts'
import { DEMO_LOGIN } from '../product.ts'
import type { Bench, Section } from '../section.ts'
import { seedLongTexts } from '../seed/search.ts'
import { loadAlone } from './load.ts'
import { apiSession, type ApiSession } from './signedIn.ts'

const FIRST_MS = 300
const WHOLE_MS = 1000
const ASKERS = 10
const ROUNDS = 4
/** Milliseconds of a list beside them. */
const LIST = 50

/** Milliseconds, in which nobody asks more than a hundred: while lists are measured two others ask for ten, so many questions each and so many milliseconds apart. */
const MINUTE = 60_000
const OTHERS = ['publisher@harbour.example', 'user@harbour.example'] as const
const QUESTIONS_EACH = 18
const APART = 300

/** Of each kind that there is; their words are those of the seeded texts. */
const QUESTIONS = [
  'Which letters mention the harbour crane?',
  'How many images are there of the lighthouse?',
  'Når ble isbreen målt?',
  'Who gave the silver brooch?',
  '¿Dónde está la espada?',
  'Are there more letters or diaries?',
  'What is in the minutes of the north light?',
  'Which ropes and sails have been lost, and when?',
] as const

/** In sixteen texts of two hundred thousand characters each, beside words that all of them have. */
const RARE_WORD = 'quintant'
const OF_LONG_TEXTS = [`What was the ${RARE_WORD} for?`, `Which letters mention the ${RARE_WORD} and the harbour crane?`, `¿Para qué servía el ${RARE_WORD}?`, `Who knew the ${RARE_WORD} on the quay?`] as const

interface Timed {
  readonly first: number
  readonly whole: number
}

/** Milliseconds from the sending of a question to the first words and to the end. */
const timed = async ({ url, headers }: ApiSession, message: string): Promise<Timed> => {
  const started = performance.now()
  const sent = await fetch(`${url}/v1/ai-assistant/message`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ message }) })
  if (!sent.ok) throw new Error(`A question was refused: ${sent.status}`)
  const stream = await fetch(`${url}/v1/ai-assistant/stream-message/${(await sent.json()) as string}`, { headers })
  let [first, text] = [0, '']
  for await (const piece of stream.body ?? []) {
    text += Buffer.from(piece as Uint8Array).toString('utf8')
    if (first === 0 && /(?:^|\n\n)data: /.test(text)) first = performance.now() - started
  }
  if (first === 0 || !text.includes('event: end')) throw new Error(`No answer to ${message}`)
  return { first, whole: performance.now() - started }
}

const figuresOf = (name: string, all: readonly Timed[]): Figures => {
  const [first, whole] = [all.map((one) => one.first), all.map((one) => one.whole)]
  return {
    [`${name}FirstP50`]: plain(quantile(first, 0.5), 'ms'),
    [`${name}FirstP95`]: atMost(FIRST_MS, quantile(first, 0.95), 'ms'),
    [`${name}WholeP95`]: atMost(WHOLE_MS, quantile(whole, 0.95), 'ms'),
  }
}

const asking = async (session: ApiSession, from: number): Promise<void> => {
  for (let at = from; at < from + QUESTIONS_EACH; at += 1) {
    const next = pause(APART)
    await timed(session, QUESTIONS[at % QUESTIONS.length] ?? QUESTIONS[0])
    await next
  }
}

/** The built-in assistant over the seeded library: one asker, then ten at once. */
export const assistant: Section = {
  name: 'assistant',
  measure: async ({ product, library }: Bench) => {
    const session = await apiSession(product.url)
    // What an index keeps of all items is read with the first question; the words of the others are new to it.
    await timed(session, 'What is there of the plates?')
    const unheard: Timed[] = []
    for (const question of QUESTIONS) unheard.push(await timed(session, question))
    const alone: Timed[] = []
    for (let round = 0; round < ROUNDS; round += 1) for (const question of QUESTIONS) alone.push(await timed(session, question))
    const concurrent: Timed[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = Array.from({ length: ASKERS }, (_, at) => QUESTIONS[(at + round) % QUESTIONS.length] ?? QUESTIONS[0])
      concurrent.push(...(await Promise.all(asked.map((question) => timed(session, question)))))
    }
    const others = await Promise.all(OTHERS.map((email) => apiSession(product.url, { ...DEMO_LOGIN, email })))
    const work = Promise.all(Array.from({ length: ASKERS }, (_, at) => asking(others[at % others.length] ?? session, at)))
    const [beside] = await Promise.all([loadAlone({ ...session, paths: [`/v1/assets?folderId=${library.folderId}`] }), work])
    await Promise.all([pause(MINUTE), seedLongTexts(library, RARE_WORD)])
    const long: Timed[] = []
    for (let round = 0; round <= ROUNDS; round += 1) for (const question of OF_LONG_TEXTS) long.push(await timed(session, question))
    return {
      // What was changed is read with the first question.
      ...figuresOf('longTexts', long.slice(1)),
      ...figuresOf('newWords', unheard),
      ...figuresOf('alone', alone),
      ...figuresOf('tenAtOnce', concurrent),
      assetsBesideP50: atMost(LIST, beside.p50, 'ms'),
      assetsBesideP95: atMost(LIST, beside.p95, 'ms'),
    }
  },
}
