import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { makeFolder, makePicture } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { IN_RECORDS } from '../metadata/describing.fixture.ts'
import { faced, startProposing, tagged, valued } from './proposing.fixture.ts'

const { server, admin, publisher, published, of, say, read, said, propose, kept, file, picture, step, history, undo } = await startProposing()
afterAll(() => server.stop())

interface Listed {
  readonly assets: readonly { readonly asset: { readonly id: string }; readonly suggestions: readonly { readonly id: string; readonly kind: string; readonly values: readonly string[] }[] }[]
  readonly next: string | null
}
interface Decision {
  readonly change: string
  readonly decided: number
  readonly left: readonly { readonly id: string; readonly reason: string; readonly problem?: { readonly code: string } }[]
}

const NONE = { Tag: 0, Face: 0, Value: 0, more: false, engines: [], attributes: [] }

const list = async (query: string, by = admin): Promise<Listed> => (await by.ask({ path: `/v1/suggestions?${query}` })).json as Listed
const counts = async (query: string, by = admin) => (await by.ask({ path: `/v1/suggestions/counts?${query}` })).json
const post = (ending: string, body: object, by: Person = admin) => by.ask({ method: 'POST', path: `/v1/suggestions/${ending}`, body })
const decide = async (decisions: readonly object[], by = admin): Promise<Decision> => (await post('decide', { decisions }, by)).json as Decision
const accepted = (id: string, values?: readonly string[]) => ({ id, decision: 'accept', ...(values === undefined ? {} : { values }) })
const ofAsset = async (assetId: string, by = admin) => (await list(`assetId=${assetId}`, by)).assets.flatMap(({ suggestions }) => suggestions)
const idOf = async (assetId: string, value: string): Promise<string> => (await ofAsset(assetId)).find(({ values }) => values[0] === value)?.id ?? ''
const asset = async (id: string) => (await admin.ask({ path: `/v1/assets/${id}`, headers: IN_RECORDS })).json as { readonly tags: readonly string[]; readonly revision: number; readonly folderId: string }
const persons = async (id: string) => ((await admin.ask({ path: `/v1/assets/${id}/persons`, headers: IN_RECORDS })).json as { readonly persons: readonly { readonly id: string; readonly name: string; readonly source: string }[] }).persons
const states = async (assetId: string) => (await kept(assetId)).map(({ value, state }) => [value[0], state])

