import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isServerCode } from '../../src/domain/failures/codeOf.ts'
import type { CellAnswer } from '../../src/domain/metadata/valueCell.ts'
import { ATTRIBUTE_TYPES, isChoice } from '../../src/domain/templates/attributeTypes.ts'
import { makeAsset, type MadeFolder } from '../../tests/security/matrix/targets.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { attribute, attributeOf, IN_RECORDS, manyAssets, publishedTemplate, type MadeTemplate } from './described.fixture.ts'

let server: TestServer
let admin: Person
let publisher: Person
let template: MadeTemplate

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, publisher] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
  template = await publishedTemplate(admin, [attribute('Title'), attribute('Width', 'number', { unit: 'mm' }), attribute('Keeper', 'text', { defaultValue: 'Harbour Museum' })], [admin, publisher])
})
afterAll(() => server.stop())

const of = (name: string, from = template): string => attributeOf(from, name).id
const cell = (assetId: string, attributeId: string, values: readonly string[], revision = 0) => ({ assetId, attributeId, values, revision })
const save = (cells: readonly object[], by = admin, headers: Readonly<Record<string, string>> = {}, module = 'RECORDS'): Promise<Answer> =>
  by.ask({ method: 'POST', path: '/v1/metadata-table/cells', headers: { ...IN_RECORDS, 'x-resource-type': module, ...headers }, body: { cells } })
const saved = async (...asked: Parameters<typeof save>): Promise<readonly CellAnswer[]> => {
  const answer = await save(...asked)
  expect(answer.status, answer.text).toBe(200)
  return (answer.json as { readonly answers: readonly CellAnswer[] }).answers
}
const short = (answer: CellAnswer) => (answer.outcome === 'refused' ? answer.refusal.code : [answer.outcome, answer.now.values, answer.now.revision])
const rows = async <Row extends object>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]> => (await server.database.owner.query<Row>(text, [...values])).rows
const asset = async (): Promise<string> => (await makeAsset(admin, 'RECORDS')).id

/** What somebody might put into any field; the last is as long as one value can be in a call. */
const NASTY: readonly string[] = [
  '', ' ', '-1', '1e308', '\u0000', 'a\u0000b', '\ud800', 'e\u0301'.repeat(300), '\u202egnp.exe', `'; drop table users; --`, '%', '\\', '<img src=x onerror=alert(1)>', '=cmd|"/c calc"!A1',
  '{{constructor}}', '../../etc/passwd', '__proto__', 'javascript:alert(1)', '99999999999999999999', '0000-00-00', '24:60:61', '91, 181', 'NaN', '('.repeat(20_000),
]

