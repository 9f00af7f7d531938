import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { makePicture } from '../../tests/security/matrix/targets.ts'
import { signIn } from '../../tests/support/server/person.ts'
import { settled } from '../../tests/support/server/settled.ts'
import { serverWith } from '../../tests/support/server/serverWith.ts'

const own = serverWith('admin@harbour.example')

const makeTemplate = async (type: string, attributes: readonly object[]): Promise<string> => {
  const body = { name: `Template ${randomUUID()}`, shortDescription: '', type, attributes, rolesIds: [], usersIds: [own.person.userId] }
  return ((await own.person.ask({ method: 'POST', path: '/v1/templates', body })).json as { readonly id: string }).id
}
interface Tried {
  readonly assets: number
  readonly read: number
  readonly attributes: readonly { readonly missing: number; readonly fits: number; readonly misfits: number }[]
}
const run = async (id: string, by = own.person): Promise<Tried> => (await by.ask({ method: 'POST', path: `/v1/templates/${id}/dry-run` })).json as Tried

it('reaches only what its asker may see, outside the trash', async () => {
  const id = await makeTemplate('RECORDS', [newAttribute('Number', { required: true })])
  const publisher = await signIn(own.server.url, 'publisher@harbour.example')
  const before = await run(id, publisher)
  const [first, second] = [await makePicture(own.person, 'RECORDS'), await makePicture(own.person, 'RECORDS')]
  const archived = await makePicture(own.person, 'ARCHIVES')
  await settled(own.server.database)
  expect(await run(id, publisher)).toMatchObject({ assets: before.assets + 2, attributes: [{ missing: before.assets + 2 }] })
  expect((await run(await makeTemplate('ALL', [newAttribute('A')]))).assets).toBe(before.assets + 3)
  expect((await run(await makeTemplate('ARCHIVES', [newAttribute('A', { required: true })]))).attributes).toMatchObject([{ missingExamples: [{ assetId: archived.id }] }])
  const body = { restrict: [{ kind: 'asset', id: first.id }], lift: [] }
  expect((await own.person.ask({ method: 'POST', path: `/v1/users/${publisher.userId}/restrictions`, body })).status).toBe(200)
  const restricted = await run(id, await signIn(own.server.url, 'publisher@harbour.example'))
  expect(restricted.assets).toBe(before.assets + 1)
  expect(JSON.stringify(restricted)).not.toContain(first.id)
  expect((await run(id)).assets).toBe(before.assets + 2)
  await own.server.database.owner.query('update folders set trashed_at = now() where id = $1', [second.folderId])
  expect((await run(id)).assets).toBe(before.assets + (first.folderId === second.folderId ? 0 : 1))
})

it('looks at more than it reads at once, and reads what files say of the present content alone', async () => {
  const id = await makeTemplate('COLLECTIONS', [
    newAttribute('Title', { required: true, element: 'dcterms:title' }),
    newAttribute('Kind', { type: 'dropDown', element: 'dc:subject', options: ['Ships', 'Boats'] }),
  ])
  await own.server.database.owner.query(`update organizations set modules = array_append(modules, 'COLLECTIONS') where id = $1 and not 'COLLECTIONS' = any (modules)`, [own.person.organizationId])
  const picture = await makePicture(await signIn(own.server.url, 'admin@harbour.example'), 'COLLECTIONS')
  await settled(own.server.database)
  await own.server.database.owner.query(
    `with made as (
       insert into assets select (jsonb_populate_record(asset, jsonb_build_object('id', gen_random_uuid(), 'name', 'n' || n, 'name_key', 'n' || n, 'file_number', 'f' || n,
         'file_number_key', 'f' || n, 'blob_key', 'b' || n, 'upload_id', null))).* from assets asset, generate_series(1, 4500) n where asset.id = $1 returning id, content_version, name)
     insert into asset_metadata (organization_id, asset_id, content_version, state, groups)
     select $2, id, case when name like '%9' then 'another' else content_version end, case when name like '%8' then 'Failed' else 'Ready' end,
       jsonb_build_array(jsonb_build_object('group', 'description', 'fields', jsonb_build_array(
         jsonb_build_object('field', 'title', 'value', name), jsonb_build_object('field', 'keywords', 'value', case when name like '%1' then 'ships' else 'sheep' end)))) from made`,
    [picture.id, own.person.organizationId],
  )
  // One in ten was read for another content, one in ten could not be read, and the picture says nothing.
  const tried = await run(id)
  expect(tried).toMatchObject({ assets: 4501, attributes: [{ fits: 3600, misfits: 0, missing: 901 }, { fits: 450, misfits: 3150, missing: 0 }] })
  expect(tried.read - 3600).toBeLessThanOrEqual(1)
})
