import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerOf, indexed, makeText } from '../../../tests/support/server/asking.ts'
import { signIn, type Person } from '../../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../../tests/support/server/testServer.ts'

let server: TestServer
let admin: Person

/** Longer than what is read of one text at once. */
const before = (sentence: string): string => `${sentence}\n`.repeat(Math.ceil(60_000 / sentence.length))

const TEXTS = [
  ['with accents', 'What came from Malaga?', 'Nothing happened on this day.', 'Raisins came from Málaga in casks.'],
  ['without accents', '¿Qué se sabe de Cádiz?', 'Nothing happened on this day.', 'Their cork was bought at Cadiz.'],
  ['in another form', 'What is said of factories?', 'Nothing happened on this day.', 'One factory burned down in 1871.'],
  ['as a word of its own', 'What is said of the elm?', 'The helmsman saw nothing at all.', 'An elm stood before the customs house.'],
  ['in letters that are two', 'What is said of the Straedet?', 'Nothing happened on this day.', 'A baker lived in Strædet until 1840.'],
  ['by the rarest word of the question', 'Which sloop carried quinine?', 'A sloop lay at the quay.', 'This sloop carried quinine in 1853.'],
] as const

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  for (const [at, [, , often, once]] of TEXTS.entries()) await makeText(admin, `log ${at}.txt`, `${before(often)}\n${once}\n\n${before(often)}`)
  await makeText(admin, 'fleet.txt', 'Another sloop, and another ketch.')
  await makeText(admin, 'tariff.txt', `Whoever lands a ketch pays two dollars.\n\n${'Nothing happened on this day.\n'.repeat(300)}\nFalk brought indigo in 1849.\n`)
  await indexed(server.database)
})
afterAll(() => server.stop())

it.each(TEXTS)('a long text is opened where what is asked for stands, %s', async (_how, question, _often, once) => {
  const { message, sources } = await answerOf(admin, question)
  expect(message).toContain(once)
  expect(sources.map(({ passage }) => passage)).toContain(once)
})

it('a text that is not long is read whole, however far its rarest word is from the others', async () => {
  const { sources } = await answerOf(admin, 'What does a ketch with indigo pay?')
  expect(sources.map(({ passage }) => passage)).toEqual(expect.arrayContaining(['Whoever lands a ketch pays two dollars.', 'Falk brought indigo in 1849.']))
})
