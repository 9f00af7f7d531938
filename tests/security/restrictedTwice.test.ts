import { expect, it } from 'vitest'
import type { UserGroup } from '../../src/domain/user-groups/userGroup.ts'
import { assetIdOf, newName, records, soundOf, upload } from '../files/uploading.ts'
import { signIn } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'

const own = serverWith('admin@harbour.example')

const post = async (path: string, body: object): Promise<unknown> => {
  const answer = await own.person.ask({ method: 'POST', path, headers: records, body })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer.json
}
const folder = async (parentId: string | null): Promise<string> => ((await post('/v1/folders', { name: newName('box'), parentId })) as { readonly id: string }).id
const file = async (folderId: string): Promise<string> => assetIdOf(await upload(own.person, { folderId, name: newName('wav'), bytes: soundOf(100) }))

it('what is restricted for a user and for their group is taken off every count once', async () => {
  const place = await folder(null)
  const [hiddenFolder, open, hiddenRoot] = [await folder(place), await folder(place), await folder(null)]
  const [hiddenFile, seenFile, hiddenInOpen] = [await file(place), await file(place), await file(open)]
  const before = await signIn(own.server.url, 'publisher@harbour.example')
  const listed = async (who: typeof before, path: string) => (await who.ask({ path, headers: records })).json as { readonly items: readonly { readonly id: string }[]; readonly total: number }
  const [allFolders, allFiles] = [(await listed(before, '/v1/folders')).total, (await listed(before, '/v1/assets')).total]
  const group = (await post('/v1/groups', { name: newName('group'), roleId: null, members: [before.userId] })) as UserGroup
  const refs = [
    ...[hiddenFolder, hiddenRoot].map((id) => ({ kind: 'folder', id })),
    ...[hiddenFile, hiddenInOpen].map((id) => ({ kind: 'asset', id })),
  ]
  for (const path of [`/v1/users/${before.userId}/restrictions`, `/v1/groups/${group.id}/restrictions`]) await post(path, { restrict: refs, lift: [] })
  const reader = await signIn(own.server.url, 'publisher@harbour.example')
  expect(await listed(reader, `/v1/assets?folderId=${place}`)).toMatchObject({ items: [{ id: seenFile }], total: 1 })
  expect(await listed(reader, `/v1/folders?parentId=${place}`)).toMatchObject({ items: [{ id: open, folderCount: 0, assetCount: 0 }], total: 1 })
  expect((await reader.ask({ path: `/v1/folders/${place}`, headers: records })).json).toMatchObject({ folderCount: 1, assetCount: 1 })
  expect([(await listed(reader, '/v1/folders')).total, (await listed(reader, '/v1/assets')).total]).toEqual([allFolders - 1, allFiles - 2])
})
