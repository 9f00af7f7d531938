import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoneMove, MovePlan } from '../../src/domain/guided-move/guidedMove.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { personWith } from '../../tests/security/matrix/people.ts'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { attribute, IN_RECORDS, movesOf, trash } from './guidedMove.fixture.ts'

let server: TestServer
let admin: Person
let publisher: Person
beforeAll(async () => {
  server = await startTestServer()
  ;[admin, publisher] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
})
afterAll(() => server.stop())

const { of, drafted, published, step, said, say, saying, optionId, mapped, ask, begun, endOf, move, undo } = movesOf(() => server, () => admin)

const FORMER = [attribute('Title'), attribute('Made'), attribute('Kind', 'dropDown', { options: ['Oil', 'Ink', 'Chalk'] }), attribute('Note')]
const CORRECTED = [
  attribute('Title'),
  attribute('Made', 'edtf'),
  attribute('Technique', 'dropDown', { options: ['Ink', 'Oil'] }),
  attribute('Keeper', 'text', { defaultValue: 'Harbour Museum' }),
]
const NAMES = { Title: 'Title', Made: 'Made', Kind: 'Technique' }
const changes = async (assetId: string) =>
  (await server.database.owner.query<{ name: string; operation: string | null }>(
    'select attribute.name, change.operation_id as operation from metadata_changes change join template_attributes attribute on attribute.id = change.attribute_id where asset_id = $1 order by change.at, change.id',
    [assetId],
  )).rows

describe('trying a move', () => {
  it('tells of each attribute what moves, what is converted and what is lost, and writes nothing', async () => {
    const [from, to] = [await published(FORMER), await drafted(CORRECTED)]
    const chalk = await optionId(from, 'Kind', 'Chalk')
    const one = await saying(from, { Title: ['Harbour'], Made: ['about 1890'], Note: ['Cracked'] })
    const other = await saying(from, { Title: ['Pier'], Made: ['long ago'], Kind: [chalk] })
    const planned = await ask(from, to, mapped(from, to, NAMES), '/plan')
    expect(planned.status, planned.text).toBe(200)
    const plan = planned.json as MovePlan
    expect([plan.assets, plan.assetsKept, plan.assetsLeft]).toEqual([2, 2, 0])
    const none = { same: 0, converted: 0, lost: 0, staying: 0, examples: [], losses: [], addedOptions: 0, addedLabels: [] }
    expect(plan.attributes).toEqual([
      { ...none, attributeId: of(from, 'Title'), targetId: of(to, 'Title'), same: 2 },
      { ...none, attributeId: of(from, 'Made'), targetId: of(to, 'Made'), same: 1, lost: 1, losses: [{ assetId: other, value: 'long ago', problem: { code: 'invalidEdtf' } }] },
      { ...none, attributeId: of(from, 'Kind'), targetId: of(to, 'Technique'), lost: 1, losses: [{ assetId: other, value: 'Chalk', problem: { code: 'notAnOption' } }] },
      { ...none, attributeId: of(from, 'Note'), targetId: null, staying: 1 },
    ])
    expect(await changes(one)).toHaveLength(3)
    const adding = (await ask(from, to, mapped(from, to, { Kind: 'Technique' }, true), '/plan')).json as MovePlan
    expect(adding.attributes[2]).toMatchObject({ same: 1, lost: 0, addedOptions: 1, addedLabels: ['Chalk'] })
    expect(await optionId(to, 'Technique', 'Chalk')).toBe('')
  })

  it('is refused for whoever is not in both templates, and between templates that it is not for', async () => {
    const [from, to, other] = [await published(FORMER), await published(CORRECTED, publisher), await published(CORRECTED)]
    const mapping = mapped(from, to, { Title: 'Title' })
    expect((await ask(from, to, mapping, '/plan', publisher)).message).toBe('TEMPLATE_NOT_FOUND')
    expect((await ask(from, from, mapping, '/plan')).message).toBe('VALIDATION_FAILED')
    expect((await ask(from, to, mapped(from, other, { Title: 'Title' }), '/plan')).message).toBe('VALIDATION_FAILED')
    expect((await ask(await drafted(FORMER), to, mapping, '/plan')).message).toBe('TEMPLATE_DIFFERENT_STATE')
    expect((await ask(from, await drafted(CORRECTED), [], '')).message).toBe('TEMPLATE_DIFFERENT_STATE')
  })
})

