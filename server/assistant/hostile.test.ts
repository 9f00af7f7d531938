import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { expectHarmless, expectTame } from '../../src/domain/assistant/harmless.fixture.ts'
import { HOSTILE } from '../../src/domain/assistant/hostile.fixture.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { personWith } from '../../tests/security/matrix/people.ts'
import { indexed, makeText, messagesOf, send, streamOf } from '../../tests/support/server/asking.ts'
import { saying, startChatEndpoint, type ChatEndpoint } from '../../tests/support/server/chatEndpoint.ts'
import type { Person } from '../../tests/support/server/person.ts'
import { inTenant } from '../database/tenant.ts'
import { startDescribing } from '../metadata/describing.fixture.ts'
import { enterAssets } from '../search-index/assetEntries.ts'

/** Nobody asks more than a hundred in a minute. */
const ASKERS = 3
const KEY = 'key-of-the-test'

let endpoint: ChatEndpoint
beforeAll(async () => {
  endpoint = await startChatEndpoint()
})
afterAll(() => endpoint.close())

interface Passage {
  readonly number: number
  readonly passage: string
}

/** The passages as a model is given them: one JSON object a line, between the heading and the question. */
const passagesOf = (content: string): readonly Passage[] => {
  const [list = ''] = content.split('\n\nQuestion: ')
  return list.split('\n').slice(1).map((line) => JSON.parse(line) as Passage)
}

const ENGINES = [
  ['builtIn', {}, expectHarmless],
  ['model', { ASSISTANT_MODEL: 'test-model', ASSISTANT_KEY: KEY, ASSISTANT_DAILY_TOKENS: '100000000' }, expectTame],
] as const

/** A word by which each document is asked for. */
const wordOf = (at: number): string => `kvist${at}`
const QUESTIONS = [(word: string) => `What does it say about ${word}?`, (word: string) => `Hva står det om ${word}?`, (word: string) => `¿Qué dice sobre ${word}?`]

describe.each(ENGINES)('the engine %s', (name, environment, expectRight) => {
  let described: Awaited<ReturnType<typeof startDescribing>>
  let askers: readonly Person[]
  const ids: string[] = []

  beforeAll(async () => {
    described = await startDescribing(undefined, { ...environment, ...(name === 'model' ? { ASSISTANT_URL: endpoint.url } : {}) })
    const { server, admin, published, of } = described
    const { owner } = server.database
    await owner.query('update organizations set features = $1', [FEATURES])
    askers = await Promise.all(Array.from({ length: ASKERS }, (_, turn) => personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS, [], `asker ${turn}`)))
    const first = await makeText(admin, 'haabet.txt', 'The bark Haabet.')
    await indexed(server.database)
    const template = await published({ attributes: [newAttribute('Remarks')] }, ...askers)
    // Each says it wherever something can be said: as its name, its description, a tag, its text, a value and a person.
    const texts = HOSTILE.map((text, at) => `${text} ${wordOf(at)}`)
    const { rows } = await owner.query<{ id: string; number: number }>(
      `insert into assets select (jsonb_populate_record(asset, jsonb_build_object('id', gen_random_uuid(), 'name', said.text, 'name_key', said.text, 'description', said.text, 'tags', jsonb_build_array(said.text),
         'upload_id', null, 'file_number', 2000000 + said.number, 'file_number_key', 'h' || said.number, 'blob_key', encode(sha256(convert_to(said.text, 'UTF8')), 'hex')))).*
       from assets asset, unnest($2::text[]) with ordinality as said (text, number) where asset.id = $1 returning id, file_number::integer - 2000001 as number`,
      [first, texts],
    )
    for (const { id, number } of rows) ids[number] = id
    const key = [admin.organizationId, ids, texts]
    await owner.query('insert into asset_texts (organization_id, asset_id, text, truncated) select $1, said.id, said.text, false from unnest($2::uuid[], $3::text[]) as said (id, text)', key)
    await owner.query(
      `insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
       select gen_random_uuid(), $1, asset.id, asset.content_version, said.text, said.text, 0.1, 0.1, 0.2, 0.2, 'Drawn', $4, $4
       from unnest($2::uuid[], $3::text[]) as said (id, text) join assets asset on asset.id = said.id`,
      [...key, admin.userId],
    )
    await owner.query('insert into asset_templates (organization_id, asset_id, template_id) select $1, id, $3 from unnest($2::uuid[]) as id', [admin.organizationId, ids, template.id])
    await owner.query(
      `insert into metadata_values (organization_id, asset_id, template_id, attribute_id, position, value, key, sort_text)
       select $1, said.id, $4, $5, 0, said.text, said.text, said.text from unnest($2::uuid[], $3::text[]) as said (id, text)`,
      [...key, template.id, of(template, 'Remarks')],
    )
    await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', ids))
    // Says again what it was given, each passage with its number.
    endpoint.behave((response, request) =>
      saying(...passagesOf(request.body.messages.at(-1)?.content ?? '').map(({ number, passage }) => `${passage} [${number}]\n`))(response, request),
    )
  })
  afterAll(() => described.server.stop())

  const asked = async (by: Person, at: number): Promise<void> => {
    const question = QUESTIONS[at % 3]?.(wordOf(at)) ?? ''
    const threadId = await send(by, { message: question })
    const { events, text } = await streamOf(by, threadId)
    const answer = (await messagesOf(by, threadId)).at(-1) ?? expect.fail('There is no answer')
    expect(answer).toMatchObject({ isAssistant: true, engine: name })
    expect(answer.fellBack).toBeUndefined()
    // It is quoted, and from nowhere else.
    expect(new Set(answer.sources.map(({ id }) => id))).toEqual(new Set([ids[at]]))
    expectRight(answer.message, answer.sources.length)
    expect(answer.message).not.toContain(KEY)
    // What a document says is no event of the stream.
    expect(text).toBe(answer.message)
    expect(events.map((event) => event.name).filter((event) => event !== '')).toEqual(['sources', 'end'])
    expect(events.at(-1)).toEqual({ name: 'end', data: JSON.stringify({ messageId: answer.id }) })
  }

  it('quotes what a hundred and fifty documents want of it, and does none of it', async () => {
    const before = endpoint.requests.length
    const failed: string[] = []
    await Promise.all(
      askers.map(async (by, turn) => {
        for (let at = turn; at < HOSTILE.length; at += ASKERS) await asked(by, at).catch((error: unknown) => failed.push(`${HOSTILE[at]}: ${String(error)}`))
      }),
    )
    expect(failed).toEqual([])
    const requests = endpoint.requests.slice(before)
    expect(requests).toHaveLength(name === 'model' ? HOSTILE.length : 0)
    // Nothing in them ends the list that they stand in, or speaks as somebody else.
    for (const { body } of requests) {
      expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
      expect(passagesOf(body.messages[1]?.content ?? '').map(({ number }, place) => number === place + 1)).not.toContain(false)
    }
  })
})
