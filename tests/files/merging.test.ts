import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeActive } from '../security/matrix/metadata.ts'
import { type Person, signIn } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { callsOf, done, idsOf, type ListedDuplicate, newSound } from './duplicating.ts'
import { newFolder, readAsset, records } from './uploading.ts'

let server: TestServer
let admin: Person
let user: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  user = await signIn(server.url, 'user@harbour.example')
})
afterAll(() => server.stop())

const post = (path: string, body: object, who = admin) => callsOf(who).post(path, body)
const read = <Value>(path: string) => callsOf(admin).read<Value>(path)
const put = (bytes: Buffer, extension?: string, folderId?: string) => callsOf(admin).put(bytes, extension, folderId)
const sameAs = async (id: string) => idsOf((await read<{ readonly same: readonly ListedDuplicate[] }>(`/v1/assets/${id}/duplicates`)).same)

const tagsOf = (id: string) => read<{ readonly tags: readonly string[]; readonly description: string; readonly folderId: string; readonly favorite: boolean; readonly name: string }>(`/v1/assets/${id}`)
const relatedTo = async (id: string): Promise<readonly string[]> => idsOf((await read<{ readonly items: readonly ListedDuplicate[] }>(`/v1/assets/${id}/related`)).items).toSorted()
const describe_ = async (id: string, fields: object) => {
  const { revision } = await readAsset(admin, id)
  await done(admin.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body: { ...fields, revision } }))
}
const say = (id: string, changes: Readonly<Record<string, string>>) =>
  done(admin.ask({ method: 'PATCH', path: `/v1/assets/${id}/metadata`, headers: records, body: { changes: Object.entries(changes).map(([attributeId, value]) => ({ attributeId, values: [value], revision: 0 })) } }))
const said = async (id: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { templates } = await read<{ readonly templates: readonly { readonly values: readonly { readonly attributeId: string; readonly values: readonly string[] }[] }[] }>(`/v1/assets/${id}/metadata`)
  return Object.fromEntries(templates.flatMap(({ values }) => values).filter(({ values }) => values.length > 0).map((one) => [one.attributeId, one.values]))
}
const idsOfItems = ({ items }: { readonly items: readonly { readonly id: string }[] }): readonly string[] => items.map(({ id }) => id)
const plan = (keep: string, ...others: readonly string[]) =>
  done<{ readonly tags: readonly string[]; readonly filled: readonly object[]; readonly conflicts: readonly object[]; readonly state: string }>(post('/v1/duplicates/merge/plan', { keep, others }))
const merge = async (keep: string, others: readonly string[], more: object = {}) => {
  const { state } = await plan(keep, ...others)
  return done<{ readonly change: string; readonly trashed: number }>(post('/v1/duplicates/merge', { keep, others, choices: {}, folderId: null, state, ...more }))
}
const undo = (change: string, who = admin) => post('/v1/duplicates/merge/undo', { change }, who)