it.each(ATTRIBUTE_TYPES)('a nasty value of the type %s is refused by a code, or kept as it is and inert', async (type) => {
  const more = { ...(type === 'number' ? { unit: 'mm' } : {}), ...(type === 'price' ? { currency: 'EUR' } : {}), ...(isChoice(type) ? { options: ['Oil', 'Ink'] } : {}) }
  const nasty = await publishedTemplate(admin, [attribute('Any', type, more)], [admin])
  const attributeId = of('Any', nasty)
  const assets = await manyAssets(server, admin, NASTY.length, randomUUID())
  const answers = await saved(assets.map(({ id }, at) => cell(id, attributeId, [NASTY[at] ?? ''])))
  const isKept = type === 'text' || type === 'longText'
  const wrong = answers.flatMap((answer, at) => {
    const given = (NASTY[at] ?? '').normalize('NFC')
    const isRight = answer.outcome === 'refused' ? isServerCode(answer.refusal.code) : answer.now.values.every((value) => (isKept ? given.includes(value.normalize('NFC')) : value.length < 300))
    return isRight ? [] : [given.slice(0, 20)]
  })
  expect(wrong).toEqual([])
  const refused = answers.filter(({ outcome }) => outcome === 'refused').length
  expect(isKept || refused > NASTY.length / 2).toBe(true)
  const body = { templateId: nasty.id, scope: { kind: 'module' }, sort: { by: 'attribute', attributeId }, direction: 'asc', filters: [], search: '', limit: 200 }
  const page = await admin.ask({ method: 'POST', path: '/v1/metadata-table/rows', headers: IN_RECORDS, body })
  expect(page.status, page.text).toBe(200)
  const { limit: _limit, ...asked } = body
  const begun = await admin.ask({ method: 'POST', path: '/v1/metadata-table/files', headers: IN_RECORDS, body: { ...asked, format: 'csv', language: 'en-US', columns: [attributeId] } })
  const file = await admin.fetch({ path: `/v1/s/${admin.sessionId}/metadata-table/files/${(begun.json as { readonly id: string }).id}` })
  expect([file.status, /(^|,)"?[=+@]/m.test(file.text)]).toEqual([200, false])
})

describe('saved cells', () => {
  it('are judged each by itself, in the order in which they are named', async () => {
    const [one, other] = [await asset(), await asset()]
    await saved([cell(other, of('Title'), ['Theirs'])], publisher)
    const answers = await saved([
      cell(one, of('Title'), ['Harbour']),
      cell(other, of('Title'), ['Mine']),
      cell(one, of('Width'), ['wide']),
      cell(other, of('Width'), ['2 cm']),
      cell(one, of('Title'), ['Once more']),
      cell(randomUUID(), of('Title'), ['Nowhere']),
      cell(one, randomUUID(), ['Nothing']),
    ])
    expect(answers.map(short)).toEqual([
      ['saved', ['Harbour'], 1], ['stale', ['Theirs'], 1], 'VALIDATION_FAILED', ['saved', ['2 cm'], 1], ['stale', ['Harbour'], 1], 'ASSET_NOT_FOUND', 'ATTRIBUTE_NOT_FOUND',
    ])
    expect(answers[2]).toMatchObject({ assetId: one, attributeId: of('Width'), refusal: { problem: { code: 'notNumber' } } })
    expect(answers[1]).toMatchObject({ assetId: other, now: { changedBy: expect.stringMatching(/\S/) } })
    expect((await saved([cell(one, of('Title'), [], 1)])).map(short)).toEqual([['saved', [], 2]])
  })

  it('stand in the history of each asset, are found, and bring the defaults of their template', async () => {
    const ids = [await asset(), await asset()]
    await saved(ids.map((id) => cell(id, of('Title'), ['Guillemot'])))
    const { items } = (await admin.ask({ path: '/v1/search?term=guillemot' })).json as { readonly items: readonly { readonly asset: { readonly id: string } }[] }
    expect(items.map((hit) => hit.asset.id).toSorted()).toEqual(ids.toSorted())
    const changes = await rows<{ after: string[] }>('select after from metadata_changes where asset_id = any ($1) order by asset_id, after', ids)
    expect(changes.map(({ after }) => after[0])).toEqual(['Guillemot', 'Harbour Museum', 'Guillemot', 'Harbour Museum'])
    const entries = await rows<{ count: number }>(`select count(*)::int as count from activity where resource_id = any ($1) and kind = 'asset.updated' and after ->> 'metadata' = '2'`, ids)
    expect(entries).toEqual([{ count: 2 }])
  })

  it('are found, of a hundred assets at once and of more moments later', async () => {
    const plates = await manyAssets(server, admin, 230, 'M')
    const found = async (term: string) => ((await admin.ask({ path: `/v1/search?term=${term}` })).json as { readonly total: number }).total
    await saved(plates.slice(0, 100).map(({ id }) => cell(id, of('Title'), ['Razorbill'])))
    expect(await found('razorbill')).toBe(100)
    await saved(plates.slice(100).map(({ id }) => cell(id, of('Title'), ['Dovekie'])))
    await expect.poll(() => found('dovekie')).toBe(130)
    expect(await rows('select 1 from asset_templates where asset_id = any ($1)', plates.map(({ id }) => id))).toHaveLength(230)
  })

  it('are none that cannot be reached', async () => {
    const { id: trashed } = await makeAsset(admin, 'RECORDS')
    await admin.ask({ method: 'POST', path: '/v1/library/trash', headers: IN_RECORDS, body: { selection: { kind: 'items', folders: [], assets: [trashed] } } })
    const { id: elsewhere } = await makeAsset(admin, 'ARCHIVES')
    const { id: kept, folderId } = (await makeAsset(admin, 'RECORDS')) as { id: string; folderId: MadeFolder['id'] }
    await admin.ask({ method: 'POST', path: `/v1/users/${publisher.userId}/restrictions`, body: { restrict: [{ kind: 'folder', id: folderId }], lift: [] } })
    publisher = await signIn(server.url, 'publisher@harbour.example')
    const cells = [trashed, elsewhere, kept].map((id) => cell(id, of('Title'), ['No']))
    expect((await saved(cells, publisher)).map(short)).toEqual(['RESOURCE_IN_TRASH', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS'])
    expect(await rows('select 1 from metadata_values where asset_id = any ($1)', [trashed, elsewhere, kept])).toEqual([])
  })

  it('are none of a template that their writer is not in, or that is not active', async () => {
    const id = await asset()
    const [others, inactive, ofArchives] = [
      await publishedTemplate(admin, [attribute('Title')], [publisher]),
      await publishedTemplate(admin, [attribute('Title')]),
      await publishedTemplate(admin, [attribute('Title')], [admin], { type: 'ARCHIVES' }),
    ]
    await admin.ask({ method: 'POST', path: `/v1/templates/${inactive.id}/deactivate`, body: { revision: inactive.revision } })
    const cells = [others, inactive, ofArchives, template].map((from) => cell(id, of('Title', from), ['No']))
    expect((await saved(cells)).map(short)).toEqual(['ATTRIBUTE_NOT_FOUND', 'TEMPLATE_DIFFERENT_STATE', 'TEMPLATE_NOT_FOUND', ['saved', ['No'], 1]])
  })

  it('are none of another organization', async () => {
    const id = await asset()
    const stranger = await signIn(server.url, 'admin@fjord.example')
    expect((await saved([cell(id, of('Title'), ['No'])], stranger)).map(short)).toEqual(['ASSET_NOT_FOUND'])
    expect(await rows('select 1 from metadata_values where asset_id = $1', id)).toEqual([])
  })

  it('are saved once under one key, as often as they are sent', async () => {
    const id = await asset()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await saved([cell(id, of('Title'), ['Once'])], admin, key)
    expect(await saved([cell(id, of('Title'), ['Once'])], admin, key)).toEqual(answers)
    expect((await rows('select 1 from metadata_changes where asset_id = $1 and attribute_id = $2', id, of('Title'))).length).toBe(1)
  })

  it('of two who write the same cells at once are one person\u2019s or the other\u2019s, and all are answered', async () => {
    const ids = (await manyAssets(server, admin, 40)).map((plate) => plate.id)
    const by = async (name: string, order: readonly string[]) => saved(order.map((id) => cell(id, of('Title'), [name])), admin)
    const [one, other] = await Promise.all([by('one', ids), by('other', ids.toReversed())])
    const outcomes = one.map(({ outcome, assetId }) => [outcome, other.find((answer) => answer.assetId === assetId)?.outcome].toSorted())
    expect(outcomes).toEqual(ids.map(() => ['saved', 'stale']))
    expect((await rows('select 1 from metadata_changes where asset_id = any ($1) and attribute_id = $2', ids, of('Title'))).length).toBe(ids.length)
  })
})