describe('a move', () => {
  it('takes over what can be, leaves the rest where it is, and stands in the history under one name', async () => {
    const [from, to] = [await published(FORMER), await published(CORRECTED)]
    const [chalk, oil] = [await optionId(from, 'Kind', 'Chalk'), await optionId(from, 'Kind', 'Oil')]
    const whole = await saying(from, { Title: ['Harbour'], Made: ['about 1890'], Kind: [oil] })
    const parted = await saying(from, { Title: ['Pier'], Made: ['long ago'], Kind: [chalk] })
    const empty = await makeAsset(admin, 'RECORDS')
    await admin.ask({ method: 'PATCH', path: `/v1/assets/${empty.id}/metadata`, headers: IN_RECORDS, body: { assign: [from.id], changes: [] } })
    await step(from, 'deactivate')
    const done = await move(from, to, mapped(from, to, NAMES))
    expect(done).toMatchObject({ action: 'moveValues', state: 'Done', name: from.name, destinationName: to.name, total: 3, done: 3, outcome: { batchId: done.id, assets: 3, skipped: 1 } })
    const technique = await optionId(to, 'Technique', 'Oil')
    expect(await said(whole)).toEqual({ [`${to.name} Title`]: ['Harbour'], [`${to.name} Made`]: ['1890~'], [`${to.name} Technique`]: [technique], [`${to.name} Keeper`]: ['Harbour Museum'] })
    expect(await said(parted)).toEqual({
      [`${from.name} Title`]: [],
      [`${from.name} Made`]: ['long ago'],
      [`${from.name} Kind`]: [chalk],
      [`${from.name} Note`]: [],
      [`${to.name} Title`]: ['Pier'],
      [`${to.name} Made`]: [],
      [`${to.name} Technique`]: [],
      [`${to.name} Keeper`]: ['Harbour Museum'],
    })
    expect(Object.keys(await said(empty.id))).toContain(`${to.name} Title`)
    expect((await changes(whole)).filter(({ operation }) => operation === done.id).map(({ name }) => name).toSorted()).toEqual(['Keeper', 'Kind', 'Made', 'Made', 'Technique', 'Title', 'Title'])
    const { rows } = await server.database.owner.query<{ after: object }>(`select after from activity where kind = 'template.updated' and resource_id = $1 order by at desc limit 1`, [from.id])
    expect(rows[0]?.after).toEqual({ valuesMovedTo: to.name })
    const moves = (await admin.ask({ path: `/v1/templates/${from.id}/moves` })).json as readonly DoneMove[]
    expect(moves).toEqual([expect.objectContaining({ id: done.id, targetName: to.name, assets: 3, kept: 1, undone: 0, isUnderWay: false })])
    expect((await publisher.ask({ path: `/v1/templates/${from.id}/moves` })).message).toBe('TEMPLATE_NOT_FOUND')
  })

  it('adds the options that the target lacks, where that is wanted', async () => {
    const [from, to] = [await published(FORMER), await published(CORRECTED)]
    const asset = await saying(from, { Kind: [await optionId(from, 'Kind', 'Chalk')] })
    await move(from, to, mapped(from, to, { Kind: 'Technique' }, true))
    const chalk = await optionId(to, 'Technique', 'Chalk')
    expect([chalk === '', await said(asset)]).toEqual([false, expect.objectContaining({ [`${to.name} Technique`]: [chalk] })])
  })

  it('keeps what the target says already, and leaves what differs', async () => {
    const [from, to] = [await published(FORMER), await published(CORRECTED)]
    const asset = await saying(from, { Title: ['Harbour'], Note: ['harbour'] })
    await say(asset, of(to, 'Title'), ['Pier'])
    await move(from, to, mapped(from, to, { Title: 'Title' }))
    expect(await said(asset)).toMatchObject({ [`${from.name} Title`]: ['Harbour'], [`${to.name} Title`]: ['Pier'] })
  })

  it('says what the target says of itself as its type writes it, with its unit', async () => {
    const [from, draft] = [await published(FORMER), await drafted([...CORRECTED, attribute('Height', 'number', { unit: 'mm', defaultValue: '20 mm' })])]
    await server.database.owner.query(`update template_attributes set default_value = '20' where id = $1`, [of(draft, 'Height')])
    const [to, asset] = [await step(draft, 'publish'), await saying(from, { Title: ['Harbour'] })]
    await move(from, to, mapped(from, to, { Title: 'Title' }))
    expect(await said(asset)).toMatchObject({ [`${to.name} Height`]: ['20 mm'] })
  })

  it('leaves assets that are in the trash', async () => {
    const [from, to] = [await published(FORMER), await published(CORRECTED)]
    const [trashed, moved] = [await saying(from, { Title: ['Lost'] }), await saying(from, { Title: ['Kept'] })]
    await trash(server, trashed)
    const plan = (await ask(from, to, mapped(from, to, { Title: 'Title' }), '/plan')).json as MovePlan
    expect([plan.assets, plan.assetsLeft]).toEqual([1, 1])
    expect((await move(from, to, mapped(from, to, { Title: 'Title' }))).outcome).toMatchObject({ assets: 1, skipped: 0 })
    expect(await said(moved)).toMatchObject({ [`${to.name} Title`]: ['Kept'] })
    const { rows } = await server.database.owner.query<{ value: string }>('select value from metadata_values where asset_id = $1 and template_id = $2', [trashed, from.id])
    expect(rows).toEqual([{ value: 'Lost' }])
  })
})

