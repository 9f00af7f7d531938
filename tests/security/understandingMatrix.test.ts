import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { ENGINES } from '../../src/domain/suggestions/suggestion.ts'
import type { Proposal } from '../../src/domain/suggestions/proposal.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { inTenant } from '../../server/database/tenant.ts'
import { startDescribing } from '../../server/metadata/describing.fixture.ts'
import { letter } from '../../server/ocr/scans.fixture.ts'
import { faced, tagged, valued } from '../../server/suggestions/proposing.fixture.ts'
import { propose } from '../../server/suggestions/propose.ts'
import { assetIdOf, newFolder, readAsset, records as headers, upload } from '../files/uploading.ts'
import { answerOf, indexed } from '../support/server/asking.ts'
import { DONE, pieceOf, startChatEndpoint } from '../support/server/chatEndpoint.ts'
import type { Asking, Person } from '../support/server/person.ts'
import { makeContact } from './matrix/contacts.ts'
import { personWith } from './matrix/people.ts'

/** Each word that the asset says begins so, and nothing else does. */
const SECRET = /quorvex/i
const WHO = 'Quorvexperson Lie'

const endpoint = await startChatEndpoint()
// A model that tells all it was given.
endpoint.behave((response, { body: { messages } }) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(pieceOf(messages.map(({ content }) => content).join('\n')) + DONE)
})
const environment = { ASSISTANT_URL: endpoint.url, ASSISTANT_MODEL: 'test-model', ASSISTANT_DAILY_TOKENS: '10000000' }
const { server, admin, published, of, save, say } = await startDescribing(undefined, environment)
const { owner } = server.database
afterAll(async () => {
  await server.stop()
  await endpoint.close()
})

const made = { secret: '', open: '', outer: '', inner: '', group: randomUUID(), template: '', donor: '' }

const done = async (asking: Asking): Promise<{ readonly id: string }> => {
  const answer = await admin.ask({ method: 'POST', headers, ...asking })
  expect(answer.status, answer.text).toBe(200)
  return answer.json as { readonly id: string }
}
const restrict = (whose: string, kind: 'asset' | 'folder', id: string) => done({ path: `/v1/${whose}/restrictions`, body: { restrict: [{ kind, id }], lift: [] } })

const RESTRICTIONS: readonly (readonly [what: string, become: (userId: string) => Promise<unknown>])[] = [
  ['itself', (userId) => restrict(`users/${userId}`, 'asset', made.secret)],
  ['with its folder', (userId) => restrict(`users/${userId}`, 'folder', made.inner)],
  ['with a folder above', (userId) => restrict(`users/${userId}`, 'folder', made.outer)],
  ['for a group of users', async (userId) => restrict(`groups/${(await done({ path: '/v1/groups', body: { name: 'Visitors', roleId: null, members: [userId] } })).id}`, 'asset', made.secret)],
]

/** Everything that whoever sees all, and those from whom it is kept, are told. */
const answersTo = async (person: Person, ...askings: readonly Asking[]): Promise<string> => {
  const answers = await Promise.all(askings.map((asking) => person.ask({ headers, ...asking })))
  for (const { status, text } of answers) expect([200, 403, 404], text).toContain(status)
  return answers.map(({ text }) => text).join('\n')
}
const completion = (q: string): Asking => ({ path: `/v1/search/completions?q=${encodeURIComponent(q)}&at=${q.length}` })
const results = (q: string): Asking => ({ method: 'POST', path: '/v1/search/results', body: { q, sort: { by: 'relevance' }, direction: 'asc', limit: 50 } })
const ofFaces = (path: string): Asking => ({ path: `/v1/face-recognition/${path}` })