it('a merge gives the kept one what the others have, puts them into the trash, and is taken back whole', async () => {
  const bytes = newSound()
  const [keep, other, third, friend] = [await put(bytes), await put(bytes), await put(bytes), await put(newSound())]
  const [titleId = '', kindId = ''] = (await makeActive(admin, admin)).attributes.map(({ id }) => id)
  const option = (await read<{ readonly items: readonly { readonly id: string }[] }>(`/v1/metadata/attributes/${kindId}/options`)).items[0]?.id ?? ''
  await describe_(keep, { tags: ['Bell'] })
  await describe_(other, { tags: ['bell', 'Harbour'], description: 'A bell buoy' })
  await describe_(third, { description: 'Another text' })
  await say(keep, { [titleId]: 'Bell' })
  await say(other, { [titleId]: 'Bell buoy' })
  await say(third, { [kindId]: option })
  await done(post(`/v1/assets/${other}/related`, { resources: [{ kind: 'asset', id: friend }, { kind: 'asset', id: keep }], related: true }))
  await done(post('/v1/favorites', { resources: [{ kind: 'asset', id: third }], favorite: true }))

  const planned = await plan(keep, other, third)
  expect(planned.tags).toEqual(['Harbour'])
  expect(planned.filled).toEqual(expect.arrayContaining([{ field: 'description', kept: [], offered: [{ from: other, values: ['A bell buoy'] }, { from: third, values: ['Another text'] }] }]))
  expect(planned.conflicts).toEqual([{ field: titleId, kept: ['Bell'], offered: [{ from: other, values: ['Bell buoy'] }] }])
  const before = { ...(await tagsOf(keep)), said: await said(keep), related: await relatedTo(keep) }

  const { change, trashed } = await merge(keep, [other, third], { choices: { [titleId]: other, description: third } })
  expect(trashed).toBe(2)
  expect(await tagsOf(keep)).toMatchObject({ tags: ['Bell', 'Harbour'], description: 'Another text', favorite: true, folderId: before.folderId })
  expect(await said(keep)).toEqual({ [titleId]: ['Bell buoy'], [kindId]: [option] })
  expect([await relatedTo(keep), await relatedTo(friend)]).toEqual([[friend], [keep]])
  expect([(await admin.ask({ path: `/v1/assets/${other}`, headers: records })).message, await sameAs(keep)]).toEqual(['RESOURCE_IN_TRASH', []])

  expect((await undo(change, await signIn(server.url, 'publisher@harbour.example'))).message).toBe('NOT_FOUND')
  expect((await done<{ readonly restored: number }>(undo(change))).restored).toBe(2)
  const { tags, description, favorite, folderId } = before
  expect(await tagsOf(keep)).toMatchObject({ tags, description, favorite, folderId })
  expect([await said(keep), await relatedTo(keep)]).toEqual([before.said, before.related])
  expect([await tagsOf(other), await tagsOf(third)]).toMatchObject([{ tags: ['bell', 'Harbour'], description: 'A bell buoy' }, { favorite: true }])
  expect([await relatedTo(friend), await sameAs(keep)]).toEqual([[other], [other, third]])
  expect((await undo(change)).message).toBe('NOT_FOUND')
})

it('options that were merged into one are the same of duplicates, and no conflict', async () => {
  const bytes = newSound()
  const [keep, other, third] = [await put(bytes), await put(bytes), await put(bytes)]
  const template = await makeActive(admin, admin)
  const kindId = template.attributes[1]?.id ?? ''
  const [first = '', second = ''] = idsOfItems(await read(`/v1/metadata/attributes/${kindId}/options`))
  await say(keep, { [kindId]: first })
  await say(other, { [kindId]: second })
  expect((await plan(keep, other)).conflicts).toEqual([{ field: kindId, kept: [first], offered: [{ from: other, values: [second] }] }])
  await done(post(`/v1/templates/${template.id}/attributes/${kindId}/options/merge`, { others: [first], into: second }))
  expect((await plan(keep, other)).conflicts).toEqual([])
  expect((await plan(third, keep, other)).filled).toEqual([{ field: kindId, kept: [], offered: [{ from: keep, values: [second] }] }])
  await merge(third, [keep, other])
  expect(await said(third)).toEqual({ [kindId]: [second] })
})

it('a merge moves the kept one to where another lies, where that is wanted, and back', async () => {
  const bytes = newSound()
  const [keep, other] = [await put(bytes), await put(bytes)]
  const [home, away] = [(await tagsOf(keep)).folderId, (await tagsOf(other)).folderId]
  const { state } = await plan(keep, other)
  const elsewhere = await post('/v1/duplicates/merge', { keep, others: [other], choices: {}, folderId: await newFolder(admin), state })
  expect(elsewhere.message).toBe('VALIDATION_FAILED')
  const { change } = await merge(keep, [other], { folderId: away })
  expect((await tagsOf(keep)).folderId).toBe(away)
  await done(undo(change))
  expect([(await tagsOf(keep)).folderId, (await tagsOf(other)).folderId]).toEqual([home, away])
})

