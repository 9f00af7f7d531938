import { beforeEach, expect, it } from 'vitest'
import type { Person } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'
import { tomorrow } from './matrix/shareLinks.ts'
import { inModule, makeFolder } from './matrix/targets.ts'

/** Links of one person that open. */
const MOST = 1000

const own = serverWith('admin@harbour.example')

/** So many links of theirs besides, as if made one by one. */
const COPIES = `
  insert into share_links (id, organization_id, token_sha256, home_organization_id, maker_id, maker_name, kind, type, title, note, until, may_download)
  select gen_random_uuid(), organization_id, sha256(convert_to(number::text, 'UTF8')), home_organization_id, maker_id, maker_name, kind, type, title, note, until, may_download
  from share_links, generate_series(1, $2) number where maker_id = $1`

const TOO_MANY = { message: 'VALIDATION_FAILED', fields: { title: { code: 'tooMany', limit: MOST } } }
const FORM = { title: 'For the book', note: '', until: tomorrow(), mayDownload: false, isProtected: false, passPhrase: '' }

let make: () => ReturnType<Person['ask']>
const made = async () => {
  const { status, json } = await make()
  expect(status).toBe(200)
  return (json as { readonly link: { readonly id: string; readonly revision: number } }).link
}

beforeEach(async () => {
  await own.server.database.owner.query('delete from share_links where maker_id = $1', [own.person.userId])
  const { id } = await makeFolder(own.person, 'RECORDS')
  const body = { ...FORM, selection: { kind: 'items', folders: [id], assets: [] } }
  make = () => own.person.ask({ method: 'POST', path: '/v1/share-links', headers: inModule('RECORDS'), body })
})

it('of links made at the same moment, no more are made than one person may have', async () => {
  await made()
  await own.server.database.owner.query(COPIES, [own.person.userId, MOST - 2])
  const answers = await Promise.all(Array.from({ length: 6 }, make))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.json).toEqual(TOO_MANY)
})

it.each(['revoked', 'expired'] as const)('of links that were %s and open again at the same moment, one that has room', async (ended) => {
  const other = await made()
  await own.server.database.owner.query(COPIES, [own.person.userId, MOST - 2])
  const links = [other, await made()]
  if (ended === 'expired') await own.server.database.owner.query("update share_links set until = current_date - 1 where id = any ($1::uuid[])", [links.map(({ id }) => id)])
  else await Promise.all(links.map(({ id }) => own.person.ask({ method: 'POST', path: `/v1/share-links/${id}/revoke` })))
  await made()
  const { json: listed } = await own.person.ask({ method: 'GET', path: '/v1/share-links?state=ended' })
  const again = (listed as { readonly items: readonly { readonly id: string; readonly revision: number }[] }).items.map(({ id, revision }) =>
    ended === 'expired' ? own.person.ask({ method: 'PATCH', path: `/v1/share-links/${id}`, body: { ...FORM, revision } }) : own.person.ask({ method: 'POST', path: `/v1/share-links/${id}/restore` }),
  )
  const answers = await Promise.all(again)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.json).toEqual(TOO_MANY)
  expect((await make()).json).toEqual(TOO_MANY)
})
