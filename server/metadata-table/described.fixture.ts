import { randomUUID } from 'node:crypto'
import { inModule, makeAsset } from '../../tests/security/matrix/targets.ts'
import type { Person } from '../../tests/support/server/person.ts'
import type { TestServer } from '../../tests/support/server/testServer.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import type { AttributeDefinition, AttributeForm } from '../../src/domain/templates/attribute.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { indexedKey } from '../metadata/valueRows.ts'

export const IN_RECORDS = inModule('RECORDS')

export const attribute = (name: string, type = 'text', more: Partial<AttributeForm> = {}): AttributeForm => newAttribute(name, { type, ...more })

export interface MadeTemplate {
  readonly id: string
  readonly revision: number
  readonly attributes: readonly AttributeDefinition[]
}

/** A published template for those who are named. */
export const publishedTemplate = async (admin: Person, attributes: readonly object[], readers: readonly Person[] = [admin], more: object = {}): Promise<MadeTemplate> => {
  const usersIds = readers.map(({ userId }) => userId)
  const form = { name: `Template ${randomUUID()}`, shortDescription: '', type: 'ALL', attributes, rolesIds: [], usersIds, ...more }
  const { id, revision } = (await admin.ask({ method: 'POST', path: '/v1/templates', body: form })).json as MadeTemplate
  return (await admin.ask({ method: 'POST', path: `/v1/templates/${id}/publish`, body: { revision } })).json as MadeTemplate
}

export const attributeOf = (template: MadeTemplate, name: string): AttributeDefinition => {
  const found = template.attributes.find((one) => one.name === name)
  if (found === undefined) throw new Error(`No attribute ${name}`)
  return found
}

export interface Plate {
  readonly id: string
  readonly name: string
  readonly folderId: string
  readonly modifiedAt: string
}

/** More assets than could be uploaded in a test: copies of one, in its folder, in the database alone. */
export const manyAssets = async (server: TestServer, admin: Person, count: number, series = 'P'): Promise<readonly Plate[]> => {
  const { id } = await makeAsset(admin, 'RECORDS')
  const ids = Array.from({ length: count }, () => randomUUID())
  const { rows } = await server.database.owner.query<Plate>(
    `insert into assets select (jsonb_populate_record(asset, jsonb_build_object('id', one.id, 'name', 'Plate ' || one.at || '.csv', 'name_key', 'plate ' || one.at || '.csv',
        'file_number', 'HM-' || $3 || '-' || one.at, 'file_number_key', lower('HM-' || $3 || '-' || one.at), 'blob_key', asset.blob_key || one.at, 'upload_id', null,
        'modified_at', '2026-01-01'::timestamptz + one.at % 50 * interval '1 minute'))).*
      from assets asset, unnest($2::uuid[]) with ordinality as one (id, at) where asset.id = $1
      returning id, name, folder_id as "folderId", to_char(modified_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "modifiedAt"`, [id, ids, series])
  return rows
}

/** Values as they would be saved one by one, without their history. Those of choices are ids of options. */
export const saySo = async (
  server: TestServer,
  { organizationId }: Person,
  template: MadeTemplate,
  said: readonly { readonly assetId: string; readonly values: Readonly<Record<string, readonly string[]>> }[],
  labels: ReadonlyMap<string, string> = new Map(),
): Promise<void> => {
  const names = { nameOf: (id: string) => labels.get(id), idOf: () => undefined }
  const rows = said.flatMap(({ assetId, values }) =>
    Object.entries(values).flatMap(([attributeId, list]) => {
      const known = template.attributes.find(({ id }) => id === attributeId)
      if (known === undefined) throw new Error('No such attribute')
      const { keyOf, sortOf, spanOf } = VALUE_TYPES[known.type]
      return list.map((value, position) => {
        const [sort, span] = [sortOf(value, { ...known, names }), spanOf(value)]
        return {
          asset_id: assetId, attribute_id: attributeId, position, value, key: indexedKey(keyOf(value)),
          sort_number: typeof sort === 'number' ? sort : null, sort_text: typeof sort === 'string' ? sort : null, first_day: span?.first ?? null, last_day: span?.last ?? null,
        }
      })
    }),
  )
  await server.database.owner.query('insert into asset_templates (organization_id, asset_id, template_id) select $1, id, $2 from unnest($3::uuid[]) as id', [
    organizationId, template.id, said.map(({ assetId }) => assetId),
  ])
  await server.database.owner.query(
    `insert into metadata_values (organization_id, asset_id, attribute_id, position, template_id, value, key, sort_number, sort_text, first_day, last_day)
     select $1, asset_id, attribute_id, position, $2, value, key, sort_number, sort_text, first_day, last_day
     from jsonb_to_recordset($3::jsonb) as row (asset_id uuid, attribute_id uuid, position smallint, value text, key text, sort_number float8, sort_text text, first_day int, last_day int)`,
    [organizationId, template.id, JSON.stringify(rows)],
  )
}