describe('a decision', () => {
  it('makes tags, persons and values of what is accepted, and undoes them together', async () => {
    const [one, template, face] = [await picture(), await published(), randomUUID()]
    const height = of(template, 'Height')
    await propose(one, [tagged('Harbour'), tagged('Boat'), faced(face, 'Ada Berg'), valued(height, ['20 mm'])])
    const all = await ofAsset(one.id)
    expect(all.map(({ kind }) => kind)).toEqual(['Tag', 'Tag', 'Face', 'Value'])
    const made = await decide(all.map(({ id, values }) => (values[0] === 'Boat' ? { id, decision: 'refuse' } : accepted(id))))
    expect(made).toMatchObject({ decided: 4, left: [] })
    expect((await asset(one.id)).tags).toEqual(['Harbour'])
    expect(await persons(one.id)).toMatchObject([{ id: face, name: 'Ada Berg', source: 'Recognized' }])
    expect(said(await read(one.id), height)).toEqual(['20 mm'])
    expect(await ofAsset(one.id)).toEqual([])

    expect((await post('undo', { change: made.change })).json).toEqual({ reopened: 4, left: 0, next: null })
    expect([(await asset(one.id)).tags, await persons(one.id), said(await read(one.id), height)]).toEqual([[], [], undefined])
    expect(await ofAsset(one.id)).toHaveLength(4)
    expect((await post('undo', { change: made.change })).message).toBe('NOT_FOUND')
  })

  it('takes what a person changed it to, and remembers what was proposed', async () => {
    const [one, template] = [await picture(), await published()]
    await propose(one, [tagged('Harbor'), valued(of(template, 'Height'), ['20 mm']), faced(randomUUID(), 'Ada')])
    const [harbor, height, ada] = [await idOf(one.id, 'Harbor'), await idOf(one.id, '20 mm'), await idOf(one.id, 'Ada')]
    expect(await decide([accepted(harbor, ['Harbour']), accepted(height, ['21 mm']), accepted(ada, ['Ada Berg'])])).toMatchObject({ decided: 3 })
    expect([(await asset(one.id)).tags, said(await read(one.id), of(template, 'Height')), (await persons(one.id)).map(({ name }) => name)]).toEqual([['Harbour'], ['21 mm'], ['Ada Berg']])
    expect(await states(one.id)).toEqual([['Ada', 'Accepted'], ['Harbor', 'Accepted'], ['20 mm', 'Accepted']])
  })

  it('never overwrites what somebody said in between, and says why it is left open', async () => {
    const [one, template] = [await picture(), await published()]
    const height = of(template, 'Height')
    // What the template has proposed when it comes to an asset is over before.
    for (const [revision, values] of [['10 mm'], []].entries()) await say(one.id, height, values, revision)
    await propose(one, [tagged('Harbour'), valued(height, ['20 mm']), faced(randomUUID(), 'Ada Berg')])
    const all = await ofAsset(one.id)
    await say(one.id, height, ['30 mm'], 2)
    const { revision } = await asset(one.id)
    await admin.ask({ method: 'PATCH', path: `/v1/assets/${one.id}`, headers: IN_RECORDS, body: { revision, tags: ['harbour'] } })
    const drawn = { name: 'Per Dal', area: { x: 0.42, y: 0.32, width: 0.2, height: 0.2 }, source: 'Drawn' }
    await admin.ask({ method: 'POST', path: `/v1/assets/${one.id}/persons`, headers: IN_RECORDS, body: { contentVersion: one.contentVersion, persons: [drawn] } })
    expect(await ofAsset(one.id)).toEqual([])
    const { decided, left } = await decide(all.map(({ id }) => accepted(id)))
    expect([decided, left.map(({ reason }) => reason)]).toEqual([0, ['present', 'marked', 'filled']])
    expect([said(await read(one.id), height), (await persons(one.id)).map(({ name }) => name)]).toEqual([['30 mm'], ['Per Dal']])
    expect((await kept(one.id)).map(({ state }) => state)).toEqual(['Open', 'Open', 'Open'])
  })

  it('leaves open what its rules refuse, and writes the others', async () => {
    const [one, template] = [await file(), await published()]
    await propose(one, [tagged('Harbour'), tagged('Boat'), valued(of(template, 'Place'), ['99,1'])])
    const [harbour, boat, place] = [await idOf(one.id, 'Harbour'), await idOf(one.id, 'Boat'), await idOf(one.id, '99,1')]
    const { decided, left } = await decide([accepted(harbour, ['x'.repeat(51)]), accepted(boat), accepted(place)])
    expect(decided).toBe(1)
    expect(left).toMatchObject([{ id: harbour, reason: 'invalid', problem: { code: 'tooLong' } }, { id: place, reason: 'invalid', problem: { code: 'invalidLatitude' } }])
    expect((await asset(one.id)).tags).toEqual(['Boat'])
    expect((await read(one.id)).templates).toEqual([])
  })

  it('takes the surest of several for one attribute', async () => {
    const [one, template] = [await file(), await published()]
    await propose(one, [valued(of(template, 'Height'), ['20 mm'], 0.6), valued(of(template, 'Height'), ['25 mm'], 0.9)])
    const { decided, left } = await decide((await ofAsset(one.id)).toReversed().map(({ id }) => accepted(id)))
    expect([decided, left.map(({ reason }) => reason)]).toEqual([1, ['filled']])
    expect(said(await read(one.id), of(template, 'Height'))).toEqual(['25 mm'])
  })

  it('is made once, and undone only by who made it and where nothing was changed since', async () => {
    const [one, template] = [await file(), await published({}, publisher)]
    const height = of(template, 'Height')
    await propose(one, [tagged('Harbour'), tagged('Boat'), valued(height, ['20 mm'])])
    const ids = (await ofAsset(one.id)).map(({ id }) => accepted(id))
    const made = await decide(ids)
    expect((await decide(ids, publisher)).left.map(({ reason }) => reason)).toEqual(['gone', 'gone', 'gone'])
    expect((await post('undo', { change: made.change }, publisher)).message).toBe('NOT_FOUND')
    await say(one.id, height, ['30 mm'], 1)
    const { revision } = await asset(one.id)
    await admin.ask({ method: 'PATCH', path: `/v1/assets/${one.id}`, headers: IN_RECORDS, body: { revision, tags: ['Boat', 'Crane'] } })
    expect((await post('undo', { change: made.change })).json).toEqual({ reopened: 1, left: 2, next: null })
    expect([(await asset(one.id)).tags, said(await read(one.id), height)]).toEqual([['Crane'], ['30 mm']])
  })

  it('is told by the log, once for each asset, in the name of who made it', async () => {
    const one = await file()
    await propose(one, [tagged('Harbour', 0.8), tagged('Boat', 0.9)])
    await decide((await ofAsset(one.id)).map(({ id }) => accepted(id)), publisher)
    const { items } = (await admin.ask({ path: `/v1/assets/${one.id}/history`, headers: IN_RECORDS })).json as { readonly items: readonly object[] }
    const edits = items.filter((item) => 'after' in item && JSON.stringify(item.after).includes('tags'))
    expect(edits).toMatchObject([{ kind: 'asset.updated', before: { tags: [] }, after: { tags: ['Boat', 'Harbour'] }, personId: publisher.userId }])
  })
})

