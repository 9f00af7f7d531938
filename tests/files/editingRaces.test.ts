import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'
import { waitsForLock } from '../support/server/locks.ts'

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

it('a repository that is just taken off the list is no option', async () => {
  const id = assetIdOf(await upload(person, { folderId: await newFolder(person), name: newName('wav'), bytes: soundOf(100) }))
  const made = await person.ask({ method: 'POST', path: '/v1/repositories', headers: records, body: { name: 'The shed' } })
  const repositoryId = (made.json as { readonly id: string }).id
  const client = await server.database.owner.connect()
  try {
    await client.query('begin')
    await client.query('delete from repositories where id = $1', [repositoryId])
    const editing = person.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body: { revision: 1, repositoryId } })
    await waitsForLock(server.database)
    await client.query('commit')
    expect(await editing).toMatchObject({ message: 'VALIDATION_FAILED', json: { fields: { repositoryId: { code: 'notAnOption' } } } })
  } finally {
    client.release(true)
  }
})
