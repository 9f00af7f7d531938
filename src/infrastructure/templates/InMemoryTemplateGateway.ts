import * as Result from 'effect/Result'
import type {
  SeenTemplate,
  TemplateActionFailure,
  TemplateGateway,
  TemplatePage,
  TemplateQuery,
  TemplateSaveFailure,
  TemplateStep,
} from '../../application/templates/TemplateGateway.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import { defaultProblems } from '../../domain/metadata/defaults.ts'
import { nameKey } from '../../domain/naming/names.ts'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import { type DisplayField, displayFieldsProblems } from '../../domain/templates/displayFields.ts'
import { afterTemplateAction, isListed, type TemplateAction, type TemplateState } from '../../domain/templates/lifecycle.ts'
import { limitedEditRefusal, templateEditRefusal, templateFormRefusal, templateRefusal } from '../../domain/templates/refusals.ts'
import { type Template, type TemplateForm, templateFormOf, type TemplateSummary, wrongInCopy } from '../../domain/templates/template.ts'
import { isValid } from '../../domain/validation/form.ts'
import { tidy } from '../../domain/validation/text.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryPeople } from '../memory/InMemoryPeople.ts'
import type { InMemoryTemplates } from '../memory/InMemoryTemplates.ts'

const NOT_FOUND = { code: 'TEMPLATE_NOT_FOUND' } as const
const STALE = { code: 'STALE_EDIT' } as const
const LATER = '2026-11-18T10:00:00.000Z'

const byName = (one: Template, other: Template): number => (`${nameKey(one.name)} ${one.id}` < `${nameKey(other.name)} ${other.id}` ? -1 : 1)

const summaryOf = ({ attributes: _attributes, displayFields: _displayFields, ...summary }: Template): TemplateSummary => summary

export class InMemoryTemplateGateway implements TemplateGateway {
  readonly #templates: InMemoryTemplates
  readonly #people: InMemoryPeople
  readonly #faults: Faults
  readonly #changed: () => void

  constructor(templates: InMemoryTemplates, people: InMemoryPeople, faults: Faults, changed: () => void) {
    this.#templates = templates
    this.#people = people
    this.#faults = faults
    this.#changed = changed
  }

