import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import { templateRefusal } from '../../src/domain/templates/refusals.ts'
import { attributeFormOf, templateFormOf, type Template, wrongInCopy } from '../../src/domain/templates/template.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Actor } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { findTemplate } from './templateRows.ts'
import { insertTemplate, recordCreation } from './write.ts'

type Refused = Failure<'VALIDATION_FAILED' | 'TEMPLATE_NOT_FOUND' | 'TEMPLATE_PUBLISHED' | 'TEMPLATE_DIFFERENT_STATE'>

/** $2 are attributes, $3 those that are made like them. */
const COPY_OPTIONS = sql(`
  insert into template_options (organization_id, attribute_id, id, label, label_key)
  select $1, made.id, gen_random_uuid(), option_.label, option_.label_key
  from unnest($2::uuid[], $3::uuid[]) as made (like_id, id)
  join template_options option_ on option_.organization_id = $1 and option_.attribute_id = made.like_id and option_.merged_into is null`)
/** A choice's default is the option of the same label. */
const COPY_DEFAULTS = sql(`
  update template_attributes attribute set default_value = own.id::text
  from unnest($2::uuid[], $3::uuid[]) as made (like_id, id)
  join template_attributes like_ on like_.organization_id = $1 and like_.id = made.like_id
  join template_options default_ on default_.organization_id = $1 and default_.attribute_id = like_.id and default_.id::text = like_.default_value
  join template_options own on own.organization_id = $1 and own.attribute_id = made.id and own.label_key = default_.label_key
  where attribute.organization_id = $1 and attribute.id = made.id`)

/** A new template like another one, under a name of its own: its attributes, options, display fields, roles and users. */
export const duplicateTemplate = async (tenant: Tenant, actor: Actor, { id, name }: { readonly id: string; readonly name: string }): Promise<Result.Result<Template, Refused>> => {
  const like = await findTemplate(tenant, id)
  if (like === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const form = { ...templateFormOf(like), name }
  const refusal = templateRefusal(like, 'duplicate')
  if (refusal !== undefined) return Result.fail(refusal)
  const fields = wrongInCopy(form)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const made = like.attributes.map((attribute) => {
    const own = { ...attributeFormOf(attribute), id: null }
    return { id: randomUUID(), likeId: attribute.id, form: isChoice(own.type) ? { ...own, defaultValue: '' } : own }
  })
  const idLike = new Map(made.map((one) => [one.likeId, one.id]))
  const display = like.displayFields.map((field) => ({ ...field, attributeId: idLike.get(field.attributeId) ?? '' }))
  const ownId = await insertTemplate(tenant, form, made, display)
  const pairs = [made.map(({ likeId }) => likeId), made.map((one) => one.id)]
  await tenant.query(COPY_OPTIONS, [tenant.organizationId, ...pairs])
  await tenant.query(COPY_DEFAULTS, [tenant.organizationId, ...pairs])
  return recordCreation(tenant, actor, ownId)
}
