import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContactImport } from '../../src/domain/contact-exchange/contactImport.ts'
import type { Contact } from '../../src/domain/contacts/contact.ts'
import { PICTURE } from '../../tests/security/matrix/targets.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer } from '../../tests/support/server/testServer.ts'

const server = await startTestServer()
let admin: Person

beforeAll(async () => {
  admin = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

const send = (body: string, query = '') => admin.ask({ method: 'POST', path: `/v1/contact-imports${query}`, headers: { 'content-type': 'application/octet-stream' }, body })
const importOf = ({ json }: Answer) => json as ContactImport
const found = async (term: string) => ((await admin.ask({ path: `/v1/contacts?term=${term}` })).json as { readonly items: readonly Contact[] }).items
const undo = (id: string): Promise<Answer> => admin.ask({ method: 'POST', path: `/v1/contact-batches/${id}/undo`, body: {} })

it('imported contacts have their pictures, where these are pictures; one that is there is kept', async () => {
  const card = (name: string, photo: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nN:${name};Pictured\r\nPHOTO;ENCODING=b:${photo}\r\nEND:VCARD\r\n`
  const cards = card('Real', PICTURE.toString('base64')) + card('Script', Buffer.from('<svg onload="x"/>').toString('base64')) + card('Broken', PICTURE.subarray(0, 40).toString('base64'))
  expect(importOf(await send(cards))).toMatchObject({ kind: 'vcards', pictures: 3, counts: { added: 3 } })
  expect(importOf(await send(cards, '?apply=true'))).toMatchObject({ pictures: 1, counts: { added: 3 } })
  expect((await found('pictured')).map(({ lastName, pictureVersion }) => [lastName, pictureVersion !== null])).toEqual([['Broken', false], ['Real', true], ['Script', false]])
  const again = card('Script', PICTURE.toString('base64')) + card('Broken', PICTURE.subarray(0, 40).toString('base64')) + card('Real', PICTURE.toString('base64'))
  const filled = importOf(await send(again, '?apply=true&same=fill'))
  expect(filled).toMatchObject({ pictures: 1, counts: { added: 0, filled: 1, same: 2 } })
  const pictured = await found('pictured')
  expect(pictured.map(({ pictureVersion, revision }) => [pictureVersion !== null, revision])).toEqual([[false, 1], [true, 1], [true, 2]])
  const { rows } = await server.database.owner.query('select before, after from activity where resource_id = $1 order by at desc limit 1', [pictured[2]?.id])
  expect(rows).toEqual([{ before: {}, after: { picture: 'changed' } }])
  expect((await undo(filled.batchId ?? '')).json).toEqual({ contacts: 1, kept: 0 })
  expect((await found('pictured')).map(({ pictureVersion }) => pictureVersion !== null)).toEqual([false, true, false])
})
