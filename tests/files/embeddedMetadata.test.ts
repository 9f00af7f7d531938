import { afterAll, beforeAll, expect, it } from 'vitest'
import { wavOf } from '../../server/media/media.fixture.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { assetIdOf, newFolder, newName, readAsset, records, upload } from './uploading.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

const sound = (title: string): Buffer => wavOf({ seconds: 3, rate: 8000, channels: 1, tags: { INAM: title } })

interface Embedded {
  readonly state: string
  readonly groups: readonly { readonly fields: readonly { readonly field: string; readonly value: string }[] }[]
}

/** The title that a file says of itself, once it was read; nobody asks for that. */
const titleOf = async (asset: string): Promise<string> => {
  const { state, groups } = (await person.ask({ path: `/v1/assets/${asset}/embedded-metadata`, headers: records })).json as Embedded
  return `${state}: ${groups.flatMap(({ fields }) => fields).find(({ field }) => field === 'title')?.value ?? ''}`
}
const post = (path: string, body: object) => person.ask({ method: 'POST', path, headers: records, body })

it('what a file without a picture says of itself is read as it arrives, by another one’s, and of a version that is had back', async () => {
  const [folderId, name] = [await newFolder(person), newName('wav')]
  const asset = assetIdOf(await upload(person, { folderId, name, bytes: sound('Fog horn') }))
  await expect.poll(() => titleOf(asset)).toBe('Ready: Fog horn')
  await upload(person, { folderId, name, bytes: sound('Bell of the bark'), replaces: asset })
  await expect.poll(() => titleOf(asset)).toBe('Ready: Bell of the bark')
  const { items } = (await person.ask({ path: `/v1/assets/${asset}/versions`, headers: records })).json as { readonly items: readonly { readonly id: string }[] }
  const { revision } = await readAsset(person, asset)
  expect((await post(`/v1/assets/${asset}/versions/${items[0]?.id}/restore`, { revision })).status).toBe(200)
  await expect.poll(() => titleOf(asset)).toBe('Ready: Fog horn')
})

it('a copy says what its original says, also in the place of another file', async () => {
  const [folderId, destinationId, name] = [await newFolder(person), await newFolder(person), newName('wav')]
  const asset = assetIdOf(await upload(person, { folderId, name, bytes: sound('Fog horn') }))
  const there = assetIdOf(await upload(person, { folderId: await newFolder(person), name, bytes: sound('Bell of the bark') }))
  await expect.poll(() => Promise.all([asset, there].map(titleOf))).toEqual(['Ready: Fog horn', 'Ready: Bell of the bark'])
  const selection = { kind: 'items', folders: [], assets: [asset] }
  const copy = async (to: string, decisions: object) => expect((await post('/v1/library/copy', { selection, destinationId: to, decisions })).status).toBe(200)
  const copied = async (to: string) => (await server.database.owner.query<{ id: string }>('select id from assets where folder_id = $1', [to])).rows[0]?.id ?? ''
  await copy(destinationId, {})
  expect(await titleOf(await copied(destinationId))).toBe('Ready: Fog horn')

  const { rows } = await server.database.owner.query<{ folder_id: string }>('select folder_id from assets where id = $1', [there])
  await copy(rows[0]?.folder_id ?? '', { assets: 'replace' })
  expect((await readAsset(person, there)).revision).toBeGreaterThan(1)
  expect(await titleOf(there)).toBe('Ready: Fog horn')
})
