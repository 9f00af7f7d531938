import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS, type Permission } from '../../src/domain/access/permissions.ts'
import type { ChatMessage, Source } from '../../src/domain/assistant/chat.ts'
import { contentPath } from '../../src/infrastructure/contract/files.ts'
import { personWith } from '../../tests/security/matrix/people.ts'
import { inModule } from '../../tests/security/matrix/targets.ts'
import { indexed, makeText, messagesOf, send, streamOf } from '../../tests/support/server/asking.ts'
import { DONE, pieceOf, saying, startChatEndpoint, type ChatEndpoint } from '../../tests/support/server/chatEndpoint.ts'
import { signIn, type Asking, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'

const IN_RECORDS = inModule('RECORDS')
const QUESTION = 'Where was the schooner Halibut built?'

let endpoint: ChatEndpoint
let server: TestServer
let admin: Person
/** Of those who ask, each another one. */
let turn = 0

beforeAll(async () => {
  endpoint = await startChatEndpoint()
  server = await startTestServer({ environment: { ASSISTANT_URL: endpoint.url, ASSISTANT_MODEL: 'test-model', ASSISTANT_KEY: 'key', ASSISTANT_TIMEOUT: '3', ASSISTANT_DAILY_TOKENS: '1000000' } })
  admin = await signIn(server.url, 'admin@harbour.example')
})
afterAll(async () => {
  await server.stop()
  await endpoint.close()
})

const asker = (): Promise<Person> => personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS, [], `asker ${(turn += 1)}`)

/** With the rights that they have now: what changes them makes a token stale. */
const renewed = async (person: Person): Promise<Person> => {
  const { token } = (await person.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.refreshToken } })).json as { readonly token: string }
  return { ...person, token, ask: (asking) => person.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } }) }
}

const permit = (person: Person, permissions: readonly Permission[]) =>
  server.database.owner.query('update roles set permissions = $2 where id = (select role_id from users where id = $1)', [person.userId, permissions])

const done = async (asking: Asking): Promise<void> => {
  const answer = await admin.ask({ method: 'POST', headers: IN_RECORDS, ...asking })
  expect(answer.status, answer.text).toBe(200)
}

const restrict = (person: Person, kind: 'asset' | 'folder', id: string) => done({ path: `/v1/users/${person.userId}/restrictions`, body: { restrict: [{ kind, id }], lift: [] } })

const moveToTrash = (id: string) => done({ path: '/v1/library/trash', body: { selection: { kind: 'items', folders: [], assets: [id] } } })

const folderOf = async (assetId: string): Promise<string> =>
  (await server.database.owner.query<{ folder_id: string }>('select folder_id from assets where id = $1', [assetId])).rows[0]?.folder_id ?? ''

const sourceOf = ({ sources }: ChatMessage): Source => sources[0] ?? expect.fail('The answer has no source')

/** What a click on a source asks for: the asset, its text, and its file. */
const followed = async (person: Person, { id }: Source) => {
  const answers = await Promise.all([
    person.ask({ path: `/v1/assets/${id}`, headers: IN_RECORDS }),
    person.ask({ path: `/v1/assets/${id}/text`, headers: IN_RECORDS }),
    person.fetch({ path: contentPath(person.sessionId, id) }),
  ])
  for (const { status, text } of answers) if (status !== 200) expect(text).not.toContain('Svolvær')
  return answers.map(({ status, message }) => (status === 200 ? 200 : `${status} ${message ?? ''}`))
}

const LATER: readonly (readonly [what: string, become: (person: Person, assetId: string) => Promise<unknown>, refusals: readonly string[]])[] = [
  ['an asset that was restricted', (person, id) => restrict(person, 'asset', id), Array<string>(3).fill('403 ASSET_RESTRICTED_ACCESS')],
  ['an asset whose folder was restricted', async (person, id) => restrict(person, 'folder', await folderOf(id)), Array<string>(3).fill('403 ASSET_RESTRICTED_ACCESS')],
  ['an asset that was moved to the trash', (_, id) => moveToTrash(id), Array<string>(3).fill('409 RESOURCE_IN_TRASH')],
  ['an asset that their role shows no more', (person) => permit(person, ['VIEW_HOME_PAGE_DATA']), Array<string>(3).fill('403 PERMISSION_DENIED')],
]

const ask = async (person: Person, message: string, threadId?: string) => {
  const thread = await send(person, { message, ...(threadId === undefined ? {} : { threadId }) })
  await streamOf(person, thread)
  return { thread, answer: (await messagesOf(person, thread)).at(-1) ?? expect.fail('There is no answer') }
}

it.each(LATER)('a source is refused at the click, found by no question, and handed to no model by what was said before: %s', async (_, become, refusals) => {
  endpoint.behave(saying('She was built at Svolvær. [1]'))
  const before = await asker()
  const id = await makeText(admin, `halibut ${turn}.csv`, 'ship,text\nHalibut,"The schooner Halibut was built at Svolvær."\n')
  await makeText(admin, `cod ${turn}.csv`, 'ship,text\nCod,"The schooner Cod sailed in 1871."\n')
  // Those of the cases before say the same.
  await server.database.owner.query(`update assets set trashed_at = now() where id <> $1 and name like 'halibut %'`, [id])
  await indexed(server.database)
  const { thread, answer } = await ask(before, QUESTION)
  const source = sourceOf(answer)
  expect([source.id, ...(await followed(before, source))]).toEqual([id, 200, 200, 200])

  await become(before, id)
  const after = await renewed(before)
  expect(await followed(after, source)).toEqual(refusals)
  // A model that tells all it was given.
  endpoint.behave((response, { body: { messages } }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(pieceOf(messages.map(({ content }) => content).join('\n')) + DONE)
  })
  for (const message of [QUESTION, 'When did the schooner Cod sail?'])
    for (const within of [thread, undefined]) expect(JSON.stringify((await ask(after, message, within)).answer), message).not.toContain('Svolvær')
})
