import * as Result from 'effect/Result'
import type { AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { templatesRefusal } from './assigned.ts'
import { heldAsset, recordEdit, type Described, type Describer } from './described.ts'
import type { SaveFailure } from './save.ts'
import { forgetSuggested } from './suggested.ts'
import { readValues, writeValues } from './valueRows.ts'

const SAID = sql<{ id: string; type: AttributeType }>(`
  select distinct attribute.id, attribute.type from metadata_values value
  join template_attributes attribute on attribute.organization_id = $1 and attribute.id = value.attribute_id
  where value.organization_id = $1 and value.asset_id = $2 and value.template_id = $3`)
const TAKE_OFF = sql<{ templateId: string }>(`
  delete from asset_templates where organization_id = $1 and asset_id = $2 and template_id = $3 returning template_id as "templateId"`)

/** Describes an asset by a template no more. What it said is cleared, change by change, so that the history can bring it back. */
export const takeOffTemplate = async (
  tenant: Tenant,
  viewer: Describer,
  { templateId, ...place }: Described & { readonly templateId: string },
): Promise<Result.Result<object, SaveFailure>> => {
  const asset = await heldAsset(tenant, viewer, place)
  if (Result.isFailure(asset)) return Result.fail(asset.failure)
  const refusal = await templatesRefusal(tenant, viewer, place.type, [templateId])
  if (refusal !== undefined) return Result.fail(refusal)
  const said = await tenant.query(SAID, [tenant.organizationId, place.assetId, templateId])
  const values = await readValues(tenant, place.assetId, said.map(({ id }) => id))
  const cleared = values.map((before) => {
    const type = said.find(({ id }) => id === before.attributeId)?.type ?? 'text'
    return { assetId: place.assetId, templateId, attributeId: before.attributeId, attribute: { type, unit: null, currency: null }, before, after: [] }
  })
  await writeValues(tenant, viewer, cleared)
  const [taken] = await tenant.query(TAKE_OFF, [tenant.organizationId, place.assetId, templateId])
  if (taken === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  await forgetSuggested(tenant, [place.assetId], [templateId])
  await recordEdit(tenant, viewer, asset.success, cleared.length)
  return Result.succeed({})
}