/** What somebody may see is another now: the token that says so. */
const renewed = async (person: Person): Promise<Person> => {
  const { json } = await person.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.refreshToken } })
  const { token } = json as { readonly token: string }
  return { ...person, token, ask: (asking) => person.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } }) }
}

describe('somebody from whom assets are kept', () => {
  it('moves and counts just those that they see', async () => {
    const first = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS, [], 'guided move')
    const [from, to] = [await published(FORMER, first), await published(CORRECTED, first)]
    const [open, closed] = [await saying(from, { Title: ['Open'] }), await saying(from, { Title: ['Closed'] })]
    const restricted = await admin.ask({ method: 'POST', path: `/v1/users/${first.userId}/restrictions`, body: { restrict: [{ kind: 'asset', id: closed }], lift: [] } })
    expect(restricted.status, restricted.text).toBe(200)
    const mover = await renewed(first)
    const plan = (await ask(from, to, mapped(from, to, { Title: 'Title' }), '/plan', mover)).json as MovePlan
    expect([plan.assets, plan.assetsLeft]).toEqual([1, 1])
    const { id } = begun(await ask(from, to, mapped(from, to, { Title: 'Title' }), '', mover))
    expect((await endOf({ id }, mover)).outcome).toMatchObject({ assets: 1 })
    expect([Object.keys(await said(open))[0], Object.keys(await said(closed))[0]]).toEqual([`${to.name} Title`, `${from.name} Title`])
  })
})

describe('taking a move back', () => {
  it('gives back all that nobody has changed since, and tells of the rest', async () => {
    const [from, to] = [await published(FORMER), await published(CORRECTED)]
    const [one, other] = [await saying(from, { Title: ['Harbour'], Made: ['about 1890'] }), await saying(from, { Title: ['Pier'] })]
    const before = await said(one)
    const { id } = await move(from, to, mapped(from, to, NAMES))
    await say(other, of(to, 'Title'), ['The pier'])
    const undone = await undo(id)
    expect(undone).toMatchObject({ action: 'moveValuesBack', state: 'Done', outcome: { assets: 2, skipped: 1 } })
    expect(await said(one)).toEqual(before)
    expect(await said(other)).toMatchObject({ [`${from.name} Title`]: ['Pier'], [`${to.name} Title`]: ['The pier'], [`${to.name} Keeper`]: [] })
    const moves = (await admin.ask({ path: `/v1/templates/${from.id}/moves` })).json as readonly DoneMove[]
    expect(moves[0]).toMatchObject({ assets: 2, undone: 2 })
    expect((await undo(id)).outcome).toMatchObject({ assets: 2 })
  })

  it('is refused where one of the templates is hidden, and to whoever is in neither', async () => {
    const [from, to] = [await published(FORMER), await published(CORRECTED)]
    await saying(from, { Title: ['Harbour'] })
    const { id } = await move(from, to, mapped(from, to, NAMES))
    const back = (by: Person) => by.ask({ method: 'POST', path: `/v1/template-moves/${id}/undo` })
    expect((await back(publisher)).status).toBe(404)
    await step(to, 'hide')
    expect((await back(admin)).message).toBe('TEMPLATE_DIFFERENT_STATE')
  })
})
