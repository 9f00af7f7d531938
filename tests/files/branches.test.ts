import { expect, it } from 'vitest'
import { BRANCHES_LIMIT } from '../../src/domain/folders/branches.ts'
import { CHILD_LIMIT } from '../../src/domain/folders/folder.ts'
import { serverWith } from '../support/server/serverWith.ts'
import { fillWithFolders } from './manyItems.ts'
import { newFolder, records } from './uploading.ts'

const own = serverWith('admin@harbour.example')

interface Branch {
  readonly parentId: string | null
  readonly folders: readonly { readonly id: string; readonly name: string }[]
}

it('where more lie in a folder than are shown, one more is answered than that', async () => {
  const read = async (id: string) => (await own.person.ask({ path: `/v1/folders/${id}/branches`, headers: records })).json as readonly Branch[]
  const [full, fuller] = [await newFolder(own.person), await newFolder(own.person)]
  await fillWithFolders(own.server.database, own.person, full, CHILD_LIMIT)
  await fillWithFolders(own.server.database, own.person, fuller, CHILD_LIMIT + 2)
  expect([(await read(full)).at(-1)?.folders.length, (await read(fuller)).at(-1)?.folders.length]).toEqual([CHILD_LIMIT, CHILD_LIMIT + 1])
})

it('a tree of full folders opens with so much of them, and with every folder on the way', async () => {
  const way = [await newFolder(own.person)]
  const levels = BRANCHES_LIMIT / CHILD_LIMIT + 2
  for (let level = 0; level < levels; level += 1) {
    const parentId = way.at(-1) ?? ''
    await fillWithFolders(own.server.database, own.person, parentId, CHILD_LIMIT)
    // By its name the last of them.
    const made = await own.person.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { name: 'Way', parentId } })
    way.push((made.json as { readonly id: string }).id)
  }
  const answer = await own.person.ask({ path: `/v1/folders/${way.at(-1) ?? ''}/branches`, headers: records })
  const branches = answer.json as readonly Branch[]
  expect(branches.map(({ parentId }) => parentId)).toEqual([null, ...way])
  const below = branches.slice(1).map(({ folders }) => folders)
  expect(way.slice(1).filter((id, level) => !below[level]?.some((folder) => folder.id === id))).toEqual([])
  expect(below.flat()).toHaveLength(BRANCHES_LIMIT)
  // What is nearest to where the tree opens is whole, in the order of names.
  expect(below.at(-2)?.map(({ name }) => name.slice(0, 4))).toEqual([...Array.from({ length: CHILD_LIMIT }, () => 'Part'), 'Way'])
})
