import { expect, it } from 'vitest'
import type { TrashItem } from '../../src/domain/trash/trashItem.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from '../files/uploading.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'

const own = serverWith('admin@harbour.example')

const post = async (path: string, body: object, by = own.person): Promise<unknown> => {
  const answer = await by.ask({ method: 'POST', path, headers: records, body })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer.json
}
const named = (folders: readonly string[], assets: readonly string[] = []) => ({ kind: 'items', folders, assets })
const trash = (folders: readonly string[], assets: readonly string[] = []) => post('/v1/library/trash', { selection: named(folders, assets) })
const folder = async (parentId: string): Promise<string> => ((await post('/v1/folders', { name: newName('box'), parentId })) as { readonly id: string }).id
const file = async (folderId: string, seconds = 100): Promise<string> => assetIdOf(await upload(own.person, { folderId, name: newName('wav'), bytes: soundOf(seconds) }))
const listed = async (by: Person): Promise<readonly TrashItem[]> => ((await by.ask({ path: '/v1/trash' })).json as { readonly items: readonly TrashItem[] }).items

it('what was thrown out of a restricted folder stays restricted once that folder is deleted for good', async () => {
  const above = await newFolder(own.person)
  const within = await folder(above)
  const [asset, inner, free] = [await file(within), await folder(within), await file(await newFolder(own.person))]
  const inInner = await file(inner)
  const other = await signIn(own.server.url, 'publisher@harbour.example')
  const group = (await post('/v1/groups', { name: newName('group'), roleId: null, members: [other.userId] })) as { readonly id: string }
  await post(`/v1/groups/${group.id}/restrictions`, { restrict: [{ kind: 'folder', id: above }], lift: [] })
  await post('/v1/publication-restrictions', { restrict: [{ kind: 'folder', id: within }], lift: [] })
  await trash([inner], [asset, free])
  await trash([within])
  await post('/v1/trash/delete', { selection: named([within]) })
  expect((await listed(own.person)).map(({ id }) => id)).toEqual(expect.arrayContaining([asset, inner, free]))
  const restricted = await signIn(own.server.url, 'publisher@harbour.example')
  expect((await listed(restricted)).map(({ id }) => id).filter((id) => [asset, inner, free].includes(id))).toEqual([free])
  const elsewhere = await newFolder(own.person)
  await post('/v1/trash/restore', { selection: named([inner], [asset]), destinationId: elsewhere, decisions: {} })
  for (const path of [`/v1/assets/${asset}`, `/v1/assets/${inInner}`]) {
    expect(await restricted.ask({ path, headers: records })).toMatchObject({ status: 403, message: 'ASSET_RESTRICTED_ACCESS' })
  }
  expect((await own.person.ask({ path: `/v1/folders/${inner}`, headers: records })).json).toMatchObject({ keptFromPublication: true })
  expect((await own.person.ask({ path: `/v1/assets/${asset}`, headers: records })).json).toMatchObject({ keptFromPublication: true })
})

it('how much is restricted inside a folder in the trash is not told', async () => {
  const box = await newFolder(own.person)
  const [open, closed] = [await folder(box), await folder(box)]
  const [, secret] = [await file(open, 100), await file(open, 200), await file(closed, 300), await folder(closed)]
  const other = await signIn(own.server.url, 'publisher@harbour.example')
  await post(`/v1/users/${other.userId}/restrictions`, { restrict: [{ kind: 'folder', id: closed }, { kind: 'asset', id: secret }], lift: [] })
  await trash([box])
  const of = async (by: Person) => (await listed(by)).find(({ id }) => id === box)
  const sizes = [100, 200, 300].map((seconds) => soundOf(seconds).length)
  expect(await of(own.person)).toMatchObject({ folderCount: 3, assetCount: 3, size: sizes.reduce((sum, size) => sum + size, 0) })
  expect(await of(await signIn(own.server.url, 'publisher@harbour.example'))).toMatchObject({ folderCount: 1, assetCount: 1, size: sizes[0] })
})

it('the order by size tells no more of what is restricted inside a folder than the sizes that are shown', async () => {
  const [mixed, plain] = [await newFolder(own.person), await newFolder(own.person)]
  const closed = await folder(mixed)
  await Promise.all([file(mixed, 110), file(closed, 310), file(plain, 210)])
  const other = await signIn(own.server.url, 'publisher@harbour.example')
  await post(`/v1/users/${other.userId}/restrictions`, { restrict: [{ kind: 'folder', id: closed }], lift: [] })
  await trash([mixed, plain])
  const inOrder = async (by: Person): Promise<readonly string[]> => {
    const found: string[] = []
    let next: string | null = null
    do {
      const { json } = await by.ask({ path: `/v1/trash?sort=size&direction=asc&limit=1${next === null ? '' : `&after=${encodeURIComponent(next)}`}` })
      const page = json as { readonly items: readonly TrashItem[]; readonly next: string | null }
      found.push(...page.items.map(({ id }) => id))
      next = page.next
    } while (next !== null)
    return found.filter((id) => id === mixed || id === plain)
  }
  expect(await inOrder(own.person)).toEqual([plain, mixed])
  expect(await inOrder(await signIn(own.server.url, 'publisher@harbour.example'))).toEqual([mixed, plain])
})

it('what was thrown out of a folder under an embargo is held back as it was once that folder is deleted for good', async () => {
  const above = await newFolder(own.person)
  const within = await folder(above)
  const [soon, late, over] = ['2098-03-04', '2099-03-04', '2020-01-02']
  const [asset, longer, inner] = [await file(within), await file(within), await folder(within)]
  const past = await newFolder(own.person)
  const free = await file(past)
  const holdBack = (kind: 'folder' | 'asset', id: string, until: string) => post('/v1/publications', { resources: [{ kind, id }], until, webReady: false })
  await holdBack('folder', above, soon)
  await holdBack('asset', longer, late)
  await own.server.database.owner.query('update folders set embargo_until = $2 where id = $1', [past, over])
  await trash([inner], [asset, longer, free])
  await trash([within, past])
  await post('/v1/trash/delete', { selection: named([within, past]) })
  const elsewhere = await newFolder(own.person)
  await post('/v1/trash/restore', { selection: named([inner], [asset, longer, free]), destinationId: elsewhere, decisions: {} })
  const dayOf = async (path: string) => ((await own.person.ask({ path, headers: records })).json as { readonly embargoUntil?: string }).embargoUntil
  expect(await Promise.all([`/v1/assets/${asset}`, `/v1/assets/${longer}`, `/v1/folders/${inner}`, `/v1/assets/${free}`].map(dayOf))).toEqual([soon, late, soon, undefined])
})
