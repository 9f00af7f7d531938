import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { IN_RECORDS, PLACES, startFaces } from './faces.fixture.ts'
import { groupFaces } from './groupFaces.ts'

const faces = await startFaces()
const { server, database, admin, reader: first, renewed, person, find, showing, compare, switchFaces, post, done, groups, suggestions, name } = faces
afterAll(() => server.stop())

const personsOf = async (assetId: string) =>
  (await done<{ readonly persons: readonly { readonly id: string; readonly name: string; readonly source: string }[] }>(admin.ask({ path: `/v1/assets/${assetId}/persons`, headers: IN_RECORDS }))).persons
const count = async (table: string, where = 'true'): Promise<number> =>
  (await database.owner.query<{ count: number }>(`select count(*)::integer as count from ${table} where ${where}`)).rows[0]?.count ?? -1
const groupOf = async (assetId: string, by = admin) => (await groups(by)).find((group) => group.faces.some((face) => face.assetId === assetId))
const mark = (assetId: string, contentVersion: string, who: string, area = PLACES[0]) =>
  admin.ask({ method: 'POST', path: `/v1/assets/${assetId}/persons`, headers: IN_RECORDS, body: { contentVersion, persons: [{ name: who, area, source: 'Drawn' }] } })
const restrict = (assetId: string) =>
  admin.ask({ method: 'POST', path: `/v1/users/${first.userId}/restrictions`, headers: IN_RECORDS, body: { restrict: [{ kind: 'asset', id: assetId }], lift: [] } })

