import { afterAll, expect, it } from 'vitest'
import { signIn } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { newFolder, records, upload } from './uploading.ts'

const server = await startTestServer()
afterAll(() => server.stop())

it('folders that hold something are not among the files of a zip, and of empty ones only so many fit', async () => {
  const person = await signIn(server.url, 'publisher@harbour.example')
  const outer = await newFolder(person)
  await upload(person, { folderId: outer, name: 'a.txt', bytes: Buffer.from('the only one') })
  const insert = async (count: number, parts: string): Promise<void> => {
    const client = await server.database.owner.connect()
    await client.query('begin')
    // Nothing but the zip asks for these: no trigger has to see each of them.
    await client.query('set local statement_timeout = 0')
    await client.query('alter table folders disable trigger user')
    await client.query(
      `with made as (select gen_random_uuid() as id, gen_random_uuid() as inner_id from generate_series(1, $4::integer))
       insert into folders (id, organization_id, type, parent_id, name, name_key, position, created_at, modified_at, created_by, modified_by)
       select part.id, $1, 'RECORDS', part.parent, part.id::text, part.id::text, (select max(position) from folders) + row_number() over (), now(), now(), $3, $3
       from made, lateral (${parts}) part`,
      [person.organizationId, outer, person.userId, count],
    )
    await client.query('alter table folders enable trigger user')
    await client.query('commit')
    client.release()
  }
  const asked = () => person.ask({ method: 'POST', path: '/v1/zips', headers: records, body: { selection: { kind: 'items', folders: [outer], assets: [] } } })
  await insert(50_000, 'select made.id, $2::uuid as parent union all select made.inner_id, made.id')
  expect(await asked()).toMatchObject({ status: 200, json: { files: 1 } })
  await insert(1, 'select made.id, $2::uuid as parent')
  expect(await asked()).toMatchObject({ status: 409, message: 'ZIP_TOO_LARGE' })
}, 300_000)
