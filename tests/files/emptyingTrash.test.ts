import { expect, it, vi } from 'vitest'
import type { TrashItem } from '../../src/domain/trash/trashItem.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'
import { PICTURE } from '../security/matrix/targets.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'

const own = serverWith('admin@harbour.example')

const post = async (path: string, body: object, by = own.person): Promise<Answer> => {
  const answer = await by.ask({ method: 'POST', path, headers: records, body })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer
}
const named = (folders: readonly string[], assets: readonly string[] = []) => ({ kind: 'items', folders, assets })
const listed = async (by: Person): Promise<readonly TrashItem[]> => ((await by.ask({ path: '/v1/trash' })).json as { readonly items: readonly TrashItem[] }).items

it('whoever empties the trash leaves what has something in it that is restricted for them, and is told how many', async () => {
  const wav = async (folderId: string) => assetIdOf(await upload(own.person, { folderId, name: newName('wav'), bytes: soundOf(100) }))
  const [kept, gone, above] = [await newFolder(own.person), await newFolder(own.person), await newFolder(own.person)]
  const [secret, alone] = [await wav(kept), await wav(above)]
  await wav(gone)
  const other = await signIn(own.server.url, 'publisher@harbour.example')
  await post(`/v1/users/${other.userId}/restrictions`, { restrict: [{ kind: 'asset', id: secret }], lift: [] })
  await post('/v1/library/trash', { selection: named([kept, gone], [alone]) })
  const restricted = await signIn(own.server.url, 'publisher@harbour.example')
  expect((await listed(restricted)).map(({ id }) => id)).toEqual(expect.arrayContaining([kept, gone, alone]))
  const emptied = await post('/v1/trash/delete', { selection: { kind: 'all', except: [] } }, restricted)
  expect(emptied.json).toMatchObject({ kept: 1 })
  expect((await listed(own.person)).map(({ id }) => id)).toEqual([kept])
})

it('what lies in the trash shows its picture there, to whoever sees the trash and to nobody else', async () => {
  const folderId = await newFolder(own.person)
  const id = assetIdOf(await upload(own.person, { folderId, name: newName('png'), bytes: PICTURE }))
  const ready = async () => (await own.person.ask({ path: `/v1/assets/${id}`, headers: records })).json as { readonly thumbnail: string }
  await vi.waitUntil(async () => (await ready()).thumbnail === 'Ready', { interval: 50 })
  const address = (by: Person, version: string) => ({ path: `/v1/s/${by.sessionId}/trash/${id}/thumbnails/${version}-320` })
  await post('/v1/library/trash', { selection: named([], [id]) })
  const { picture } = (await listed(own.person)).find((item) => item.id === id) ?? {}
  expect(picture).toMatchObject({ thumbnail: 'Ready', preview: 'image', width: 1, height: 1 })
  const version = picture?.contentVersion ?? ''
  const answer = await own.person.fetch(address(own.person, version))
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'image/webp', 'private, no-cache'])
  expect((await own.person.fetch(address(own.person, '00000000'))).status).toBe(404)
  const user = await signIn(own.server.url, 'user@harbour.example')
  expect((await user.fetch(address(user, version))).status).toBe(403)
})
