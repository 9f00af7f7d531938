import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startBeside, startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { inModule } from '../../tests/security/matrix/targets.ts'
import { answerOf, indexed, makeText, messagesOf, send, streamOf } from '../../tests/support/server/asking.ts'

let server: TestServer
let admin: Person
let user: Person

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, user] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'user@harbour.example')])
  await makeText(admin, 'haabet.csv', 'ship,text\nHaabet,"The bark Haabet was built in 1869 by Øien Brothers. She sailed to London with timber."\n')
  await makeText(admin, 'aurora.csv', 'ship,text\nAurora,"The brig Aurora brought salt from Cádiz in 1886."\n')
  await indexed(server.database)
})
afterAll(() => server.stop())

describe('a question', () => {
  it('is answered with its sources, by the stream first and then among the messages', async () => {
    const threadId = await send(admin, { message: 'When was the bark Haabet built?' })
    const { events, text } = await streamOf(admin, threadId)
    const [sources] = events.filter(({ name }) => name === 'sources').map(({ data }) => JSON.parse(data) as { readonly sources: readonly { readonly name: string; readonly passage: string }[] })
    expect(text).toContain('built in 1869')
    expect(sources?.sources.map(({ name }) => name)).toEqual(['haabet.csv'])
    expect(sources?.sources[0]?.passage).toContain('The bark Haabet was built in 1869 by Øien Brothers.')
    const messages = await messagesOf(admin, threadId)
    expect(messages.map(({ isAssistant, message }) => [isAssistant, message])).toEqual([[false, 'When was the bark Haabet built?'], [true, text]])
    expect(events.at(-1)).toEqual({ name: 'end', data: JSON.stringify({ messageId: messages[1]?.id }) })
    expect(messages.every(({ createdAt }) => new Date(createdAt).toISOString() === createdAt)).toBe(true)
    expect(messages[1]).toMatchObject({ engine: 'builtIn', feedback: null, sources: sources?.sources, query: expect.stringContaining('Haabet') as unknown })
  })

  it('is answered in its own language, whatever that of the interface', async () => {
    expect((await answerOf(admin, 'Hvor mange skip heter Haabet?')).message).toContain('Det er **ett** treff.')
    expect((await answerOf(admin, '¿Cuántos barcos se llaman Haabet?')).message).toContain('Hay **un** resultado.')
  })

  it('that nothing is found for is told so, and names no source', async () => {
    expect(await answerOf(admin, 'Which letters mention the zeppelin?')).toMatchObject({ message: expect.stringContaining('I found nothing on “zeppelin”') as unknown, sources: [] })
  })

  it('that is found in part is answered by what few things speak of, and not by what many do', async () => {
    const rare = await answerOf(admin, 'Was the brig clad with copper?')
    expect([rare.message, rare.sources.map(({ name }) => name)]).toEqual([expect.stringMatching(/^\*Nothing matches all of it, so I left out .*copper/), ['aurora.csv']])
    for (let at = 0; at < 6; at += 1) await admin.ask({ method: 'POST', path: '/v1/folders', headers: inModule('RECORDS'), body: { name: `Lighthouse ${at}`, parentId: null } })
    expect(await answerOf(admin, 'Which submarines were seen from the lighthouse?')).toMatchObject({ message: expect.stringContaining('I found nothing on “submarines”') as unknown, sources: [] })
  })

  it('of one kind counts that kind alone', async () => {
    expect((await answerOf(admin, 'How many files are there?')).message).toMatch(/^There are \*\*\d+\*\* matches\.(?!.*folder)/)
    expect((await answerOf(admin, 'How many folders are there?')).message).toMatch(/^There (?:is|are) \*\*\w+\*\* match(?:es)?\.(?: \[\d\])+$/)
  })

  it('for what was added first or last is answered in that order', async () => {
    const [first, last] = [await answerOf(admin, 'Which ship was added first?'), await answerOf(admin, 'Hvilket skip ble lagt til sist?')]
    expect([first, last].map(({ sources }) => sources.map(({ name, field }) => [name, field]))).toEqual([
      [['haabet.csv', 'added'], ['aurora.csv', 'added']],
      [['aurora.csv', 'added'], ['haabet.csv', 'added']],
    ])
    expect([first.message, last.message]).toEqual([expect.stringMatching(/^Added first:\n/), expect.stringMatching(/^Sist lagt til:\n/)])
  })

  it('for the oldest says that nothing has a date, and what there is', async () => {
    expect((await answerOf(admin, 'Which is the oldest ship?')).message).toMatch(/^None of what I found has a date described.*\n\n- \*\*\w+\.csv\*\*/)
  })

  it('asks the same of another year', async () => {
    const inTurn = async (first: string, ...more: readonly string[]) => {
      const threadId = await send(admin, { message: first })
      await streamOf(admin, threadId)
      for (const message of more) {
        await send(admin, { message, threadId })
        await streamOf(admin, threadId)
      }
      return (await messagesOf(admin, threadId)).at(-1)
    }
    const last = await inTurn('How many barks were built in 1887?', 'and in 1891?', 'and in 1869?')
    expect(last?.query).toBe('(barks OR barque OR barca) built 1869')
    expect(last?.message).toContain('There is **one** match.')
    expect((await inTurn('How many files were added in 1999?', `and in ${new Date().getFullYear()}?`))?.message).toMatch(/^There are \*\*\d+\*\* matches/)
  })

  it('finds what is told in another language', async () => {
    await makeText(admin, 'tinghus.txt', 'Tinghuset med kuppelen, før brannen i 1904.\n')
    await indexed(server.database)
    const answers = await Promise.all(['Is there anything about a fire?', '¿Hay algo sobre un incendio?'].map((question) => answerOf(admin, question)))
    expect(answers.map(({ sources }) => sources.map(({ name }) => name))).toEqual([['tinghus.txt'], ['tinghus.txt']])
  })

  it('of how something was done is looked for, and of what the asker may do in Vitrine is not', async () => {
    for (const question of ['How does a brig bring salt?', 'How does the man of a brig bring salt?', 'Hvordan var det med salt i briggen?']) {
      expect((await answerOf(admin, question)).sources.map(({ name }) => name)).toEqual(['aurora.csv'])
    }
    expect((await answerOf(admin, 'How do I bake bread?')).message).toBe('I have no instructions for that.')
  })

  it('that names no word is told that there are none, and of no other words', async () => {
    expect((await answerOf(admin, 'What is under embargo?')).message).toBe('There are none among what you may see.')
  })

  it('goes on from what the thread has found', async () => {
    const threadId = await send(admin, { message: 'Which ships are there?' })
    await streamOf(admin, threadId)
    await send(admin, { message: 'only the ones from 1869', threadId })
    await streamOf(admin, threadId)
    const last = (await messagesOf(admin, threadId)).at(-1)
    expect(last?.query).toBe('(ships OR vessel OR skip OR skute OR barco OR buque) 1869')
    expect(last?.sources.map(({ name }) => name)).toEqual(['haabet.csv'])
  })

  it('of how something is done is answered with its screen', async () => {
    expect((await answerOf(admin, 'How do I restore something from the trash?')).sources).toMatchObject([{ kind: 'help', id: '/trash' }])
  })

  it.each([
    ['empty', { message: ' \n ' }, 'required'],
    ['too long', { message: 'x'.repeat(4001) }, 'tooLong'],
    ['not clean', { message: 'a\0b' }, 'invalidCharacters'],
  ])('is refused when it is %s', async (_, body, code) => {
    const answer = await admin.ask({ method: 'POST', path: '/v1/ai-assistant/message', body })
    expect([answer.status, answer.json]).toMatchObject([400, { message: 'VALIDATION_FAILED', fields: { message: { code } } }])
  })
})

