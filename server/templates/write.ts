import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { defaultProblems, withCanonicalDefault } from '../../src/domain/metadata/defaults.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { AttributeForm } from '../../src/domain/templates/attribute.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import type { DisplayField } from '../../src/domain/templates/displayFields.ts'
import { MAX_OPTIONS } from '../../src/domain/templates/options.ts'
import { templateEditRefusal, templateFormRefusal } from '../../src/domain/templates/refusals.ts'
import type { Template, TemplateForm } from '../../src/domain/templates/template.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import { type Actor, record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { identified, type Identified, offersAll, writeAttributes } from './attributeRows.ts'
import { changesBetween, saidOf } from './changes.ts'
import { readersRefusal, writeReaders } from './readers.ts'
import { findTemplate, lockTemplate } from './templateRows.ts'

type Refused = Failure<
  | 'VALIDATION_FAILED'
  | 'TEMPLATE_NOT_FOUND'
  | 'TEMPLATE_PUBLISHED'
  | 'STALE_EDIT'
  | 'ATTRIBUTE_NOT_FOUND'
  | 'ATTRIBUTE_NAMES_DUPLICATED'
  | 'ATTRIBUTE_ALREADY_EXISTS'
  | 'ROLE_NOT_FOUND'
  | 'USER_NOT_FOUND'
>
type Found = Result.Result<Template, Failure<'TEMPLATE_NOT_FOUND'>>
export type Saved = Result.Result<Template, Refused>

const INSERT = sql('insert into templates (organization_id, id, name, name_key, short_description, search_key, type) values ($1, $2, $3, $4, $5, $6, $7)')
const UPDATE = sql(`
  update templates set name = $3, name_key = $4, short_description = $5, search_key = $6, type = $7, version = version + 1, updated_at = now()
  where organization_id = $1 and id = $2`)

const columnsOf = (form: Pick<TemplateForm, 'name' | 'shortDescription' | 'type'>): readonly string[] => {
  const [name, shortDescription] = [tidy(form.name), tidy(form.shortDescription)]
  return [name, nameKey(name), shortDescription, `${nameKey(name)} ${nameKey(shortDescription)}`, form.type]
}

/** The template as it then is. */
export const written = async (tenant: Tenant, id: string): Promise<Found> => {
  const template = await findTemplate(tenant, id)
  return template === undefined ? Result.fail({ code: 'TEMPLATE_NOT_FOUND' }) : Result.succeed(template)
}

/** A default of a choice is one of the options that it offers already. */
const defaultsRefusal = async (tenant: Tenant, attributes: readonly AttributeForm[]): Promise<Refused | undefined> => {
  for (const [index, { id, type, defaultValue }] of attributes.entries()) {
    if (!isChoice(type) || tidy(defaultValue) === '') continue
    if (id === null || !(await offersAll(tenant, id, [tidy(defaultValue)]))) {
      return { code: 'VALIDATION_FAILED', fields: { [`attributes.${index}.defaultValue`]: { code: 'notAnOption' } } }
    }
  }
  return undefined
}

const refusalOf = async (tenant: Tenant, form: TemplateForm): Promise<Refused | undefined> => {
  const fields = defaultProblems(form.attributes)
  if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields }
  return (await readersRefusal(tenant, form)) ?? (await defaultsRefusal(tenant, form.attributes))
}

const canonical = ({ form, ...one }: Identified): Identified => ({ ...one, form: withCanonicalDefault(form) })

/** Writes a new template, and answers its identifier. */
export const insertTemplate = async (
  tenant: Tenant,
  form: TemplateForm,
  attributes: readonly Identified[],
  display: readonly DisplayField[],
): Promise<string> => {
  const id = randomUUID()
  await tenant.query(INSERT, [tenant.organizationId, id, ...columnsOf(form)])
  await writeAttributes(tenant, id, attributes.map(canonical), display)
  await writeReaders(tenant, id, form)
  return id
}

/** A template that was made, as it then is, once the log and open browsers are told. */
export const recordCreation = async (tenant: Tenant, actor: Actor, id: string): Promise<Found> => {
  const made = await written(tenant, id)
  if (Result.isFailure(made)) return made
  await record(tenant, actor, { kind: 'template.created', resource: made.success, after: saidOf(made.success) })
  await publish(tenant, { kind: 'templates.changed' })
  return made
}

export const createTemplate = async (tenant: Tenant, actor: Actor, form: TemplateForm): Promise<Saved> => {
  const refusal = templateFormRefusal(form) ?? (form.attributes.some(({ id }) => id !== null) ? ({ code: 'ATTRIBUTE_NOT_FOUND' } as const) : undefined)
  const refused = refusal ?? (await refusalOf(tenant, form))
  if (refused !== undefined) return Result.fail(refused)
  const id = await insertTemplate(tenant, form, identified(form.attributes), [])
  return recordCreation(tenant, actor, id)
}

interface TemplateEdit extends TemplateForm {
  readonly id: string
  /** The one that was edited. */
  readonly revision: number
}

/** Attributes of the form that this template does not have, or that it names twice. */
const areUnknown = (before: Template, attributes: readonly AttributeForm[]): boolean => {
  const ids = attributes.flatMap(({ id }) => id ?? [])
  return new Set(ids).size < ids.length || ids.some((id) => !before.attributes.some((one) => one.id === id))
}

/** Changes a template: whole one that was never published, an active one within limits. */
export const editTemplate = async (tenant: Tenant, actor: Actor, { id, revision, ...form }: TemplateEdit): Promise<Saved> => {
  const before = await lockTemplate(tenant, id)
  if (before === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  if (before.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
  if (areUnknown(before, form.attributes)) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  const refusal = templateEditRefusal(before, form) ?? (await refusalOf(tenant, form))
  if (refusal !== undefined) return Result.fail(refusal)
  await tenant.query(UPDATE, [tenant.organizationId, id, ...columnsOf(form)])
  const attributes = identified(form.attributes)
  // Of one that was published they stay as they are.
  await writeAttributes(tenant, id, before.state === 'Created' ? attributes.map(canonical) : attributes, before.displayFields)
  await writeReaders(tenant, id, form)
  const after = await written(tenant, id)
  if (Result.isFailure(after)) return after
  const crowded = after.success.attributes.findIndex(({ optionCount }) => optionCount > MAX_OPTIONS)
  if (crowded >= 0) return Result.fail({ code: 'VALIDATION_FAILED', fields: { [`attributes.${crowded}.options`]: { code: 'tooMany', limit: MAX_OPTIONS } } } as const)
  await record(tenant, actor, { kind: 'template.updated', resource: after.success, ...changesBetween(before, after.success) })
  await publish(tenant, { kind: 'templates.changed' })
  return after
}
