import * as Result from 'effect/Result'
import type { ChoicePlace, OptionGateway, OptionQuery, OptionReadFailure, OptionsAdded, OptionSaveFailure } from '../../application/templates/OptionGateway.ts'
import { nameKey } from '../../domain/naming/names.ts'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import { MAX_OPTIONS, type Option, optionLabel, optionsInFile, optionsProblem, type WrongOption } from '../../domain/templates/options.ts'
import { optionsRefusal } from '../../domain/templates/refusals.ts'
import type { Template } from '../../domain/templates/template.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { tidy } from '../../domain/validation/text.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryTemplates } from '../memory/InMemoryTemplates.ts'

const wrongly = (field: string, problem: Problem) => Result.fail({ code: 'VALIDATION_FAILED', fields: { [field]: problem } } as const)
const UNKNOWN = Result.fail({ code: 'OPTION_NOT_FOUND' } as const)

export class InMemoryOptionGateway implements OptionGateway {
  readonly #templates: InMemoryTemplates
  readonly #faults: Faults
  readonly #changed: () => void

  constructor(templates: InMemoryTemplates, faults: Faults, changed: () => void) {
    this.#templates = templates
    this.#faults = faults
    this.#changed = changed
  }

  async options({ search, limit, after, ...place }: OptionQuery, signal: AbortSignal) {
    const found = await this.#place('options.list', place, signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const wanted = nameKey(search)
    const rank = ({ label }: Option): string => `${nameKey(label).startsWith(wanted) ? 0 : 1}${nameKey(label)}`
    const all = this.#templates.optionsOf(place.attributeId).filter(({ label }) => nameKey(label).includes(wanted))
    const sorted = all.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
    const start = Number(after ?? 0)
    return Result.succeed({
      items: sorted.slice(start, start + limit),
      next: sorted.length > start + limit ? String(start + limit) : null,
      total: sorted.length,
    })
  }

  addOptions(place: ChoicePlace, labels: readonly string[], signal: AbortSignal) {
    return this.#add('options.add', place, labels, [], signal)
  }

  importOptions(place: ChoicePlace, text: string, signal: AbortSignal) {
    const { labels, wrong } = optionsInFile(text)
    return this.#add('options.import', place, labels, wrong, signal)
  }

  async renameOption(place: ChoicePlace, optionId: string, name: string, signal: AbortSignal): Promise<Result.Result<Option, OptionSaveFailure>> {
    const problem = optionLabel(name)
    if (problem !== undefined) return wrongly('label', problem)
    const held = await this.#held('options.rename', place, 'further', signal)
    if (Result.isFailure(held)) return Result.fail(held.failure)
    const all = this.#templates.optionsOf(place.attributeId)
    if (!all.some(({ id }) => id === optionId)) return UNKNOWN
    const label = tidy(name)
    if (all.some((one) => one.id !== optionId && nameKey(one.label) === nameKey(label))) return Result.fail({ code: 'OPTION_ALREADY_EXISTS' })
    this.#templates.options.set(place.attributeId, all.map((one) => (one.id === optionId ? { id: optionId, label } : one)))
    return this.#done({ id: optionId, label })
  }

  async mergeOptions(place: ChoicePlace, others: readonly string[], into: string, signal: AbortSignal): Promise<Result.Result<Option, OptionSaveFailure>> {
    const held = await this.#held('options.merge', place, 'further', signal)
    if (Result.isFailure(held)) return Result.fail(held.failure)
    if (others.length === 0) return wrongly('others', { code: 'required' })
    if (others.includes(into)) return wrongly('others', { code: 'duplicated' })
    const all = this.#templates.optionsOf(place.attributeId)
    const kept = all.find(({ id }) => id === into)
    if (kept === undefined || !others.every((id) => all.some((one) => one.id === id))) return UNKNOWN
    this.#take(place, others, into)
    for (const [id, stays] of this.#templates.merged) if (others.includes(stays)) this.#templates.merged.set(id, into)
    for (const id of others) this.#templates.merged.set(id, into)
    return this.#done(kept)
  }

  async removeOption(place: ChoicePlace, optionId: string, signal: AbortSignal): Promise<Result.Result<void, OptionSaveFailure>> {
    const held = await this.#held('options.remove', place, 'removal', signal)
    if (Result.isFailure(held)) return Result.fail(held.failure)
    if (!this.#templates.optionsOf(place.attributeId).some(({ id }) => id === optionId)) return UNKNOWN
    this.#take(place, [optionId], '')
    return this.#done(undefined)
  }

  #take({ templateId, attributeId }: ChoicePlace, ids: readonly string[], by: string): void {
    this.#templates.options.set(attributeId, this.#templates.optionsOf(attributeId).filter(({ id }) => !ids.includes(id)))
    this.#templates.replaceDefault(templateId, attributeId, ids, by)
  }

  async #add(call: string, place: ChoicePlace, labels: readonly string[], wrong: readonly WrongOption[], signal: AbortSignal): Promise<Result.Result<OptionsAdded, OptionSaveFailure>> {
    const problem = optionsProblem(labels)
    if (problem !== undefined) return wrongly('labels', problem)
    const held = await this.#held(call, place, 'further', signal)
    if (Result.isFailure(held)) return Result.fail(held.failure)
    const before = this.#templates.optionsOf(place.attributeId)
    const added = this.#templates.offer(place.attributeId, labels)
    if (before.length + added.length > MAX_OPTIONS) {
      this.#templates.options.set(place.attributeId, before)
      return wrongly('labels', { code: 'tooMany', limit: MAX_OPTIONS })
    }
    return this.#done({ added, present: labels.length - added.length, wrong: wrong.slice(0, 100) })
  }

  #done<Value>(value: Value) {
    this.#changed()
    return Result.succeed(value)
  }

  async #place(call: string, { templateId, attributeId }: ChoicePlace, signal: AbortSignal): Promise<Result.Result<Template, OptionReadFailure>> {
    const fault = await this.#faults.meet<'TEMPLATE_NOT_FOUND'>(call, signal)
    if (fault) return Result.fail(fault)
    const template = this.#templates.read(templateId)
    if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    const isThere = template.attributes.some(({ id, type }) => id === attributeId && isChoice(type))
    return isThere ? Result.succeed(template) : Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  }

  async #held(call: string, place: ChoicePlace, change: 'further' | 'removal', signal: AbortSignal): Promise<Result.Result<Template, OptionSaveFailure>> {
    const found = await this.#place(call, place, signal)
    const refusal = Result.isSuccess(found) ? optionsRefusal(found.success.state, change) : undefined
    return refusal === undefined ? found : Result.fail(refusal)
  }
}