describe('faces of one person', () => {
  const [ada, bo] = [person(), person()]
  const made: { readonly id: string; readonly contentVersion: string }[] = []

  it('are a group, the biggest first, and each has its picture', async () => {
    made.push(await showing(ada, bo), await showing(ada), await showing(ada))
    await compare()
    const [first, second] = await groups()
    expect([first?.count, second?.count]).toEqual([3, 1])
    expect(new Set(first?.faces.map(({ assetId }) => assetId))).toEqual(new Set(made.map(({ id }) => id)))
    const crop = await admin.fetch({ path: `/v1/s/${admin.sessionId}/faces/${first?.faces[0]?.id ?? ''}` })
    expect([crop.status, crop.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('are named together, in one change that is written down and can be taken back', async () => {
    const group = await groupOf(made[1]?.id ?? '')
    const who = name()
    const named = await done<{ readonly change: string; readonly named: number }>(post('name', { groups: [group?.id], faces: [], name: who }))
    expect(named).toMatchObject({ named: 3, left: 0 })
    for (const { id } of made) expect((await personsOf(id)).map((one) => [one.name, one.source])).toContainEqual([who, 'Recognized'])
    expect(await groupOf(made[1]?.id ?? '')).toBeUndefined()
    const history = await database.owner.query(`select after from activity where resource_id = $1 and kind = 'asset.updated' order by at desc limit 1`, [made[0]?.id])
    expect(JSON.stringify(history.rows[0])).toContain(who)
    expect((await done<{ readonly total: number }>(admin.ask({ path: `/v1/search?term=${encodeURIComponent(who)}` }))).total).toBe(3)
    expect(await done(post('name/undo', { change: named.change }))).toEqual({ undone: 3, left: 0 })
    expect(await personsOf(made[1]?.id ?? '')).toEqual([])
    expect((await groupOf(made[1]?.id ?? ''))?.count).toBe(3)
    expect((await post('name/undo', { change: named.change })).status).toBe(404)
  })

  it('are looked at again when a person was taken for another: split, put together, ignored', async () => {
    const group = await groupOf(made[1]?.id ?? '')
    const [face] = group?.faces ?? []
    const { groupId } = await done<{ readonly groupId: string }>(post('groups/split', { faces: [face?.id] }))
    expect((await groups()).find(({ id }) => id === groupId)?.count).toBe(1)
    expect((await groups()).find(({ id }) => id === group?.id)?.count).toBe(2)
    // Nobody puts them together again by themselves.
    await compare()
    expect((await groups()).find(({ id }) => id === groupId)?.count).toBe(1)
    expect(await done(post('groups/merge', { groups: [group?.id, groupId] }))).toEqual({ groupId: group?.id, moved: [[face?.id]] })
    expect((await groups()).find(({ id }) => id === group?.id)?.count).toBe(3)
    await done(post('ignore', { groups: [group?.id], faces: [], ignored: true }))
    expect(await groupOf(made[1]?.id ?? '')).toBeUndefined()
    // Who comes later and is the same is ignored as well.
    const later = await showing(ada)
    await compare()
    expect(await groupOf(later.id)).toBeUndefined()
    expect((await groups(admin, '&ignored=true')).find(({ id }) => id === group?.id)?.count).toBe(4)
    expect(await done(post('ignore', { groups: [group?.id], faces: [], ignored: false }))).toEqual({ changed: 4 })
    expect((await groups()).find(({ id }) => id === group?.id)?.count).toBe(4)
  })

  it('are suggested the name of somebody who was drawn by hand, and of none whom they are not', async () => {
    const who = name()
    const cat = person()
    const [drawn, later, other] = [await showing(cat), await showing(cat), await showing(bo)]
    await compare()
    expect((await mark(drawn.id, drawn.contentVersion, who)).status).toBe(200)
    await compare()
    const [suggested] = await suggestions(later.id)
    expect(suggested).toMatchObject({ value: [who], state: 'Open' })
    expect(await suggestions(other.id)).toEqual([])
    expect((await groupOf(later.id))?.likely).toBe(who)
    await done(post('not', { faces: [suggested?.subject], name: who }))
    await compare()
    expect((await suggestions(later.id)).filter(({ state }) => state === 'Open')).toEqual([])
    expect((await groupOf(later.id))?.likely).toBeNull()
  })

  it('are learnt from suggestions that people decide', async () => {
    const who = name()
    const eve = person()
    const [drawn, later, other] = [await showing(eve), await showing(eve), await showing(eve)]
    await compare()
    expect((await mark(drawn.id, drawn.contentVersion, who)).status).toBe(200)
    await compare()
    const decide = async (assetId: string, decision: 'accept' | 'refuse') => {
      const { rows } = await database.owner.query<{ id: string }>(`select id from suggestions where asset_id = $1 and kind = 'Face'`, [assetId])
      return done(admin.ask({ method: 'POST', path: '/v1/suggestions/decide', headers: IN_RECORDS, body: { decisions: [{ id: rows[0]?.id, decision }] } }))
    }
    await decide(later.id, 'accept')
    expect((await personsOf(later.id)).map((one) => [one.name, one.source])).toEqual([[who, 'Recognized']])
    expect(await count('picture_faces', `asset_id = '${later.id}' and person_id is not null`)).toBe(1)
    await decide(other.id, 'refuse')
    expect(await count('face_rejections', `name_key = '${who.toLowerCase()}'`)).toBe(1)
    await compare()
    expect((await suggestions(other.id)).map(({ state }) => state)).toEqual(['Refused'])
    expect((await groupOf(other.id))?.likely).toBeNull()
  })

  it('of who is named by mistake get the name off, and do not get it suggested again', async () => {
    const dan = person()
    const [one, other] = [await showing(dan), await showing(dan)]
    await compare()
    const who = name()
    const group = await groupOf(one.id)
    await done(post('name', { groups: [group?.id], faces: [], name: who }))
    await compare()
    const [wrong] = await personsOf(other.id)
    await done(post('not', { faces: [wrong?.id], name: who }))
    await compare()
    expect([(await personsOf(one.id)).length, (await personsOf(other.id)).length]).toEqual([1, 0])
    expect((await suggestions(other.id)).filter(({ state }) => state === 'Open')).toEqual([])
  })
})

it('more new faces than are placed at once are placed by the next job', async () => {
  const [ada, bo, eve] = [person(), person(), person()]
  const made = [await showing(ada, bo, eve), await showing(ada, bo)]
  const left = () => count('picture_faces', `group_id is null and asset_id in ('${made.map(({ id }) => id).join(`','`)}')`)
  await groupFaces(database, admin.organizationId, new AbortController().signal, 3)
  expect(await left()).toBe(2)
  await groupFaces(database, admin.organizationId, new AbortController().signal, 3)
  expect(await left()).toBe(0)
  const { rows } = await database.owner.query<{ faces: number }>(
    'select count(*)::integer as faces from picture_faces where asset_id = any ($1) group by group_id order by 1', [made.map(({ id }) => id)])
  expect(rows.map(({ faces: same }) => same)).toEqual([1, 2, 2])
})

it('more than are named at once are counted as left', async () => {
  const made = await showing()
  const groupId = randomUUID()
  const [total, marked, most] = [2_003, 499, 500]
  await database.owner.query(
    `insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
     select gen_random_uuid(), $1, $2, $3, 'Bo', 'bo', 0.9, 0.9, 0.01, 0.01, 'Drawn', $4, $4 from generate_series(1, $5)`,
    [admin.organizationId, made.id, made.contentVersion, admin.userId, marked],
  )
  await database.owner.query(
    `insert into picture_faces (id, organization_id, asset_id, content_version, x, y, width, height, confidence, group_id)
     select gen_random_uuid(), $1, $2, $3, 0.1, 0.1, 0.1, 0.1, 0.5, $4 from generate_series(1, $5)`,
    [admin.organizationId, made.id, made.contentVersion, groupId, total],
  )
  expect(await done(post('name', { groups: [groupId], faces: [], name: name() }))).toMatchObject({ named: most - marked, left: total - (most - marked) })
  await database.owner.query('delete from picture_faces where group_id = $1', [groupId])
})

describe('what somebody may not see', () => {
  it('is in no group, no count, no suggestion and no name for them', async () => {
    const eve = person()
    const [open, closed] = [await showing(eve), await showing(eve)]
    await compare()
    expect((await restrict(closed.id)).status).toBe(200)
    const reader = await renewed(first)
    const hidden = (await groupOf(closed.id))?.faces.find(({ assetId }) => assetId === closed.id)?.id ?? ''
    const mine = await groupOf(open.id, reader)
    expect([mine?.count, mine?.faces.map(({ assetId }) => assetId)]).toEqual([1, [open.id]])
    expect((await reader.fetch({ path: `/v1/s/${reader.sessionId}/faces/${hidden}` })).status).toBe(404)
    expect((await post('name', { groups: [], faces: [hidden], name: name() }, reader)).status).toBe(404)
    expect((await post('groups/split', { faces: [hidden] }, reader)).status).toBe(404)
    expect((await post('not', { faces: [hidden], name: name() }, reader)).status).toBe(404)
    // Named in the restricted picture alone: the name is none for who cannot read it there.
    const who = name()
    expect((await mark(closed.id, closed.contentVersion, who)).status).toBe(200)
    await compare()
    expect((await groupOf(open.id))?.likely).toBe(who)
    expect((await groupOf(open.id, reader))?.likely).toBeNull()
    const { faces: seen } = await done<{ readonly faces: readonly { readonly likely: string | null }[] }>(reader.ask({ path: `/v1/assets/${open.id}/faces`, headers: IN_RECORDS }))
    expect(seen.map(({ likely }) => likely)).toEqual([null])
    const listed = await done<{ readonly persons: readonly { readonly name: string }[] }>(reader.ask({ path: `/v1/face-recognition/persons?typed=${encodeURIComponent(who)}` }))
    expect(listed.persons).toEqual([])
    expect((await done<{ readonly pictures: readonly object[] }>(reader.ask({ path: `/v1/face-recognition/persons/pictures?name=${encodeURIComponent(who)}` }))).pictures).toEqual([])
    // What they name is named in what they see.
    const named = await done<{ readonly named: number }>(post('name', { groups: [mine?.id], faces: [], name: name() }, reader))
    expect(named.named).toBe(1)
  })

  it('is none of another organization, and none of the trash', async () => {
    const fay = person()
    const made = await showing(fay)
    await compare()
    const group = await groupOf(made.id)
    const trashed = await admin.ask({ method: 'POST', path: '/v1/library/trash', headers: IN_RECORDS, body: { selection: { kind: 'items', folders: [], assets: [made.id] } } })
    expect(trashed.status).toBe(200)
    expect(await groupOf(made.id)).toBeUndefined()
    expect((await admin.ask({ path: `/v1/face-recognition/groups/${group?.id ?? ''}/faces` })).status).toBe(404)
  })
})

describe('what was learnt', () => {
  it('of a person is erased, and not learnt again', async () => {
    const gus = person()
    const [one, later, other] = [await showing(gus), await showing(gus, person()), await showing(gus)]
    await compare()
    const who = name()
    expect((await mark(one.id, one.contentVersion, who)).status).toBe(200)
    await compare()
    expect([await suggestions(later.id), await suggestions(other.id)]).toMatchObject([[{ value: [who] }], [{ value: [who] }]])
    const [{ id: theirs } = { id: '' }] = (await database.owner.query<{ id: string }>('select id from picture_faces where asset_id = $1', [other.id])).rows
    await done(post('not', { faces: [theirs], name: who }))
    expect(await done(post('erase', { name: who.toUpperCase() }))).toEqual({ erased: 2 })
    // Who was only suggested is erased as well: of two faces the other one stays, and whom somebody said to be another person.
    expect(await suggestions(later.id)).toEqual([])
    expect(await count('picture_faces', `asset_id = '${one.id}'`)).toBe(0)
    expect(await count('picture_faces', `asset_id = '${later.id}' and x < 0.2`)).toBe(0)
    for (const table of ['face_descriptors', 'face_crops'])
      expect([table, await count(table, `face_id in (select id from picture_faces where asset_id in ('${one.id}', '${later.id}', '${other.id}'))`)]).toEqual([table, 2])
    expect(await count('picture_faces', `likely_name = '${who}'`)).toBe(0)
    // The name that a person gave stays; looked at again, the face is not learnt.
    expect((await personsOf(one.id)).map((person_) => person_.name)).toEqual([who])
    await find(one, gus)
    await compare()
    expect(await count('picture_faces', `asset_id = '${one.id}'`)).toBe(0)
    expect(await suggestions(other.id)).toEqual([])
    // Named so later, it is forgotten as well.
    expect((await mark(other.id, other.contentVersion, who)).status).toBe(200)
    expect(await count('picture_faces', `asset_id = '${other.id}'`)).toBe(0)
  })

  it('goes with its asset, and with its organization’s switch', async () => {
    const consent = 'Faces are compared on this server, and can be erased.'
    const put = (body: object) => admin.ask({ method: 'PUT', path: '/v1/face-recognition', body })
    await switchFaces(false)
    expect((await put({ isOn: true, consent: ' ', erase: false })).json).toMatchObject({ message: 'VALIDATION_FAILED', fields: { consent: { code: 'required' } } })
    const on = await done<object>(put({ isOn: true, consent, erase: false }))
    expect(on).toMatchObject({ isOn: true, consent })
    expect(await count('picture_faces')).toBeGreaterThan(0)
    expect(await done<object>(put({ isOn: false, consent: '', erase: true }))).toMatchObject({ isOn: false, consent: null })
    for (const table of ['picture_faces', 'face_descriptors', 'face_crops', 'face_rejections', 'face_namings', `recognition_readings`]) expect([table, await count(table)]).toEqual([table, 0])
    expect(await count('suggestions', `kind = 'Face'`)).toBe(0)
    const { rows } = await database.owner.query<{ after: unknown }>(`select after from activity where kind = 'tenant.updated' and after ? 'facialRecognition' order by at`)
    expect(rows.map(({ after }) => after)).toEqual([{ facialRecognition: true }, { facialRecognition: false, erased: true }])
  })

  it('is for whom the organization has the feature', async () => {
    await database.owner.query(`update organizations set features = '{}' where id = $1`, [admin.organizationId])
    const again = await renewed(admin)
    for (const path of ['/v1/face-recognition', '/v1/face-recognition/groups', '/v1/auto-tag']) expect((await again.ask({ path, headers: IN_RECORDS })).status).toBe(404)
  })
})
