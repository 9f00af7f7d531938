import * as Result from 'effect/Result'
import { completeDisplay, type DisplayField, displayFieldsProblems } from '../../src/domain/templates/displayFields.ts'
import { limitedEditRefusal } from '../../src/domain/templates/refusals.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { type Actor, record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { lockTemplate } from './templateRows.ts'
import { type Saved, written } from './write.ts'

const WRITE = sql(`
  update template_attributes attribute set display_position = field.place, width = field.width, in_table = field.in_table, in_details = field.in_details
  from unnest($3::uuid[], $4::integer[], $5::integer[], $6::boolean[], $7::boolean[]) as field (id, place, width, in_table, in_details)
  where attribute.organization_id = $1 and attribute.template_id = $2 and attribute.id = field.id`)
const TOUCH = sql('update templates set version = version + 1, updated_at = now() where organization_id = $1 and id = $2')

interface Shown {
  readonly id: string
  readonly revision: number
  readonly displayFields: readonly DisplayField[]
}

/** How the attributes of a template are shown, also once it is active. */
export const setDisplayFields = async (tenant: Tenant, actor: Actor, { id, revision, displayFields }: Shown): Promise<Saved> => {
  const before = await lockTemplate(tenant, id)
  if (before === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  if (before.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
  if (displayFields.some(({ attributeId }) => !before.attributes.some((one) => one.id === attributeId))) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  const fields = displayFieldsProblems(displayFields, before.attributes)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const refusal = before.state === 'Created' ? undefined : limitedEditRefusal(before.state)
  if (refusal !== undefined) return Result.fail(refusal)
  const all = completeDisplay(displayFields, before.attributes)
  const columns = [all.map((one) => one.width), all.map((one) => one.inTable), all.map((one) => one.inDetails)]
  await tenant.query(WRITE, [tenant.organizationId, id, all.map((one) => one.attributeId), all.map((_, place) => place), ...columns])
  await tenant.query(TOUCH, [tenant.organizationId, id])
  await record(tenant, actor, { kind: 'template.updated', resource: before, after: { displayFields: all.length } })
  await publish(tenant, { kind: 'templates.changed' })
  return written(tenant, id)
}
