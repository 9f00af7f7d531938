import { afterAll, describe, expect, it } from 'vitest'
import { messagesOf } from '../../tests/support/server/asking.ts'
import { signIn } from '../../tests/support/server/person.ts'
import { startTestServer } from '../../tests/support/server/testServer.ts'
import type { Viewer } from '../access/viewer.ts'
import { Answers } from './Answers.ts'
import { asPerson } from './asPerson.ts'
import type { Asking, Engine } from './engine.ts'
import { ask } from './questions.ts'

const server = await startTestServer()
const { database } = server
const admin = await signIn(server.url, 'admin@harbour.example')
afterAll(() => server.stop())

const VIEWER = { ...admin, homeOrganizationId: admin.organizationId, organization: { id: admin.organizationId, name: 'Harbour Museum' } } as unknown as Viewer

/** Says something, and then how it goes on. */
const saying = (goOn: (asking: Asking) => Promise<void>): Engine => ({
  answer: async function* (asking) {
    yield { kind: 'text', text: 'She was built in 1869.' }
    await goOn(asking)
  },
})
const begin = async (answers: Answers): Promise<string> => {
  const asked = await asPerson(database, VIEWER, (tenant) => ask(tenant, VIEWER, { message: 'When was she built?' }))
  if (asked._tag === 'Failure') expect.fail('The question was refused')
  answers.begin(VIEWER, 'no', asked.success)
  return asked.success.threadId
}

describe('an answer that nobody stopped says that it broke off, and not that it was stopped', () => {
  const WHOLE = { isAssistant: true, message: 'She was built in 1869.\n\n*Svaret ble avbrutt her. Spør igjen for å få hele svaret.*' }

  it('where its engine fails', async () => {
    const threadId = await begin(new Answers(database, saying(() => Promise.reject(new Error('No database'))), () => undefined))
    await expect.poll(() => messagesOf(admin, threadId)).toHaveLength(2)
    const [, answer] = await messagesOf(admin, threadId)
    expect(answer).toMatchObject(WHOLE)
    expect(answer?.stopped).toBeUndefined()
  })

  it('where its node ends', async () => {
    const isSaid = Promise.withResolvers<void>()
    const answers = new Answers(database, saying(({ signal }) => {
      isSaid.resolve()
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
    }), () => undefined)
    const threadId = await begin(answers)
    await isSaid.promise
    await answers.close()
    const [, answer] = await messagesOf(admin, threadId)
    expect(answer).toMatchObject(WHOLE)
    expect(answer?.stopped).toBeUndefined()
  })
})

describe('a thread of more messages than are shown', () => {
  it('shows the last of them', async () => {
    const threadId = await begin(new Answers(database, saying(() => Promise.resolve()), () => undefined))
    await expect.poll(() => messagesOf(admin, threadId)).toHaveLength(2)
    await database.owner.query(
      `insert into assistant_messages (id, organization_id, thread_id, user_id, message, is_assistant)
       select gen_random_uuid(), organization_id, thread_id, user_id, 'Question ' || place.place, false
       from assistant_messages message cross join generate_series(1, 1001) as place (place) where message.thread_id = $1 and not message.is_assistant order by place.place`,
      [threadId],
    )
    const said = (await messagesOf(admin, threadId)).map(({ message }) => message)
    expect([said.length, said[0], said.at(-1)]).toEqual([1000, 'Question 2', 'Question 1001'])
  })
})
