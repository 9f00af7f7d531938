import { afterAll, describe, expect, it } from 'vitest'
import { unsentJobs } from '../../tests/support/server/kernel.ts'
import { inTenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { IN_RECORDS, PLACES, startFaces } from './faces.fixture.ts'
import { learnFromDecisions } from './rejectName.ts'

const { server, database, admin, person, find, showing, compare, post, done, suggestions, name } = await startFaces()
afterAll(() => server.stop())

interface Marked {
  readonly id: string
  readonly name: string
  readonly area: object
  readonly source: string
  readonly revision: number
}
type Made = Awaited<ReturnType<typeof showing>>

const personsOf = async ({ id }: Made): Promise<readonly Marked[]> =>
  (await done<{ readonly persons: readonly Marked[] }>(admin.ask({ path: `/v1/assets/${id}/persons`, headers: IN_RECORDS }))).persons
const mark = async ({ id, contentVersion }: Made, who: string, area = PLACES[0]): Promise<Marked> => {
  const body = { contentVersion, persons: [{ name: who, area, source: 'Drawn' }] }
  const { persons } = await done<{ readonly persons: readonly Marked[] }>(admin.ask({ method: 'POST', path: `/v1/assets/${id}/persons`, headers: IN_RECORDS, body }))
  return persons[0] ?? expect.fail('Nobody was marked')
}
const faceOf = async ({ id }: Made): Promise<{ readonly id: string; readonly person: string | null }> => {
  const { rows } = await database.owner.query<{ id: string; person: string | null }>('select id, person_id as person from picture_faces where asset_id = $1', [id])
  return rows[0] ?? expect.fail('No face was found')
}
const reject = async (faceId: string, who: string) => done<{ readonly change: string }>(post('not', { faces: [faceId], name: who }))
const open = async (made: Made) => (await suggestions(made.id)).flatMap(({ state, value }) => (state === 'Open' ? value : []))

describe('that a face is not somebody, taken back', () => {
  it('has whom people drew as they were drawn, and what it says in the history', async () => {
    const made = await showing(person())
    const who = name()
    const drawn = await mark(made, who, { x: 0, y: 0.18, width: 0.22, height: 0.34 })
    const face = await faceOf(made)
    expect(face.person).toBe(drawn.id)
    const { change } = await reject(face.id, who)
    expect(await personsOf(made)).toEqual([])
    expect(await done(post('name/undo', { change }))).toEqual({ undone: 1, left: 0 })
    expect(await personsOf(made)).toEqual([drawn])
    expect((await faceOf(made)).person).toBe(drawn.id)
    const { rows } = await database.owner.query<{ before: { persons?: object } | null; after: { persons?: object } | null }>(
      `select before, after from activity where resource_id = $1 and kind = 'asset.updated' order by at desc limit 2`,
      [made.id],
    )
    expect(rows.map(({ before, after }) => [before?.persons, after?.persons])).toEqual([
      [undefined, [who]],
      [[who], undefined],
    ])
    expect((await post('name/undo', { change })).status).toBe(404)
  })

  it('names nobody whom nobody had named, and suggests the name again', async () => {
    const eve = person()
    const [named, later] = [await showing(eve), await showing(eve)]
    const who = name()
    await mark(named, who)
    await compare()
    expect(await open(later)).toEqual([who])
    const { change } = await reject((await faceOf(later)).id, who)
    await compare()
    expect(await open(later)).toEqual([])
    await done(post('name/undo', { change }))
    expect(await personsOf(later)).toEqual([])
    await compare()
    expect(await open(later)).toEqual([who])
  })

  it('leaves what was said before that', async () => {
    const made = await showing(person())
    const who = name()
    const { id } = await faceOf(made)
    await reject(id, who)
    await done(post('name/undo', { change: (await reject(id, who)).change }))
    expect((await database.owner.query('select from face_rejections where face_id = $1', [id])).rowCount).toBe(1)
  })
})

it('a suggestion that was refused is suggested again once that is taken back, also when others are', async () => {
  const [eve, dan] = [person(), person()]
  const [named, later] = [await showing(eve), await showing(eve, dan)]
  const who = name()
  await mark(named, who)
  await compare()
  const { rows } = await database.owner.query<{ id: string }>(`select id from suggestions where asset_id = $1 and kind = 'Face'`, [later.id])
  const decided = await done<{ readonly change: string }>(
    admin.ask({ method: 'POST', path: '/v1/suggestions/decide', headers: IN_RECORDS, body: { decisions: [{ id: rows[0]?.id, decision: 'refuse' }] } }),
  )
  await done(admin.ask({ method: 'POST', path: '/v1/suggestions/undo', headers: IN_RECORDS, body: { change: decided.change } }))
  await compare()
  expect(await open(later)).toEqual([who])
})

it('a face is named also where whom it named was moved away and has its identifier', async () => {
  const made = await showing(person())
  await compare()
  const face = await faceOf(made)
  const [first, second] = [name(), name()]
  await done(post('name', { groups: [], faces: [face.id], name: first }))
  const [moved] = await personsOf(made)
  expect(moved?.id).toBe(face.id)
  await done(admin.ask({ method: 'PATCH', path: `/v1/assets/${made.id}/persons/${face.id}`, headers: IN_RECORDS, body: { revision: 1, area: PLACES[3] } }))
  expect(await done(post('name', { groups: [], faces: [face.id], name: second }))).toMatchObject({ named: 1, left: 0 })
  expect((await personsOf(made)).map((one) => one.name)).toEqual([second, first])
  expect((await faceOf(made)).person).not.toBe(face.id)
})

it('a suggested face is accepted also then, and that is taken back without whom was moved away', async () => {
  const eve = person()
  const [named, made] = [await showing(eve), await showing(eve)]
  await compare()
  const face = await faceOf(made)
  const [first, second] = [name(), name()]
  await done(post('name', { groups: [], faces: [face.id], name: first }))
  await done(admin.ask({ method: 'PATCH', path: `/v1/assets/${made.id}/persons/${face.id}`, headers: IN_RECORDS, body: { revision: 1, area: PLACES[3] } }))
  await mark(named, second)
  await compare()
  const { assets } = await done<{ readonly assets: readonly { readonly suggestions: readonly { readonly id: string; readonly kind: string }[] }[] }>(admin.ask({ path: `/v1/suggestions?assetId=${made.id}&kind=Face` }))
  const [suggested] = assets.flatMap((one) => one.suggestions)
  // As somebody types it.
  const decisions = [{ id: suggested?.id, decision: 'accept', values: [` ${second} `] }]
  const decided = await done<{ readonly change: string }>(admin.ask({ method: 'POST', path: '/v1/suggestions/decide', body: { decisions } }))
  expect(decided).toMatchObject({ decided: 1, left: [] })
  expect((await personsOf(made)).map((one) => [one.name, one.source, one.id === face.id])).toEqual([[second, 'Recognized', false], [first, 'Recognized', true]])
  expect(await done(admin.ask({ method: 'POST', path: '/v1/suggestions/undo', body: { change: decided.change } }))).toEqual({ reopened: 1, left: 0, next: null })
  expect((await personsOf(made)).map((one) => one.name)).toEqual([first])
  expect(await open(made)).toEqual([second])
})

it('others are compared at once with whom a suggestion named, and with nobody for one that was refused', async () => {
  const made = await showing(person())
  const { id } = await faceOf(made)
  const sent: string[] = []
  const jobs: Jobs = { ...unsentJobs, send: (tenant, kind, payload, manner) => (sent.push(kind.name), unsentJobs.send(tenant, kind, payload, manner)) }
  const decide = (state: 'Accepted' | 'Refused') =>
    inTenant(database, admin.organizationId, (tenant) => learnFromDecisions(jobs)(tenant, [{ assetId: made.id, type: 'RECORDS', kind: 'Face', subject: id, values: [name()], state }]))
  await decide('Refused')
  expect(sent).toEqual([])
  await decide('Accepted')
  expect(sent).toEqual(['groupingFaces'])
})

describe('whose face was erased', () => {
  const erased = async () => (await done<{ readonly persons: readonly { readonly name: string }[] }>(admin.ask({ path: '/v1/face-recognition/erased' }))).persons.map((one) => one.name)

  it('is listed, and learnt again where somebody allows it: the pictures in which they are named are read anew', async () => {
    const eve = person()
    const made = await showing(eve)
    const who = name()
    await mark(made, who)
    await database.owner.query(`update recognition_readings set state = 'Read' where recognition = 'Faces' and asset_id = $1`, [made.id])
    await done(post('erase', { name: who.toUpperCase() }))
    expect(await erased()).toEqual([who.toUpperCase()])
    await find(made, eve)
    expect((await database.owner.query('select from picture_faces where asset_id = $1', [made.id])).rowCount).toBe(0)
    expect(await done(post('learn', { name: who }))).toEqual({ pictures: 1 })
    expect([await erased(), (await post('learn', { name: who })).status]).toEqual([[], 404])
    expect((await database.owner.query(`select from recognition_readings where asset_id = $1 and state = 'Waiting'`, [made.id])).rowCount).toBe(1)
    await find(made, eve)
    expect((await faceOf(made)).person).toBe((await personsOf(made))[0]?.id)
    const { rows } = await database.owner.query<{ after: object }>(`select after from activity where after ?| '{learntFace,erasedFace}'::text[] order by at desc`)
    expect(rows.map(({ after }) => after)).toEqual([{ learntFace: who.toUpperCase() }, { erasedFace: who.toUpperCase() }])
  })
})
