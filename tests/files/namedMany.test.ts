import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { SELECTION_LIMIT } from '../../src/domain/items/selection.ts'
import type { Answer } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'
import { multiply } from './manyItems.ts'
import { assetIdOf, newFolder, records, upload } from './uploading.ts'

const MANY = 12_000

const own = serverWith('admin@harbour.example')

const move = (assets: readonly string[], folders: readonly string[], destinationId: string): Promise<Answer> =>
  own.person.ask({ method: 'POST', path: '/v1/library/move', headers: records, body: { selection: { kind: 'items', folders, assets }, destinationId, decisions: {} } })

it('takes half of a long list, named one by one, where the rest is as long', async () => {
  const [from, to] = [await newFolder(own.person), await newFolder(own.person)]
  for (const name of ['one.csv', 'two.csv', 'three.csv']) {
    await multiply(own.server.database, assetIdOf(await upload(own.person, { folderId: from, name, bytes: Buffer.from('a\n') })), MANY / 3)
  }
  const { rows } = await own.server.database.owner.query<{ id: string }>('select id from assets where folder_id = $1 order by name_key limit $2', [from, MANY / 2])
  expect(rows.length).toBe(6000)
  expect((await move(rows.map(({ id }) => id), [], to)).status).toBe(202)
  const counted = async () => (await own.server.database.owner.query<{ count: number }>('select count(*)::int as count from assets where folder_id = $1', [to])).rows[0]?.count
  await expect.poll(counted).toBe(6000)
})

it('reads a request of as many as can be named, and refuses one more', async () => {
  const some = (count: number) => Array.from({ length: count }, () => randomUUID())
  const to = await newFolder(own.person)
  expect(await move(some(SELECTION_LIMIT), some(1000), to)).toMatchObject({ status: 404 })
  expect(await move(some(SELECTION_LIMIT + 1), [], to)).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' })
})
