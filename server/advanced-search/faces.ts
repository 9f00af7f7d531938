import type { Area } from '../../src/domain/persons/area.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import type { TermColumn } from '../item-index/TermColumn.ts'
import type { CountedValues } from './facetValues.ts'

interface FaceRow extends Area {
  readonly id: string
  readonly contentVersion: string
  readonly name: string
}

const FACES = sql<FaceRow>(`
  select asset.id, asset.content_version as "contentVersion", person.name, person.x, person.y, person.width, person.height
  from assets asset join asset_persons person on person.organization_id = $1 and person.asset_id = asset.id and person.content_version = asset.content_version
  where asset.organization_id = $1 and asset.id = any ($2::uuid[])`)

/** Each person with a face out of one of the hits, so that none is shown out of a picture that is not seen. */
export const withFaces = async (tenant: Tenant, columns: ItemColumns, column: TermColumn, hits: Bitmap, counted: CountedValues): Promise<CountedValues> => {
  const pictures = new Map([...column.examples(hits, counted.values.map(({ label }) => label))].map(([name, position]) => [name, columns.ids.at(position)]))
  if (pictures.size === 0) return counted
  const rows = await tenant.query(FACES, [tenant.organizationId, [...new Set(pictures.values())]])
  const values = counted.values.map((one) => {
    const row = rows.find(({ id, name }) => name === one.label && id === pictures.get(name))
    if (row === undefined) return one
    const { id, contentVersion, x, y, width, height } = row
    return { ...one, face: { id, contentVersion, area: { x, y, width, height } } }
  })
  return { ...counted, values }
}