describe('the history', () => {
  it('tells of a tag and of a value what proposed them, from which page, and of what a person wrote nothing', async () => {
    const [one, template] = [await file(), await published()]
    const [height, title] = [of(template, 'Height'), of(template, 'Title')]
    await say(one.id, title, ['Haabet'])
    await propose(one, [tagged('Harbour', 0.9, { engine: 'KeyTerms', passage: 'In the harbour', page: 2 }), valued(height, ['20 mm'], 0.8, { engine: 'Ocr', page: 3 })])
    await decide([accepted(await idOf(one.id, 'Harbour'), ['Harbours']), accepted(await idOf(one.id, '20 mm'))], publisher)
    await decide([accepted(await idOf(one.id, '20 mm'))])
    const { items } = (await admin.ask({ path: `/v1/assets/${one.id}/history`, headers: IN_RECORDS })).json as { readonly items: readonly { readonly after: object | null; readonly suggested?: unknown }[] }
    expect(items.filter(({ suggested }) => suggested !== undefined)).toMatchObject([{ after: { tags: ['Harbours'] }, suggested: [{ text: 'Harbours', engine: 'KeyTerms', page: 2, confidence: 0.9 }] }])
    const values = (await admin.ask({ path: `/v1/assets/${one.id}/metadata/history`, headers: IN_RECORDS })).json as { readonly items: readonly { readonly attributeId: string; readonly suggested?: unknown }[] }
    const byAttribute = new Map(values.items.map(({ attributeId, suggested }) => [attributeId, suggested]))
    expect([byAttribute.get(height), byAttribute.get(title)]).toEqual([{ engine: 'Ocr', page: 3, confidence: 0.8 }, undefined])
  })
})

describe('what is undone in the history', () => {
  it('is open again: tags and persons by the entry of the log, a value by its change', async () => {
    const [one, template] = [await picture(), await published()]
    const height = of(template, 'Height')
    await propose(one, [tagged('Harbour'), faced(randomUUID(), 'Ada Berg'), valued(height, ['20 mm'])])
    await decide((await ofAsset(one.id)).map(({ id }) => accepted(id)))
    const { items } = (await admin.ask({ path: `/v1/assets/${one.id}/history`, headers: IN_RECORDS })).json as { readonly items: readonly { readonly id: string; readonly undoable?: boolean }[] }
    for (const { id, undoable } of items) if (undoable === true) await admin.ask({ method: 'POST', path: `/v1/activity/${id}/undo`, body: {} })
    expect((await ofAsset(one.id)).map(({ kind }) => kind)).toEqual(['Tag', 'Face'])
    // Beside it the template said of itself what it says by default.
    const change = (await history(one.id)).items.find(({ attributeId }) => attributeId === height)
    expect((await undo(one.id, change?.id ?? '')).status).toBe(200)
    expect((await ofAsset(one.id)).map(({ kind }) => kind)).toEqual(['Tag', 'Face', 'Value'])
  })
})