describe('what is restricted for the asker', () => {
  it('is in no answer, no count, no source and no query', async () => {
    const id = await makeText(admin, 'kraken.csv', 'ship,text\nKraken,"The cutter Kraken carried the Bishop of Bergen in 1850."\n')
    await indexed(server.database)
    const done = await admin.ask({ method: 'POST', path: `/v1/users/${user.userId}/restrictions`, headers: inModule('RECORDS'), body: { restrict: [{ kind: 'asset', id }], lift: [] } })
    expect(done.status, done.text).toBe(200)
    const restricted = await signIn(server.url, 'user@harbour.example')
    const questions = ['When did the cutter Kraken sail?', 'How many ships carried a bishop?', 'What is in kraken.csv?', 'Hvor ligger kutteren Kraken?', '¿Quién navegó en el Kraken?', 'Are there more cutters or bishops?', 'Which ship was added last?', 'What are the newest files?', 'Which is the oldest ship?']
    for (const question of questions) {
      const [seen, hidden] = await Promise.all([answerOf(admin, question), answerOf(restricted, question)])
      expect(JSON.stringify(seen), question).toContain('raken.csv')
      expect(JSON.stringify({ ...hidden, query: '' }), question).not.toMatch(/raken\.csv|Bergen|1850/u)
    }
  })

  it('without the right to see resources nothing is found at all', async () => {
    const { rows } = await server.database.owner.query<{ role_id: string; permissions: readonly string[] }>(
      'select user_.role_id, role_.permissions from users user_ join roles role_ on role_.id = user_.role_id where user_.id = $1', [user.userId])
    const [role] = rows
    await server.database.owner.query(`update roles set permissions = '{VIEW_HOME_PAGE_DATA}' where id = $1`, [role?.role_id])
    const nobody = await signIn(server.url, 'user@harbour.example')
    expect(await answerOf(nobody, 'When was the bark Haabet built?')).toMatchObject({ message: expect.stringContaining('I found nothing') as unknown, sources: [] })
    await server.database.owner.query('update roles set permissions = $2 where id = $1', [role?.role_id, role?.permissions])
    user = await signIn(server.url, 'user@harbour.example')
  })
})

