import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseAnswer } from '../../src/domain/assistant/answerText.ts'
import { markersIn } from '../../src/domain/assistant/sourceMarkers.ts'
import { inModule } from '../../tests/security/matrix/targets.ts'
import { answerOf, indexed, makeText } from '../../tests/support/server/asking.ts'
import { saying, startChatEndpoint, type ChatEndpoint } from '../../tests/support/server/chatEndpoint.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'

let endpoint: ChatEndpoint
beforeAll(async () => {
  endpoint = await startChatEndpoint()
  // Says again what it was given, each passage with its number.
  endpoint.behave((response, request) => {
    const given = [...(request.body.messages.at(-1)?.content ?? '').matchAll(/^\{"number":(\d+),.*"passage":"(.*)"\}$/gmu)]
    return saying(...given.slice(0, 3).map(([, number = '', passage = '']) => `${passage} [${number}]\n`))(response, request)
  })
})
afterAll(() => endpoint.close())

const ENGINES = [
  ['builtIn', () => ({})],
  ['model', () => ({ ASSISTANT_URL: endpoint.url, ASSISTANT_MODEL: 'test-model' })],
] as const

describe.each(ENGINES)('the engine %s', (name, environment) => {
  let server: TestServer
  let admin: Person

  beforeAll(async () => {
    server = await startTestServer({ environment: environment() })
    admin = await signIn(server.url, 'admin@harbour.example')
    await makeText(admin, 'haabet.csv', 'ship,text\nHaabet,"The bark Haabet was built in 1869 by Øien Brothers."\n')
    await makeText(admin, 'svanen.csv', 'ship,text\nSvanen,"The schooner Svanen carried <b>bones</b> of [whales](https://evil.example/) in 1871."\n')
    await indexed(server.database)
  })
  afterAll(() => server.stop())

  it.each(['When was the bark Haabet built?', 'Hvilke skip fraktet hvalbein i 1871? Svanen', '¿Qué barco es el Haabet?'])('answers “%s” from numbered sources alone', async (question) => {
    const { message, sources, engine, fellBack } = await answerOf(admin, question)
    expect([engine, fellBack]).toEqual([name, undefined])
    expect(sources.map(({ number }) => number)).toEqual(sources.map((_, at) => at + 1))
    expect(markersIn(message).length).toBeGreaterThan(0)
    expect(markersIn(message).every((number) => number <= sources.length)).toBe(true)
    expect(sources.every(({ name: file }) => ['haabet.csv', 'svanen.csv'].includes(file) || !file.endsWith('.csv'))).toBe(true)
  })

  it('shows no markup and no address of a document', async () => {
    const { message } = await answerOf(admin, 'What did the schooner Svanen carry?')
    expect(message).toContain('whales')
    expect(message).not.toMatch(/https?:|<b>|\]\(/u)
    expect(parseAnswer(message).length).toBeGreaterThan(0)
  })

  it('says that nothing is found, without a source', async () => {
    expect(await answerOf(admin, 'Which letters mention the zeppelin?')).toMatchObject({ message: expect.stringContaining('I found nothing') as unknown, sources: [] })
  })

  it('is told nothing of what is restricted for the asker', async () => {
    const user = await signIn(server.url, 'user@harbour.example')
    const id = await makeText(admin, 'kraken.csv', 'ship,text\nKraken,"The cutter Kraken carried the Bishop of Bergen in 1850."\n')
    await indexed(server.database)
    const done = await admin.ask({ method: 'POST', path: `/v1/users/${user.userId}/restrictions`, headers: inModule('RECORDS'), body: { restrict: [{ kind: 'asset', id }], lift: [] } })
    expect(done.status, done.text).toBe(200)
    const restricted = await signIn(server.url, 'user@harbour.example')
    const before = endpoint.requests.length
    for (const question of ['When did the cutter Kraken sail to the Bishop?', 'Which ships are there?']) {
      expect(JSON.stringify({ ...(await answerOf(restricted, question)), query: '' })).not.toMatch(/raken\.csv|Bergen|1850/u)
    }
    expect(JSON.stringify(endpoint.requests.slice(before))).not.toMatch(/raken\.csv|Bergen|1850/u)
  })
})