describe('all that a filter finds', () => {
  it('is decided from a confidence, and taken back as one', async () => {
    const some = [await file(), await file()]
    for (const one of some) await propose(one, [tagged('Harbour', 0.95), tagged('Boat', 0.9), tagged('Crane', 0.89)])
    const { folderId } = await asset(some[0]?.id ?? '')
    const filter = { kind: 'Tag', from: 0.9, folderId }
    expect(await counts(`kind=Tag&from=0.9&folderId=${folderId}`)).toEqual({ Tag: 2, Face: 0, Value: 0, more: false, engines: ['Objects'], attributes: [] })
    const done = (await post('decide-all', { filter, decision: 'accept' })).json as { readonly change: string }
    expect(done).toMatchObject({ decided: 2, left: 0, next: null })
    expect((await asset(some[0]?.id ?? '')).tags).toEqual(['Harbour', 'Boat'])
    expect((await asset(some[1]?.id ?? '')).tags).toEqual([])
    expect((await post('decide-all', { filter, decision: 'accept', change: randomUUID() })).message).toBe('NOT_FOUND')
    expect((await post('undo', { change: done.change })).json).toEqual({ reopened: 2, left: 0, next: null })
  })

  it('is taken back piece by piece, an asset after the other, where it is more than is decided at once', async () => {
    const some = [await file(), await file(), await file()]
    for (const [at, one] of some.entries()) await propose(one, Array.from({ length: 200 }, (_, tag) => tagged(`Many ${at} ${tag}`, 0.999)))
    // As if each tag had been proposed of three files.
    const ids = some.map(({ id }) => id)
    await server.database.owner.query(
      `insert into suggestions (id, organization_id, asset_id, content_version, kind, subject, value, value_key, confidence, engine, origin)
       select gen_random_uuid(), organization_id, asset_id, content_version, kind, subject, array[value[1] || ' copy ' || copy], value_key || ' copy ' || copy, confidence, engine, origin
       from suggestions cross join generate_series(1, 2) as copy where asset_id = any ($1)`,
      [ids],
    )
    const answered = async (ending: string, body: object) => (await post(ending, body)).json as { readonly change: string; readonly decided: number; readonly reopened: number; readonly left: number; readonly next: string | null }
    const filter = { kind: 'Tag', from: 0.999 }
    const first = await answered('decide-all', { filter, decision: 'refuse' })
    const second = await answered('decide-all', { filter, decision: 'refuse', change: first.change, after: first.next })
    const third = await answered('decide-all', { filter, decision: 'refuse', change: first.change, after: second.next })
    expect([first, second, third].map(({ decided, next }) => [decided, next === null])).toEqual([[600, false], [600, false], [600, true]])
    const undone = await answered('undo', { change: first.change })
    expect([undone.reopened, undone.left]).toEqual([600, 1200])
    const then = await answered('undo', { change: first.change, after: undone.next })
    expect(await answered('undo', { change: first.change, after: then.next })).toEqual({ reopened: 600, left: 0, next: null })
    expect((await kept(ids[2] ?? '')).every(({ state }) => state === 'Open')).toBe(true)
  })

  it('is refused the same, and never proposed again', async () => {
    const one = await file()
    await propose(one, [tagged('Harbour'), tagged('Boat')])
    expect((await post('decide-all', { filter: { assetId: one.id }, decision: 'refuse' })).json).toMatchObject({ decided: 2 })
    await propose(one, [tagged('Harbour', 1), tagged('Boat', 1)])
    expect(await ofAsset(one.id)).toEqual([])
  })
})

