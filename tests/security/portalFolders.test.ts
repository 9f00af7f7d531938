import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillWithFolders, multiply } from '../files/manyItems.ts'
import { plainRequest } from '../support/server/plainRequest.ts'
import { makeAsset, makeFolder, seedPortals } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const PARTS = 501
let [many, lastRoot] = ['', '']

/** Puts one asset of a folder, made public, into each of the folders that lie in it, so that all of them are shown. */
const showAll = (from: string, within: string | null) =>
  server.database.owner.query(
    `insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail, indexing, web_ready,
       content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
     select gen_random_uuid(), asset.organization_id, asset.type, folder.id, 'Of ' || folder.name, 'of ' || folder.name, folder.id, folder.id, media_type, preview, size, thumbnail, indexing, true,
       content_version, blob_key, checksum, now(), now(), asset.created_by, asset.modified_by
     from assets asset join folders folder on folder.organization_id = asset.organization_id and folder.parent_id is not distinct from $2 where asset.id = $1 and folder.name like 'Part %'`,
    [from, within],
  )

const publish = (folder: string) => server.database.owner.query(`update assets set web_ready = true, thumbnail = 'Ready' where folder_id = $1`, [folder])

beforeAll(async () => {
  const { harbour } = await seedPortals(server)
  many = await makeFolder(harbour, 'Many parts')
  const asset = await makeAsset(server, harbour, many, 'Own plate')
  await fillWithFolders(server.database, harbour, many, PARTS)
  await showAll(asset, many)
  await multiply(server.database, asset, 50)
  await publish(many)
  await fillWithFolders(server.database, harbour, null, PARTS)
  // The largest of all comes last by its name.
  lastRoot = await makeFolder(harbour, 'Zoo')
  await multiply(server.database, await makeAsset(server, harbour, lastRoot, 'Ape'), 600)
  await publish(lastRoot)
  await showAll(asset, null)
})

const read = async (path: string): Promise<string> => (await plainRequest(server.url, path.replace(server.url, ''))).body
const foldersIn = (page: string): readonly string[] => [...page.matchAll(/<a href="[^"]*\/folders\/[^"]*">(Part \d+|Zoo)</g)].map(([, name = '']) => name)
const linkIn = (page: string, text: string): string | undefined => new RegExp(`href="([^"]*)"[^>]*>${text}<`).exec(page)?.[1]?.replaceAll('&amp;', '&')

it.each([['a folder', () => `/portal/quay/folders/${many}?language=no`, PARTS], ['everything', () => '/portal/quay/items?language=no', PARTS + 1]])(
  'the page of %s leads to all of its folders, in the language that was chosen',
  async (_name, path, count) => {
    const first = await read(path())
    const link = linkIn(first, 'Flere mapper') ?? ''
    const second = await read(link)
    expect(link).toContain('language=no')
    expect([...new Set([...foldersIn(first), ...foldersIn(second)])]).toHaveLength(count)
    expect([linkIn(second, 'Flere mapper'), second.includes('lang="no"')]).toEqual([undefined, true])
    // It is a page of its own for search engines, and its items go on from it.
    const more = await read(linkIn(second, 'Vis mer') ?? '')
    expect([new RegExp('rel="canonical" href="[^"]*folders=').test(second), more.includes('/items/')]).toEqual([true, true])
  },
)

it('the main page shows the largest collections, wherever their names stand', async () => {
  expect(await read('/portal/quay')).toContain(`/folders/${lastRoot}`)
})

interface FolderPage {
  readonly folders: readonly { readonly id: string; readonly name: string }[]
  readonly nextFolders: string | null
}

it.each([['a folder', () => `/portal/quay/api/folders/${many}`, PARTS], ['the portal', () => '/portal/quay/api/folders', PARTS + 1]])('the API goes on with the folders of %s', async (_name, path, count) => {
  const first = JSON.parse(await read(path())) as FolderPage
  const second = JSON.parse(await read(first.nextFolders ?? '')) as FolderPage
  const names = [...first.folders, ...second.folders].map(({ name }) => name).filter((name) => /^(?:Part \d+|Zoo)$/.test(name))
  expect([new Set(names).size, names.length, second.nextFolders]).toEqual([count, count, null])
})

it.each(['x', '00000000-0000-0000-0000-000000000000'])('begins anew behind a folder that there is not: %s', async (after) => {
  const { folders } = JSON.parse(await read(`/portal/quay/api/folders/${many}?folders=${after}`)) as FolderPage
  expect(folders[0]?.name).toBe('Part 1')
})

interface Collection {
  readonly id: string
  readonly label: { readonly none: readonly string[] }
  readonly partOf?: readonly { readonly id: string }[]
  readonly items: readonly Collection[]
}

it.each([['a folder', () => many, 51], ['the portal', () => 'top', 0]])('the IIIF collection of %s leads to all of its folders by collections of them', async (_name, id, manifests) => {
  const whole = JSON.parse(await read(`/portal/quay/collections/${id()}`)) as Collection
  const parts = whole.items.filter((one) => one.id.startsWith(`${whole.id}/folders-`))
  const pages = await Promise.all(parts.map(async (part) => JSON.parse(await read(part.id)) as Collection))
  expect(pages.map(({ label }) => label)).toEqual(parts.map(({ label }) => label))
  expect(pages.map(({ partOf }) => partOf?.[0]?.id)).toEqual([whole.id, whole.id])
  const names = pages.flatMap(({ items }) => items.flatMap(({ label }) => label.none)).filter((name) => name.startsWith('Part '))
  expect([pages[0]?.items.length, new Set(names).size, names.length, whole.items.length - parts.length]).toEqual([500, PARTS, PARTS, manifests])
  expect((await plainRequest(server.url, `/portal/quay/collections/${id()}/folders-3`)).status).toBe(404)
})
