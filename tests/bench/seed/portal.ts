import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'

/** Options of the drop-down. */
const OPTIONS = 40

const FIELDS = [['Technique', 'dropDown'], ['Made', 'edtf'], ['Signed', 'yesNo']] as const

const ATTRIBUTE = `
  insert into template_attributes (id, organization_id, template_id, position, name, name_key, type, required, repeatable, visible_on_portal, help_text, default_value,
    section, display_position, width, in_table, in_details)
  values ($1, $2, $3, $4, $5, lower($5), $6, false, false, true, '', '', '', $4, 100, true, true)`

/** Each with a value of each attribute, spread over what there is. */
const VALUES = `
  insert into metadata_values (organization_id, asset_id, attribute_id, position, template_id, value, key, sort_number, sort_text, first_day, last_day)
  select $1, asset.id, said.attribute, 0, $3, said.value, said.value, said.number, said.text, said.number::integer, said.last
  from assets asset cross join lateral (
    values
      ($4::uuid, ($7::text[])[1 + asset.position % ${OPTIONS}], null::double precision, lpad((asset.position % ${OPTIONS})::text, 3, '0'), null::integer),
      ($5::uuid, (1800 + asset.position % 120)::text, (make_date(1800 + asset.position % 120, 1, 1) - date '1970-01-01')::double precision, null,
        make_date(1800 + asset.position % 120, 12, 31) - date '1970-01-01'),
      ($6::uuid, case when asset.position % 3 = 0 then 'yes' else 'no' end, null, case when asset.position % 3 = 0 then 'yes' else 'no' end, null)
  ) as said (attribute, value, number, text, last)
  where asset.organization_id = $1 and asset.folder_id = $2`

/** Makes a folder's assets public, and describes each by a template that visitors see. Answers some of their identifiers. */
export const publishFolder = async (client: ClientBase, organizationId: string, folderId: string, examples: number): Promise<readonly string[]> => {
  const templateId = randomUUID()
  const [technique = '', made = '', signed = ''] = FIELDS.map(() => randomUUID())
  const options = Array.from({ length: OPTIONS }, () => randomUUID())
  await client.query('begin')
  await client.query('update assets set web_ready = true where organization_id = $1 and folder_id = $2', [organizationId, folderId])
  await client.query(
    `insert into templates (id, organization_id, name, name_key, short_description, search_key, type) values ($1, $2, 'Plate', 'plate', '', '', 'ALL')`,
    [templateId, organizationId],
  )
  for (const [at, [name, type]] of FIELDS.entries()) await client.query(ATTRIBUTE, [[technique, made, signed][at], organizationId, templateId, at, name, type])
  await client.query(
    `insert into template_options (id, organization_id, attribute_id, label, label_key)
     select id, $1, $2, 'Technique ' || at, 'technique ' || at from unnest($3::uuid[]) with ordinality as option_ (id, at)`,
    [organizationId, technique, options],
  )
  await client.query(`update templates set state = 'Active', published_at = now() where id = $1`, [templateId])
  await client.query('insert into asset_templates (organization_id, asset_id, template_id) select $1, id, $3 from assets where organization_id = $1 and folder_id = $2', [organizationId, folderId, templateId])
  await client.query(VALUES, [organizationId, folderId, templateId, technique, made, signed, options])
  await client.query('commit')
  await client.query('analyze assets, metadata_values, asset_templates')
  const { rows } = await client.query<{ id: string }>('select id from assets where organization_id = $1 and folder_id = $2 order by md5(id::text) limit $3', [organizationId, folderId, examples])
  return rows.map(({ id }) => id)
}
