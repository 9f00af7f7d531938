import { screen, userEvent, waitFor } from 'storybook/test'
import type { ChatMessage, Source } from '../src/domain/assistant/chat.ts'
import type { Library, Stage } from './library.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-0000000e${String(number).padStart(4, '0')}`

const NAMES = ['harbour-at-dusk.jpg', 'letter-to-the-harbour-master-1882.pdf', 'fjord-in-winter.jpg', 'chart-of-the-outer-isles.png', 'bill-of-lading-1902.pdf', 'crew-list-of-the-bark-haabet-with-wages-and-home-towns-of-all-hands.xlsx']

const PASSAGES = [
  'The bark Haabet at the customs quay, taken from the tower of the old town hall before the fire of 1891.',
  'I have the honour to report that the bark Haabet, Captain Thorsen, came in on the 4th of May with a cargo of salt from Setúbal.',
]

const sources = (count: number): readonly Source[] =>
  Array.from({ length: count }, (_, at): Source => {
    const base = { number: at + 1, id: idOf(500 + at), name: NAMES[at % NAMES.length] ?? '', passage: PASSAGES[at % 2] ?? '' }
    if (at === 6) return { ...base, kind: 'folder', name: '1887 Bequest', resourceType: 'RECORDS', passage: '' }
    if (at === 7) return { ...base, kind: 'contact', name: 'Marta Sørensen', field: 'Donor', passage: '' }
    return { ...base, kind: 'asset', resourceType: 'RECORDS', ...(at % 2 === 1 ? { page: at + 1 } : at === 0 ? { field: 'description' } : { field: 'Year of the picture' }) }
  })

const at = '2026-11-26T09:00:00.000Z'

const question = (number: number, message: string): ChatMessage => ({ id: idOf(number), message, isAssistant: false, createdAt: at, sources: [] })
const answer = (number: number, message: string, more: Partial<ChatMessage> = {}): ChatMessage => ({ id: idOf(number), message, isAssistant: true, createdAt: at, sources: sources(3), engine: 'builtIn', feedback: null, ...more })

const HARBOUR: readonly ChatMessage[] = [
  question(1, 'Which pictures show the harbour before 1900, and may we publish them?'),
  answer(2, 'Three pictures in **Records** show the harbour before 1900 [1] [2] [3]. Two of them are web ready already [1] [3]. The letter is restricted from publication [2].', {
    query: 'harbour type:image made:<1900',
    feedback: 'up',
  }),
  question(3, 'And letters that mention it?'),
  answer(4, 'Two letters name the harbour [2].', { sources: sources(2) }),
]

const MARKUP = [
  'What the crew lists say, **by year** and *by port*: [1]',
  '',
  '## Ships',
  '',
  '1. Haabet, built in Arendal `1874` [1]',
  '2. Nora of Bergen [2]',
  '',
  '- a star alone: 3 * 4',
  '- <b>no markup</b>, and no [link](https://example.org) either',
  '',
  '| Ship | Built | Tonnage | Last port | Master | Owner | Lost |',
  '|---|---|---|---|---|---|---|',
  '| Haabet | 1874 | 312 | Setúbal | Thorsen | J. Berg & sons | 1882 [2] |',
  '| Nora | 1911 | 214 | Hull | Solberg | Harbour Museum | never [6] |',
  '',
  '```',
  'type:document crew made:1870/1910',
  '```',
].join('\n')

const RICH: readonly ChatMessage[] = [
  question(11, 'What do the crew lists say?\nBy year, please.'),
  answer(12, MARKUP, { sources: sources(9), query: 'type:document crew made:1870/1910 -folder:"To be sorted"', engine: 'model' }),
  question(13, `A very long question ${'about everything that was ever written of the harbour '.repeat(12)}?`),
  answer(14, `*The language model did not answer, so the built-in assistant does.*\n\n${'Averylongwordwithoutanyplacetobreakit'.repeat(6)} [1]`, { sources: sources(1), fellBack: true, stopped: true, feedback: 'down' }),
]

const thread = (number: number, title: string, daysAgo: number) => ({ threadId: idOf(100 + number), title, updatedAt: new Date(Date.now() - daysAgo * 86_400_000 - number * 1000).toISOString() })

const THREADS = [
  thread(1, 'Pictures of the old harbour', 0),
  thread(2, 'Letters about the customs house and everything else that was found in its cellar', 0),
  thread(3, 'Which maps lack a date?', 3),
  thread(4, 'Loans due in December', 40),
]

/** Threads of today and of long ago; the first is about the harbour, the second shows all that an answer can consist of. */
export const keepThreads = ({ ports: { assistant } }: Stage): void =>
  THREADS.forEach((each, place) => assistant.keep(each, place === 0 ? HARBOUR : place === 1 ? RICH : []))

/** More threads than a page holds. */
export const keepManyThreads = ({ ports: { assistant } }: Stage): void => {
  for (let number = 1; number <= 45; number += 1) assistant.keep(thread(number, `Question ${number} about the holdings`, number))
}

/** With one of the threads open. */
export const inThread =
  (place: 0 | 1 | 2, before: (stage: Stage) => void = () => undefined) =>
  (stage: Stage): void => {
    keepThreads(stage)
    before(stage)
    stage.shell.conversation.send({ type: 'thread.open', threadId: THREADS[place]?.threadId ?? '' })
  }

/** With a question asked, whose answer pauses after so many pieces. */
export const asked =
  (pausesAfter: number, before: (stage: Stage) => void = () => undefined) =>
  (stage: Stage): void => {
    const { ports, shell } = stage
    ports.assistant.pausesAfter = pausesAfter
    ports.assistant.reply = () => ({ ground: { sources: sources(3), query: 'letter harbour', engine: 'builtIn' }, chunks: ['Two letters ', 'name the harbour. [2] ', 'The first ', 'came in 1882. [2]'] })
    before(stage)
    shell.conversation.send({ type: 'message.send', message: 'Which letters name the harbour?' })
  }

/** Waits until something of the answer has come. */
export const typed = async ({ conversation }: Library): Promise<void> => {
  await waitFor(() => {
    if (conversation.getSnapshot().context.incoming === '') throw new Error('Nothing has come')
  })
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