  async list({ filter, limit, after }: TemplateQuery, signal: AbortSignal): Promise<Result.Result<TemplatePage, CallFailure>> {
    const fault = await this.#faults.meet('templates.list', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const wanted = nameKey(filter.search ?? '')
    const found = this.#templates.all().filter(({ name, shortDescription, type }) => {
      const isFound = `${nameKey(name)} ${nameKey(shortDescription)}`.includes(wanted)
      return isFound && (filter.type === undefined || type === filter.type)
    })
    const count = (state: TemplateState): number => found.filter((one) => one.state === state).length
    const listed = found.filter(({ state }) => (filter.state === undefined ? isListed(state) : state === filter.state)).toSorted(byName)
    const start = Number(after ?? 0)
    return Result.succeed({
      items: listed.slice(start, start + limit).map(summaryOf),
      next: listed.length > start + limit ? String(start + limit) : null,
      total: listed.length,
      states: { Created: count('Created'), Active: count('Active'), Inactive: count('Inactive'), Hidden: count('Hidden') },
    })
  }

  async read(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet<'TEMPLATE_NOT_FOUND'>('templates.read', signal)
    const found = this.#templates.read(id)
    return fault ? Result.fail(fault) : found === undefined ? Result.fail(NOT_FOUND) : Result.succeed(found)
  }

  async create(form: TemplateForm, signal: AbortSignal): Promise<Result.Result<Template, TemplateSaveFailure>> {
    const fault = await this.#faults.meet<'TEMPLATE_NOT_FOUND'>('templates.create', signal)
    if (fault) return Result.fail(fault)
    const refusal = templateFormRefusal(form) ?? this.#formRefusal(form, [])
    return refusal === undefined ? this.#done(this.#templates.create(form)) : Result.fail(refusal)
  }

  async edit(which: SeenTemplate, form: TemplateForm, signal: AbortSignal): Promise<Result.Result<Template, TemplateSaveFailure>> {
    const found = await this.#seen('templates.edit', which, signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const ids = found.success.attributes.map(({ id }) => id)
    const refusal = this.#attributesRefusal(form, ids) ?? templateEditRefusal(found.success, form) ?? this.#formRefusal(form, ids)
    return refusal === undefined ? this.#done(this.#templates.edit(which.id, form)) : Result.fail(refusal)
  }

  async setDisplayFields(which: SeenTemplate, fields: readonly DisplayField[], signal: AbortSignal): Promise<Result.Result<Template, TemplateSaveFailure>> {
    const found = await this.#seen('templates.setDisplayFields', which, signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const { attributes, state } = found.success
    if (fields.some(({ attributeId }) => !attributes.some(({ id }) => id === attributeId))) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
    const problems = displayFieldsProblems(fields, attributes)
    if (!isValid(problems)) return Result.fail({ code: 'VALIDATION_FAILED', fields: problems })
    const refusal = state === 'Created' ? undefined : limitedEditRefusal(state)
    return refusal === undefined ? this.#done(this.#templates.show(which.id, fields)) : Result.fail(refusal)
  }

  async perform(which: SeenTemplate, step: TemplateStep, signal: AbortSignal): Promise<Result.Result<Template, TemplateActionFailure>> {
    const found = await this.#allowed('templates.perform', which, step, signal)
    if (Result.isFailure(found)) return found
    const next = afterTemplateAction(found.success.state, step) as TemplateState
    return this.#done(this.#templates.change(which.id, (kept) => ({ ...kept, state: next, publishedAt: kept.publishedAt ?? LATER })))
  }

  async duplicate(id: string, name: string, signal: AbortSignal): Promise<Result.Result<Template, TemplateActionFailure>> {
    const found = await this.#allowed('templates.duplicate', { id, revision: this.#templates.read(id)?.revision ?? 0 }, 'duplicate', signal)
    if (Result.isFailure(found)) return found
    const form = { ...templateFormOf(found.success), name }
    const fields = wrongInCopy(form)
    return isValid(fields) ? this.#done(this.#templates.duplicate(found.success, form)) : Result.fail({ code: 'VALIDATION_FAILED', fields })
  }

  async remove(which: SeenTemplate, signal: AbortSignal): Promise<Result.Result<void, TemplateActionFailure>> {
    const found = await this.#allowed('templates.remove', which, 'delete', signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    this.#templates.templates.delete(which.id)
    return this.#done(undefined)
  }

  #done<Value>(value: Value) {
    this.#changed()
    return Result.succeed(value)
  }

  async #seen(call: string, { id, revision }: SeenTemplate, signal: AbortSignal): Promise<Result.Result<Template, CallFailure<'TEMPLATE_NOT_FOUND' | 'STALE_EDIT'>>> {
    const fault = await this.#faults.meet<'TEMPLATE_NOT_FOUND'>(call, signal)
    const found = this.#templates.read(id)
    if (fault) return Result.fail(fault)
    if (found === undefined) return Result.fail(NOT_FOUND)
    return found.revision === revision ? Result.succeed(found) : Result.fail(STALE)
  }

  async #allowed(call: string, which: SeenTemplate, action: TemplateAction, signal: AbortSignal): Promise<Result.Result<Template, TemplateActionFailure>> {
    const found = await this.#seen(call, which, signal)
    const refusal = Result.isSuccess(found) ? templateRefusal(found.success, action) : undefined
    return refusal === undefined ? found : Result.fail(refusal)
  }

  #attributesRefusal({ attributes }: TemplateForm, known: readonly string[]) {
    const ids = attributes.map(({ id }) => id).filter((id) => id !== null)
    return new Set(ids).size < ids.length || ids.some((id) => !known.includes(id)) ? ({ code: 'ATTRIBUTE_NOT_FOUND' } as const) : undefined
  }

  #formRefusal(form: TemplateForm, known: readonly string[]): TemplateSaveFailure | undefined {
    const unknown = this.#attributesRefusal(form, known)
    if (unknown !== undefined) return unknown
    const fields = defaultProblems(form.attributes)
    if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields }
    if (!form.rolesIds.every((id) => this.#people.roles.has(id))) return { code: 'ROLE_NOT_FOUND' }
    if (!form.usersIds.every((id) => this.#people.accounts.has(id))) return { code: 'USER_NOT_FOUND' }
    const index = form.attributes.findIndex(({ id, type, defaultValue }) => isChoice(type) && tidy(defaultValue) !== '' && !this.#templates.optionsOf(id).some((one) => one.id === tidy(defaultValue)))
    return index === -1 ? undefined : { code: 'VALIDATION_FAILED', fields: { [`attributes.${index}.defaultValue`]: { code: 'notAnOption' } } }
  }
}