describe('what is listed', () => {
  it('is by asset, the latest first, page by page', async () => {
    const made = [await file(), await file(), await file()]
    for (const one of made) await propose(one, [tagged(`Paged ${one.id.slice(0, 8)}`, 0.77)])
    const first = await list('limit=2')
    expect(first.assets.map(({ asset: { id } }) => id)).toEqual([made[2]?.id, made[1]?.id])
    expect((await list(`limit=1&after=${first.next}`)).assets.map(({ asset: { id } }) => id)).toEqual([made[0]?.id])
  })

  it('is what the filters leave', async () => {
    const [one, template] = [await file(), await published()]
    await propose(one, [tagged('Harbour', 0.6), tagged('Boat', 0.95, { engine: 'KeyTerms' }), valued(of(template, 'Height'), ['20 mm'])])
    const found = async (query: string) => (await list(`assetId=${one.id}&${query}`)).assets.flatMap(({ suggestions }) => suggestions.map(({ values }) => values[0]))
    expect(await Promise.all(['kind=Value', 'engine=KeyTerms', `templateId=${template.id}`, `attributeId=${of(template, 'Title')}`, 'from=0.65'].map(found))).toEqual([
      ['20 mm'],
      ['Boat'],
      ['20 mm'],
      [],
      ['Boat', '20 mm'],
    ])
    expect(await counts(`assetId=${one.id}`)).toMatchObject({
      engines: ['Objects', 'KeyTerms', 'Text'],
      attributes: [{ id: of(template, 'Height'), name: 'Height', templateId: template.id }],
    })
  })

  it('is nothing of a kind whose feature is off, of a template that rests or is not theirs, or in the trash', async () => {
    const [one, template] = [await file(), await published({}, publisher)]
    await propose(one, [tagged('Harbour'), valued(of(template, 'Height'), ['20 mm'])])
    const kinds = async (by = admin) => (await ofAsset(one.id, by)).map(({ kind }) => kind)
    await server.database.owner.query('delete from template_readers where template_id = $1 and user_id = $2', [template.id, publisher.userId])
    expect([await kinds(), await kinds(publisher)]).toEqual([['Tag', 'Value'], ['Tag']])
    await step(template, 'deactivate')
    expect(await kinds()).toEqual(['Tag'])
    await admin.ask({ method: 'POST', path: '/v1/library/trash', headers: IN_RECORDS, body: { selection: { kind: 'items', folders: [], assets: [one.id] } } })
    expect(await kinds()).toEqual([])
    expect((await kept(one.id)).map(({ state }) => state)).toEqual(['Open', 'Open'])
  })

  it('goes with a copy, but for faces', async () => {
    const one = await picture()
    await propose(one, [tagged('Harbour'), tagged('Boat'), faced(randomUUID(), 'Ada Berg')])
    await decide([{ id: await idOf(one.id, 'Boat'), decision: 'refuse' }])
    const { folderId } = await asset(one.id)
    const copy = { selection: { kind: 'items', folders: [], assets: [one.id] }, destinationId: folderId, decisions: { assets: 'rename' } }
    const { copies } = (await admin.ask({ method: 'POST', path: '/v1/library/copy', headers: IN_RECORDS, body: copy })).json as { readonly copies: { readonly assets: readonly string[] } }
    expect(await states(copies.assets[0] ?? '')).toEqual([['Boat', 'Refused'], ['Harbour', 'Open']])
  })
})

describe('what the name of a folder proposed', () => {
  const named = (tag: string) => tagged(tag, 0.8, { engine: 'FolderName', passage: 'Secret gifts' })

  it('goes with no copy, but stays refused', async () => {
    const one = await file()
    await propose(one, [named('Gift'), named('Secret'), tagged('Harbour')])
    await decide([{ id: await idOf(one.id, 'Secret'), decision: 'refuse' }])
    const { folderId } = await asset(one.id)
    const copy = { selection: { kind: 'items', folders: [], assets: [one.id] }, destinationId: folderId, decisions: { assets: 'rename' } }
    const { copies } = (await admin.ask({ method: 'POST', path: '/v1/library/copy', headers: IN_RECORDS, body: copy })).json as { readonly copies: { readonly assets: readonly string[] } }
    expect(await states(copies.assets[0] ?? '')).toEqual([['Harbour', 'Open'], ['Secret', 'Refused']])
  })

  it('goes when the asset is moved to another', async () => {
    const [one, { id: destinationId }] = [await file(), await makeFolder(admin, 'RECORDS')]
    await propose(one, [named('Gift'), named('Secret'), tagged('Harbour')])
    await decide([{ id: await idOf(one.id, 'Secret'), decision: 'refuse' }])
    const move = { selection: { kind: 'items', folders: [], assets: [one.id] }, destinationId, decisions: {} }
    expect((await admin.ask({ method: 'POST', path: '/v1/library/move', headers: IN_RECORDS, body: move })).status).toBe(200)
    expect((await asset(one.id)).folderId).toBe(destinationId)
    expect(await states(one.id)).toEqual([['Harbour', 'Open'], ['Secret', 'Refused']])
  })
})

