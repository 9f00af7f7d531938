import { expect, it } from 'vitest'
import { serverWith } from '../support/server/serverWith.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'
import { waitsForLock } from '../support/server/locks.ts'

const own = serverWith('admin@harbour.example')

it('a repository that is just taken off the list is no option', async () => {
  const id = assetIdOf(await upload(own.person, { folderId: await newFolder(own.person), name: newName('wav'), bytes: soundOf(100) }))
  const made = await own.person.ask({ method: 'POST', path: '/v1/repositories', headers: records, body: { name: 'The shed' } })
  const repositoryId = (made.json as { readonly id: string }).id
  const client = await own.server.database.owner.connect()
  try {
    await client.query('begin')
    await client.query('delete from repositories where id = $1', [repositoryId])
    const editing = own.person.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body: { revision: 1, repositoryId } })
    await waitsForLock(own.server.database)
    await client.query('commit')
    expect(await editing).toMatchObject({ message: 'VALIDATION_FAILED', json: { fields: { repositoryId: { code: 'notAnOption' } } } })
  } finally {
    client.release(true)
  }
})