const WAYS: readonly (readonly [what: string, ask: (person: Person) => Promise<string>])[] = [
  ...['Which letters mention the zeppelin?', 'Hvor mange bilder viser zeppelin?', '¿Quién aparece con el zeppelin?'].map(
    (question) => [`an answer to “${question}”`, async (person: Person) => JSON.stringify({ ...(await answerOf(person, question)), query: '' })] as const,
  ),
  ['a result', (person) => answersTo(person, results('zeppelin'))],
  ['the facets of a result', (person) => answersTo(person, { method: 'POST', path: '/v1/search/facets', body: { q: 'type:image' } })],
  ['what is found as it is typed', (person) => answersTo(person, { path: '/v1/search?term=quorv' })],
  ...['tag:quor', 'person:quor', 'maker:quor'].map((q) => [`a completion of ${q}`, (person: Person) => answersTo(person, completion(q))] as const),
  ['a name as it is typed', (person) => answersTo(person, { path: '/v1/persons/names?typed=quor' })],
  ['another spelling', async (person) => {
    const { json } = await person.ask({ method: 'POST', path: '/v1/search/advice', body: { q: 'quorvexnmae' } })
    return JSON.stringify((json as { readonly spelling: unknown }).spelling)
  }],
  ['a suggestion', (person) => answersTo(person, { path: '/v1/suggestions?limit=200' })],
  ['a suggestion in the table', (person) => answersTo(person, { method: 'POST', path: '/v1/suggestions/values', body: { templateId: made.template, assetIds: [made.secret] } })],
  ['a face that is suggested elsewhere', (person) => answersTo(person, { path: `/v1/suggestions?assetId=${made.open}` })],
  ['a likely name of a group', (person) => answersTo(person, ofFaces('groups?limit=200'))],
  ['a likely name on a picture', (person) => answersTo(person, { path: `/v1/assets/${made.open}/faces` })],
  ['a group of faces', (person) => answersTo(person, ofFaces(`groups/${made.group}/faces`))],
  ['the people', (person) => answersTo(person, ofFaces('persons?limit=200'))],
  ['the pictures of a person', (person) => answersTo(person, ofFaces(`persons/pictures?name=${encodeURIComponent(WHO)}`))],
  ['what was read of it', (person) => answersTo(person, ...['ocr/pages/1', 'text', 'metadata', 'persons', ''].map((path) => ({ path: `/v1/assets/${made.secret}/${path}`.replace(/\/$/, '') })))],
]

let visitor: Person
/** Sees every list and all of contacts, and opens the details of nothing. */
let browser: Person
const readers = new Map<string, Person>()

const proposeOf = async (assetId: string, ...proposals: readonly Proposal[]): Promise<void> => {
  const { contentVersion } = await readAsset(admin, assetId)
  await inTenant(server.database, admin.organizationId, (tenant) => propose(tenant, { assetId, contentVersion }, ENGINES, proposals))
}
/** Until nothing of it is under way any more. */
const over = async (underWay: string): Promise<void> => {
  while ((await owner.query(underWay)).rows.length > 0) await pause(50)
}
/** What a worker would find: the same person in both pictures, named in one of them. */
const findFaces = async (): Promise<void> => {
  for (const [assetId, likely] of [[made.secret, null], [made.open, WHO]] as const) {
    await owner.query(
      `insert into picture_faces (id, organization_id, asset_id, content_version, x, y, width, height, confidence, group_id, likely_name, likely_key, likely_confidence)
       select gen_random_uuid(), organization_id, id, content_version, 0.7, 0.7, 0.1, 0.1, 0.9, $2, $3, lower($3), case when $3 is null then null else 0.9 end from assets where id = $1`,
      [assetId, made.group, likely],
    )
  }
}