describe('a thread', () => {
  it('is its owner’s alone, even within the organization', async () => {
    const threadId = await send(admin, { message: 'hello' })
    await streamOf(admin, threadId)
    const [, answer] = await messagesOf(admin, threadId)
    const asked = [
      { path: `/v1/ai-assistant/${threadId}/messages` },
      { path: `/v1/ai-assistant/stream-message/${threadId}` },
      { method: 'POST', path: '/v1/ai-assistant/message', body: { message: 'hello', threadId } },
      { method: 'POST', path: `/v1/ai-assistant/${threadId}/stop` },
      { method: 'POST', path: `/v1/ai-assistant/${threadId}/retry` },
      { method: 'PATCH', path: `/v1/ai-assistant/threads/${threadId}`, body: { title: 'Mine' } },
      { method: 'DELETE', path: `/v1/ai-assistant/threads/${threadId}` },
      { method: 'PUT', path: `/v1/ai-assistant/messages/${answer?.id ?? ''}/feedback`, body: { feedback: 'up' } },
    ]
    const statuses = await Promise.all(asked.map(async (asking) => (await user.ask(asking)).status))
    expect(statuses).toEqual(asked.map(() => 404))
    expect((await user.ask({ path: '/v1/ai-assistant/threads' })).text).not.toContain(threadId)
    const { rows } = await server.database.pool.query('select id from assistant_messages')
    expect(rows).toEqual([])
  })

  it('is found by its title and its messages, is renamed and deleted', async () => {
    const threadId = await send(admin, { message: 'What do we have on the schooner Svanen?' })
    await streamOf(admin, threadId)
    const found = async (search: string) => ((await admin.ask({ path: `/v1/ai-assistant/threads?search=${encodeURIComponent(search)}` })).json as { readonly threads: readonly { readonly threadId: string; readonly title: string }[] }).threads
    expect((await found('SVANEN')).map((one) => [one.threadId, one.title])).toEqual([[threadId, 'What do we have on the schooner Svanen?']])
    expect((await admin.ask({ method: 'PATCH', path: `/v1/ai-assistant/threads/${threadId}`, body: { title: ' Schooners ' } })).json).toMatchObject({ threadId, title: 'Schooners' })
    expect((await found('schooners')).length).toBe(1)
    expect(await found('100%')).toEqual([])
    expect((await admin.ask({ method: 'DELETE', path: `/v1/ai-assistant/threads/${threadId}` })).status).toBe(200)
    expect((await admin.ask({ path: `/v1/ai-assistant/${threadId}/messages` })).status).toBe(404)
  })

  it('has its last question answered again, or another one in its place', async () => {
    const threadId = await send(admin, { message: 'hello' })
    await streamOf(admin, threadId)
    const [question, first] = await messagesOf(admin, threadId)
    expect((await admin.ask({ method: 'POST', path: `/v1/ai-assistant/${threadId}/retry` })).status).toBe(200)
    await streamOf(admin, threadId)
    const again = await messagesOf(admin, threadId)
    expect([again.length, again[0]?.id === question?.id, again[1]?.id === first?.id]).toEqual([2, true, false])
    await send(admin, { message: 'takk', threadId, replaces: question?.id ?? '' })
    await streamOf(admin, threadId)
    expect((await messagesOf(admin, threadId)).map(({ message }) => message.slice(0, 4))).toEqual(['takk', 'Bare'])
  })

  it('that is stopped before the first word ends for whoever else reads it, and breaks nothing off', async () => {
    const threadId = await send(admin, { message: 'hello' })
    await streamOf(admin, threadId)
    await server.database.owner.query(
      `insert into assistant_messages (id, organization_id, thread_id, user_id, message, is_assistant, written_at)
       select gen_random_uuid(), organization_id, thread_id, user_id, '', true, clock_timestamp() from assistant_messages where thread_id = $1 limit 1`, [threadId])
    // Its first bytes have come: it is being followed.
    const response = await fetch(`${admin.url}/v1/ai-assistant/stream-message/${threadId}`, { headers: { authorization: `Bearer ${admin.token}` } })
    await admin.ask({ method: 'POST', path: `/v1/ai-assistant/${threadId}/stop` })
    expect(await response.text()).toMatch(/event: end\ndata: \{\}\n\n$/)
  })

  it('takes what is said of an answer, and takes it back', async () => {
    const threadId = await send(admin, { message: 'hello' })
    await streamOf(admin, threadId)
    const id = (await messagesOf(admin, threadId))[1]?.id ?? ''
    const rated = async (feedback: string | null) => {
      await admin.ask({ method: 'PUT', path: `/v1/ai-assistant/messages/${id}/feedback`, body: { feedback } })
      return (await messagesOf(admin, threadId))[1]?.feedback
    }
    expect([await rated('up'), await rated('down'), await rated(null)]).toEqual(['up', 'down', null])
  })

  it('goes with its owner', async () => {
    const gone = await signIn(server.url, 'publisher@harbour.example')
    await streamOf(gone, await send(gone, { message: 'hello' }))
    const count = async () => (await server.database.owner.query<{ count: number }>('select count(*)::int as count from assistant_threads where user_id = $1', [gone.userId])).rows[0]?.count
    expect(await count()).toBe(1)
    await server.database.owner.query('update users set deleted_at = now() where id = $1', [gone.userId])
    expect(await count()).toBe(0)
  })
})