describe('somebody from whom an asset is kept', () => {
  it('finds, counts and decides nothing of it, nor a name that was learnt from it', async () => {
    const [secret, open] = [await picture(), await picture()]
    await propose(secret, [tagged('Harbour'), faced(randomUUID(), 'Kari Lie')])
    const [tag, kari] = [await idOf(secret.id, 'Harbour'), await idOf(secret.id, 'Kari Lie')]
    await decide([accepted(kari)])
    await propose(open, [faced(randomUUID(), 'Kari Lie')])
    expect(await ofAsset(open.id, publisher)).toHaveLength(1)
    const restricted = await admin.ask({ method: 'POST', path: `/v1/users/${publisher.userId}/restrictions`, body: { restrict: [{ kind: 'asset', id: secret.id }], lift: [] } })
    expect(restricted.status).toBe(200)
    const reader = await signIn(server.url, 'publisher@harbour.example')
    expect(await Promise.all([secret, open].map(({ id }) => ofAsset(id, reader)))).toEqual([[], []])
    expect(await counts(`assetId=${secret.id}`, reader)).toEqual(NONE)
    expect((await decide([accepted(tag)], reader)).left).toEqual([{ id: tag, reason: 'gone' }])
    expect((await post('decide-all', { filter: { assetId: secret.id }, decision: 'accept' }, reader)).json).toMatchObject({ decided: 0, left: 0 })
    expect((await asset(secret.id)).tags).toEqual([])
  })

  it('is anybody of another organization', async () => {
    const one = await file()
    await propose(one, [tagged('Harbour')])
    const id = await idOf(one.id, 'Harbour')
    const stranger = await signIn(server.url, 'admin@fjord.example')
    expect([await ofAsset(one.id, stranger), (await decide([accepted(id)], stranger)).left]).toEqual([[], [{ id, reason: 'gone' }]])
    expect((await kept(one.id)).map(({ state }) => state)).toEqual(['Open'])
  })
})

describe('a contact', () => {
  it('is proposed to who views contacts, and to nobody else', async () => {
    const template = await published({ attributes: [newAttribute('Giver', { type: 'contact' })] }, publisher)
    const one = await file()
    await propose(one, [valued(of(template, 'Giver'), [randomUUID()])])
    expect([await ofAsset(one.id), await ofAsset(one.id, await signIn(server.url, 'publisher@harbour.example'))].map(({ length }) => length)).toEqual([1, 1])
    await server.database.owner.query(`update roles set permissions = array_remove(permissions, 'VIEW_CONTACTS') where name = 'Publisher'`)
    const reader = await signIn(server.url, 'publisher@harbour.example')
    expect([await ofAsset(one.id, reader), await counts(`assetId=${one.id}`, reader)]).toEqual([[], NONE])
    expect((await ofAsset(one.id)).length).toBe(1)
  })
})

it('a name that was learnt in a module is told to nobody who does not have it', async () => {
  const [learnt, one] = [await makePicture(admin, 'ARCHIVES'), await picture()]
  await propose(learnt, [faced(randomUUID(), 'Nora Vik')])
  await decide([accepted(await idOf(learnt.id, 'Nora Vik'))])
  await propose(one, [faced(randomUUID(), 'Nora Vik'), faced(randomUUID(), 'Ola Moe', 0.9, { x: 0, y: 0, width: 0.2, height: 0.2 })])
  expect((await ofAsset(one.id)).map(({ values }) => values[0])).toEqual(['Nora Vik', 'Ola Moe'])
  await server.database.owner.query(`update organizations set modules = array_remove(modules, 'ARCHIVES') where id = $1`, [admin.organizationId])
  const without = await signIn(server.url, 'admin@harbour.example')
  expect((await ofAsset(one.id, without)).map(({ values }) => values[0])).toEqual(['Ola Moe'])
})