it('a merge is refused where anything has changed since it was looked at, and of an asset with itself', async () => {
  const bytes = newSound()
  const [keep, other] = [await put(bytes), await put(bytes)]
  const { state } = await plan(keep, other)
  await describe_(other, { description: 'Meanwhile' })
  expect((await post('/v1/duplicates/merge', { keep, others: [other], choices: {}, folderId: null, state })).message).toBe('STALE_EDIT')
  expect((await post('/v1/duplicates/merge/plan', { keep, others: [keep] })).message).toBe('VALIDATION_FAILED')
  expect((await tagsOf(other)).description).toBe('Meanwhile')
})

it('a merge names who was named in the others, and keeps from people what the others were kept from', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a3b12' } }).png().toBuffer()
  const [keep, other] = [await put(picture, 'png'), await put(picture, 'png')]
  const { contentVersion } = await readAsset(admin, other)
  const area = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  await done(post(`/v1/assets/${other}/persons`, { contentVersion, persons: [{ name: 'Ada Berg', area, source: 'Drawn' }] }))
  await done(post(`/v1/users/${user.userId}/restrictions`, { restrict: [{ kind: 'asset', id: other }], lift: [] }))
  const restricted = await signIn(server.url, 'user@harbour.example')
  const named = async () => (await read<{ readonly persons: readonly { readonly name: string; readonly area: object }[] }>(`/v1/assets/${keep}/persons`)).persons.map(({ name, area: at }) => ({ name, area: at }))
  const seen = async () => (await (await signIn(server.url, 'user@harbour.example')).ask({ path: `/v1/assets/${keep}`, headers: records })).status
  expect([await named(), await seen()]).toEqual([[], 200])
  const { change } = await merge(keep, [other])
  expect([await named(), await seen()]).toEqual([[{ name: 'Ada Berg', area }], 403])
  await done(undo(change))
  expect([await named(), await seen()]).toEqual([[], 200])
  expect((await restricted.ask({ path: `/v1/assets/${other}`, headers: records })).status).toBe(403)
})

it('a merge keeps from people, and from publication, what the others were kept from by their folders', async () => {
  const bytes = newSound()
  const [shared, secret] = [await newFolder(admin), await newFolder(admin)]
  const { id: inner } = await done<{ readonly id: string }>(post('/v1/folders', { name: 'Inner', parentId: secret }))
  const { restrict } = callsOf(admin)
  const [keep, beside, other] = [await put(bytes, 'wav', shared), await put(newSound(), 'wav', shared), await put(bytes, 'wav', inner)]
  await describe_(other, { description: 'The name of the donor' })
  await restrict(user.userId, [{ kind: 'folder', id: secret }])
  await done(post('/v1/publication-restrictions', { restrict: [{ kind: 'folder', id: secret }], lift: [] }))
  const seen = async (id: string) => (await (await signIn(server.url, 'user@harbour.example')).ask({ path: `/v1/assets/${id}`, headers: records })).message ?? 'seen'
  const kept = async () => (await read<{ readonly keptFromPublication?: true }>(`/v1/assets/${keep}`)).keptFromPublication
  expect([await seen(keep), await seen(other), await kept()]).toEqual(['seen', 'ASSET_RESTRICTED_ACCESS', undefined])

  const { change } = await merge(keep, [other])
  expect((await tagsOf(keep)).description).toBe('The name of the donor')
  expect([await seen(keep), await seen(beside), await kept()]).toEqual(['ASSET_RESTRICTED_ACCESS', 'seen', true])
  await done(undo(change))
  expect([await seen(keep), await seen(other), await kept()]).toEqual(['seen', 'ASSET_RESTRICTED_ACCESS', undefined])

  // Where it goes into such a folder, that folder keeps it from them: no rule of its own is left behind when it goes elsewhere.
  const moved = await merge(keep, [other], { folderId: inner })
  expect(await seen(keep)).toBe('ASSET_RESTRICTED_ACCESS')
  await restrict(user.userId, [], [{ kind: 'folder', id: secret }])
  expect(await seen(keep)).toBe('seen')
  await done(undo(moved.change))
})
