import { afterAll, beforeAll, expect, it } from 'vitest'
import { isMarked } from '../../src/domain/advanced-search/highlight.ts'
import { markedIn } from '../../src/domain/advanced-search/marked.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { mayPatternOf } from './textPatterns.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const mayBeIn = async (q: string, text: string): Promise<boolean> => {
  const { rows } = await server.database.owner.query<{ may: boolean }>('select $1::text ~ $2::text as may', [text, mayPatternOf(markedIn(parseQuery(q)))])
  return rows[0]?.may ?? false
}

it.each([
  ['diary', 'Two diaries of a clerk'],
  ['diaries', 'A DIARY'],
  ['harbours', 'the old harbour'],
  ['painted', 'a painting'],
  ['bryggen', 'På brygge'],
  ['båter', 'en bat, en BÅT'],
  ['canciones', 'una canción'],
  ['strasse', 'Straße 4'],
  ['ærlig', 'aerlige folk'],
  ['1887', '1887/1889'],
  ['"glass plate"', 'on GLASS  plate'],
  ['letter harbour', 'no more than a harbour'],
  ['a', 'a'],
  ['i', 'I'],
])('%s may be in %j, where it is marked', async (q, text) => {
  expect(isMarked(text, markedIn(parseQuery(q)))).toBe(true)
  expect(await mayBeIn(q, text)).toBe(true)
})

it.each([
  ['letter', 'a diary'],
  ['harbour', 'no arbour'],
  ['"glass plate"', 'a plate of glass'],
])('%s can not be in %j', async (q, text) => {
  expect(await mayBeIn(q, text)).toBe(false)
})
