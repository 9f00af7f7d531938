import { describe, expect, it } from 'vitest'
import type { Answer } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'
import { waitsForLock } from '../support/server/locks.ts'

const own = serverWith('admin@harbour.example', { environment: { DATABASE_POOL: '12' } })

type Kind = 'asset' | 'folder'
interface Item {
  readonly kind: Kind
  readonly id: string
}

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<readonly Row[]> => (await own.server.database.owner.query<Row>(text, values)).rows
const post = (path: string, body: object): Promise<Answer> => own.person.ask({ method: 'POST', path, headers: records, body })
const relate = (to: Item, other: Item): Promise<Answer> => post(`/v1/${to.kind}s/${to.id}/related`, { resources: [other], related: true })
const selection = ({ kind, id }: Item) => ({ selection: { kind: 'items', folders: kind === 'folder' ? [id] : [], assets: kind === 'asset' ? [id] : [] } })
/** Into the trash, and out of it for good. */
const end = async (item: Item): Promise<void> => {
  expect((await post('/v1/library/trash', selection(item))).status).toBe(200)
  expect((await post('/v1/trash/delete', selection(item))).status).toBe(200)
}
const make = async (kind: Kind): Promise<Item> => {
  const folder = await newFolder(own.person)
  return kind === 'folder' ? { kind, id: folder } : { kind, id: assetIdOf(await upload(own.person, { folderId: folder, name: newName('wav'), bytes: soundOf(100) })) }
}
const relationsOf = ({ id }: Item) => rows('select 1 from relations where $1::uuid in (folder_id, asset_id, other_folder_id, other_asset_id)', id)
const listed = async ({ kind, id }: Item): Promise<unknown> => (await own.person.ask({ path: `/v1/${kind}s/${id}/related`, headers: records })).json

const NOT_FOUND = { asset: 'ASSET_NOT_FOUND', folder: 'FOLDER_NOT_FOUND' } as const

describe('relating two things while one of them is deleted for good', () => {
  it.each(['asset', 'folder'] as const)('that it was there when it was looked at does not relate a deleted %s', async (kind) => {
    // Of both rows of a relation, the one of the lesser identifier is written first: here that of the asset that stays.
    let [stays, goes] = [await make('asset'), await make(kind)]
    while (stays.id > goes.id) stays = await make('asset')
    const client = await own.server.database.owner.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from assets where id = $1 for update', [stays.id])
      const relating = relate(stays, goes)
      await waitsForLock(own.server.database, { saying: 'insert into relations' })
      await end(goes)
      await client.query('rollback')
      expect(await relating).toMatchObject({ status: 404, message: NOT_FOUND[kind] })
    } finally {
      client.release()
    }
    expect([await relationsOf(goes), await relationsOf(stays), await listed(stays)]).toEqual([[], [], { items: [], next: null, total: 0 }])
  })

  it.each([
    ['asset', 'asset'],
    ['asset', 'folder'],
    ['folder', 'asset'],
  ] as const)('%s and %s, at once: nothing is left that leads nowhere', async (first, second) => {
    for (let round = 0; round < 6; round += 1) {
      const [stays, goes] = [await make(first), await make(second)]
      const [answer] = await Promise.all([round % 2 === 0 ? relate(stays, goes) : relate(goes, stays), end(goes)])
      expect([undefined, 'RESOURCE_IN_TRASH', NOT_FOUND[second]]).toContain(answer.message)
      expect([await relationsOf(goes), await relationsOf(stays), await listed(stays)]).toEqual([[], [], { items: [], next: null, total: 0 }])
    }
  })
})