beforeAll(async () => {
  await owner.query('update organizations set features = $1', [FEATURES])
  // Faces are where the test has them, and values are proposed by it: no worker does either.
  await owner.query(`create rule done_by_test as on insert to jobs where new.kind in ('groupingFaces', 'autofill') do instead nothing`)
  const someone = (turn: string) => personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS, [], turn)
  visitor = await someone('sees all')
  browser = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS.filter((permission) => permission !== 'VIEW_RESOURCE_DETAILS'))
  for (const [what] of RESTRICTIONS) readers.set(what, await someone(what))
  made.outer = await newFolder(admin)
  made.inner = (await done({ path: '/v1/folders', body: { name: 'Inner', parentId: made.outer } })).id
  made.secret = assetIdOf(await upload(admin, { folderId: made.inner, name: 'Quorvexname.png', bytes: await letter(['The zeppelin Quorvexread came', 'over the harbour in 1929.']) }))
  made.open = assetIdOf(await upload(admin, { folderId: await newFolder(admin), name: 'open.png', bytes: await letter(['Nothing of all that']) }))
  await indexed(server.database)
  await done({ path: `/v1/assets/${made.secret}/ocr`, body: { languages: ['eng'], again: false } })
  const { revision, contentVersion } = await readAsset(admin, made.secret)
  await done({ method: 'PATCH', path: `/v1/assets/${made.secret}`, body: { revision, description: 'The zeppelin at Quorvexplace', tags: ['Quorvextag'] } })
  await done({ path: `/v1/assets/${made.secret}/persons`, body: { contentVersion, persons: [{ name: WHO, area: { x: 0.1, y: 0.1, width: 0.1, height: 0.1 }, source: 'Drawn' }] } })
  const template = await published({ attributes: [newAttribute('Maker'), newAttribute('Origin')] }, visitor, browser, ...readers.values())
  made.template = template.id
  await save(made.secret, { assign: [template.id] })
  await say(made.secret, of(template, 'Maker'), ['Quorvexmaker'])
  const donor = await makeContact(admin)
  made.donor = donor.lastName
  await done({ path: `/v1/assets/${made.secret}/contacts`, body: { contactId: donor.id, kind: 'donor', from: '', until: '', note: '' } })
  await over(`select from ocr_documents where state in ('Queued', 'Reading')`)
  await findFaces()
  await proposeOf(made.secret, tagged('Quorvexproposed'), valued(of(template, 'Origin'), ['Quorvexvalue']))
  await proposeOf(made.open, faced(randomUUID(), WHO))
  for (const [what, become] of RESTRICTIONS) {
    const reader = readers.get(what) ?? expect.fail(what)
    await become(reader.userId)
    // A restriction makes the tokens of its user stale.
    const { token } = (await reader.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: reader.refreshToken } })).json as { readonly token: string }
    readers.set(what, { ...reader, token, ask: (asking) => reader.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } }) })
  }
})

describe.each(RESTRICTIONS.map(([what]) => what))('what an asset says that is restricted %s', (what) => {
  const reader = () => readers.get(what) ?? expect.fail(what)

  it.each(WAYS)('is in no part of %s', async (_, ask) => {
    expect(await ask(visitor)).toMatch(SECRET)
    expect(await ask(reader())).not.toMatch(SECRET)
  })

  it('is counted nowhere', async () => {
    const counts = async (person: Person) => {
      const ask = async <A>(asking: Asking) => (await person.ask({ headers, ...asking })).json as A
      const { total } = await ask<{ readonly total: number }>(results('zeppelin'))
      const suggested = await ask<{ readonly Tag: number; readonly Value: number }>({ path: `/v1/suggestions/counts?assetId=${made.secret}` })
      const { groups } = await ask<{ readonly groups: readonly { readonly id: string; readonly count: number }[] }>(ofFaces('groups?limit=200'))
      return [total, suggested.Tag, suggested.Value, groups.find(({ id }) => id === made.group)?.count]
    }
    expect(await counts(visitor)).toEqual([1, 1, 1, 2])
    expect(await counts(reader())).toEqual([0, 0, 0, 1])
  })
})

describe('what an asset says, to who may not open its details', () => {
  const QUESTIONS = ['Which letters mention the zeppelin?', 'Who gave us the zeppelin?', '¿Quién aparece con el zeppelin?', 'What does it say about the zeppelin?', 'When was the zeppelin added?']

  it.each(QUESTIONS)('is its name, where it lies and what a result shows: %s', async (question) => {
    /** What no result of a search for it shows: values, persons and contacts. */
    const kept = new RegExp(`quorvexmaker|${WHO}|${made.donor}`, 'i')
    const said = async (person: Person) => JSON.stringify({ ...(await answerOf(person, question)), query: '' })
    expect(await said(visitor)).toMatch(kept)
    expect(await answersTo(browser, results('zeppelin'))).not.toMatch(kept)
    const some = await said(browser)
    expect(some).not.toMatch(kept)
    expect(some).toContain('Quorvexname.png')
    expect(some).toContain('Quorvexplace')
    expect(some).toContain('Inner')
  })
})
