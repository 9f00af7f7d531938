import { Client } from 'pg'
import { newAttribute } from '../../../src/domain/templates/template.fixture.ts'
import type { ApiSession } from '../http/signedIn.ts'
import type { SeededLibrary } from '../seed.ts'
import { wordsOf } from './words.ts'

const ATTRIBUTES = [
  newAttribute('Maker', { element: 'dcterms:creator' }),
  newAttribute('Made', { type: 'edtf', element: 'dcterms:created' }),
  newAttribute('Height', { type: 'number', unit: 'cm' }),
  newAttribute('Kind', { type: 'dropDown', options: ['Glass plate', 'Letter'] }),
  newAttribute('Donor', { type: 'contact' }),
  newAttribute('On loan', { type: 'yesNo' }),
]

const ASSETS = 'select id from assets where organization_id = $1 and folder_id = $2 order by name_key limit $3'
const TEXTS = `
  insert into asset_texts (asset_id, organization_id, text, truncated)
  select id, $1, text, false from jsonb_to_recordset($2) as rows (id uuid, text text)
  on conflict (asset_id) do update set text = excluded.text`
const DESCRIBED = 'insert into asset_templates (organization_id, asset_id, template_id) select $1, unnest($2::uuid[]), $3'

/** A page of prose around what can be proposed. */
const textOf = (at: number): string =>
  `${wordsOf(at, 200)}\nMaker: Knud Knudsen\nMade: about ${1860 + (at % 50)}\n${wordsOf(at + 7, 200)}\nHeight ${20 + (at % 10)} cm\nKind: Letter\nOn loan: no\n${wordsOf(at + 13, 200)}`

interface Saved {
  readonly id: string
  readonly revision: number
}

/** So many assets of the library with a text, described by a template that says nothing of them yet. Answers their ids. */
export const seedUndescribed = async (session: ApiSession, { connection, organizationId, folderId }: SeededLibrary, count: number): Promise<readonly string[]> => {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(`update organizations set features = features || array['AutofillTemplate'] where id = $1 and not 'AutofillTemplate' = any (features)`, [organizationId])
    const { rows: [user] } = await client.query<{ id: string }>(`select id from users where organization_id = $1 and email_key = 'admin@harbour.example'`, [organizationId])
    const form = { name: `Letter ${Date.now()}`, shortDescription: '', type: 'ALL', attributes: ATTRIBUTES, rolesIds: [], usersIds: [user?.id] }
    const { id, revision } = await session.send<Saved>('POST', '/v1/templates', form)
    await session.send('POST', `/v1/templates/${id}/publish`, { revision })
    const ids = (await client.query<{ id: string }>(ASSETS, [organizationId, folderId, count])).rows.map((asset) => asset.id)
    await client.query(TEXTS, [organizationId, JSON.stringify(ids.map((asset, at) => ({ id: asset, text: textOf(at) })))])
    await client.query(DESCRIBED, [organizationId, ids, id])
    await client.query('vacuum analyze asset_templates, asset_texts')
    return ids
  } finally {
    await client.end()
  }
}
