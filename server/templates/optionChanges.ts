import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { distinctLabels, MAX_OPTIONS, type Option, optionLabel, optionsInFile, optionsProblem, type WrongOption } from '../../src/domain/templates/options.ts'
import { optionsRefusal } from '../../src/domain/templates/refusals.ts'
import type { Template } from '../../src/domain/templates/template.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import { type Actor, record } from '../audit/record.ts'
import { violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { countOptions, offer } from './attributeRows.ts'
import { type ChoicePlace, placeRefusal } from './optionPages.ts'
import { lockTemplate } from './templateRows.ts'

type Refused = Failure<
  'VALIDATION_FAILED' | 'TEMPLATE_NOT_FOUND' | 'ATTRIBUTE_NOT_FOUND' | 'TEMPLATE_PUBLISHED' | 'OPTION_NOT_FOUND' | 'OPTION_ALREADY_EXISTS'
>

interface Added {
  readonly added: readonly Option[]
  readonly present: number
  readonly wrong: readonly WrongOption[]
}

/** Lines of a file that are told of. */
const MOST_WRONG = 100

const FIND = sql<Option>('select id, label from template_options where organization_id = $1 and attribute_id = $2 and id = any ($3::uuid[]) and merged_into is null')
const RENAME = sql('update template_options set label = $3, label_key = $4 where organization_id = $1 and id = $2')
/** Those that were merged into one of the others before go on with it. */
const MERGE = sql('update template_options set merged_into = $3 where organization_id = $1 and (id = any ($2::uuid[]) or merged_into = any ($2::uuid[]))')
/** Whoever edits the template with the former default is told that it has changed. */
const MERGE_DEFAULT = sql(`
  with followed as (
    update template_attributes set default_value = $4 where organization_id = $1 and id = $2 and default_value = any ($3::text[]) returning template_id
  )
  update templates set version = version + 1, updated_at = now() where organization_id = $1 and id in (select template_id from followed)`)
const DELETE = sql('delete from template_options where organization_id = $1 and (id = $2 or merged_into = $2)')

const wrongly = (field: string, problem: Problem) => Result.fail({ code: 'VALIDATION_FAILED', fields: { [field]: problem } } as const)

/** The template of a choice, once it is its turn to be changed. */
const held = async (tenant: Tenant, place: ChoicePlace, change: 'further' | 'removal'): Promise<Result.Result<Template, Refused>> => {
  const template = await lockTemplate(tenant, place.templateId)
  if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const refusal = (await placeRefusal(tenant, place)) ?? optionsRefusal(template.state, change)
  return refusal === undefined ? Result.succeed(template) : Result.fail(refusal)
}

const recordOptions = async (tenant: Tenant, actor: Actor, template: Template, place: ChoicePlace, before: object, after: object): Promise<void> => {
  const attribute = template.attributes.find(({ id }) => id === place.attributeId)?.name ?? ''
  await record(tenant, actor, { kind: 'template.updated', resource: template, before: { ...before }, after: { attribute, ...after } })
  await publish(tenant, { kind: 'templates.changed' })
}

export const addOptions = async (
  tenant: Tenant,
  actor: Actor,
  place: ChoicePlace,
  labels: readonly string[],
  wrong: readonly WrongOption[] = [],
): Promise<Result.Result<Added, Refused>> => {
  const problem = optionsProblem(labels)
  if (problem !== undefined) return wrongly('labels', problem)
  const template = await held(tenant, place, 'further')
  if (Result.isFailure(template)) return Result.fail(template.failure)
  const added = await offer(tenant, place.attributeId, labels)
  if ((await countOptions(tenant, place.attributeId)) > MAX_OPTIONS) return wrongly('labels', { code: 'tooMany', limit: MAX_OPTIONS })
  if (added.length > 0) await recordOptions(tenant, actor, template.success, place, {}, { optionsAdded: added.length })
  return Result.succeed({ added, present: labels.length - added.length, wrong: wrong.slice(0, MOST_WRONG) })
}

/** The options that a file lists; lines that name none are told, and keep no other from being added. */
export const importOptions = (tenant: Tenant, actor: Actor, place: ChoicePlace, text: string): Promise<Result.Result<Added, Refused>> => {
  const { labels, wrong } = optionsInFile(text)
  return addOptions(tenant, actor, place, distinctLabels(labels), wrong)
}

export const renameOption = async (
  tenant: Tenant,
  actor: Actor,
  place: ChoicePlace & { readonly optionId: string },
  name: string,
): Promise<Result.Result<Option, Refused>> => {
  const problem = optionLabel(name)
  if (problem !== undefined) return wrongly('label', problem)
  const template = await held(tenant, place, 'further')
  if (Result.isFailure(template)) return Result.fail(template.failure)
  const [option] = await tenant.query(FIND, [tenant.organizationId, place.attributeId, [place.optionId]])
  if (option === undefined) return Result.fail({ code: 'OPTION_NOT_FOUND' })
  const label = tidy(name)
  try {
    await tenant.query(RENAME, [tenant.organizationId, option.id, label, nameKey(label)])
  } catch (error) {
    if (violates(error, 'template_options_by_label')) return Result.fail({ code: 'OPTION_ALREADY_EXISTS' })
    throw error
  }
  await recordOptions(tenant, actor, template.success, place, { option: option.label }, { option: label })
  return Result.succeed({ id: option.id, label })
}

interface Merging {
  readonly others: readonly string[]
  readonly into: string
}

/** One option of several; what stands for the others from then on stands for the one that stays. */
export const mergeOptions = async (tenant: Tenant, actor: Actor, place: ChoicePlace, { others, into }: Merging): Promise<Result.Result<Option, Refused>> => {
  const ids = [...new Set(others)]
  const template = await held(tenant, place, 'further')
  if (Result.isFailure(template)) return Result.fail(template.failure)
  if (ids.length === 0) return wrongly('others', { code: 'required' })
  if (ids.includes(into)) return wrongly('others', { code: 'duplicated' })
  const found = await tenant.query(FIND, [tenant.organizationId, place.attributeId, [into, ...ids]])
  const kept = found.find(({ id }) => id === into)
  if (kept === undefined || found.length <= ids.length) return Result.fail({ code: 'OPTION_NOT_FOUND' })
  await tenant.query(MERGE, [tenant.organizationId, ids, into])
  await tenant.query(MERGE_DEFAULT, [tenant.organizationId, place.attributeId, ids, into])
  const labels = found.filter(({ id }) => id !== into).map(({ label }) => label)
  await recordOptions(tenant, actor, template.success, place, { option: labels.join(', ') }, { option: kept.label })
  return Result.succeed(kept)
}

export const deleteOption = async (tenant: Tenant, actor: Actor, place: ChoicePlace & { readonly optionId: string }): Promise<Result.Result<object, Refused>> => {
  const template = await held(tenant, place, 'removal')
  if (Result.isFailure(template)) return Result.fail(template.failure)
  const [option] = await tenant.query(FIND, [tenant.organizationId, place.attributeId, [place.optionId]])
  if (option === undefined) return Result.fail({ code: 'OPTION_NOT_FOUND' })
  await tenant.query(MERGE_DEFAULT, [tenant.organizationId, place.attributeId, [option.id], ''])
  await tenant.query(DELETE, [tenant.organizationId, option.id])
  await recordOptions(tenant, actor, template.success, place, { option: option.label }, {})
  return Result.succeed({})
}