describe('the stream', () => {
  it('ends at once where nothing is being answered, and names the answer that there is', async () => {
    const threadId = await send(admin, { message: 'hello' })
    await streamOf(admin, threadId)
    const id = (await messagesOf(admin, threadId))[1]?.id
    expect(await streamOf(admin, threadId)).toEqual({ events: [{ name: 'end', data: JSON.stringify({ messageId: id }) }], text: '' })
  })

  it('is read on another node than the one that answers, by two readers alike', async () => {
    const beside = await startBeside(server)
    try {
      const other = await signIn(beside.url, 'admin@harbour.example')
      const threadId = await send(admin, { message: 'When was the bark Haabet built?' })
      const [one, two] = await Promise.all([streamOf(other, threadId), streamOf(admin, threadId)])
      // The one that came when the other had read all of it is told which answer it was.
      expect([one.text, two.text].filter((text) => text !== '').every((text) => text.includes('1869'))).toBe(true)
      expect(one.events.at(-1)).toEqual(two.events.at(-1))
    } finally {
      await beside.stop()
    }
  })

  it('says nothing to whoever is not signed in', async () => {
    const threadId = await send(admin, { message: 'hello' })
    const response = await fetch(`${server.url}/v1/ai-assistant/stream-message/${threadId}`)
    expect(response.status).toBe(401)
  })
})
