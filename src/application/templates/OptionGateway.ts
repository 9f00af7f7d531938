import type { Result } from 'effect/Result'
import type { Option, WrongOption } from '../../domain/templates/options.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** An attribute that offers options: a drop-down or a multiple choice. */
export interface ChoicePlace {
  readonly templateId: string
  readonly attributeId: string
}

export interface OptionQuery extends ChoicePlace {
  /** Part of a label; empty: all. */
  readonly search: string
  /** At most 200. */
  readonly limit: number
  readonly after?: string
}

export interface OptionPage {
  /** By label; those that begin with what is searched come first. */
  readonly items: readonly Option[]
  readonly next: string | null
  readonly total: number
}

export interface OptionsAdded {
  /** In the order in which they were given. */
  readonly added: readonly Option[]
  /** How many were there already. */
  readonly present: number
  /** The first hundred lines of a file that name no option. */
  readonly wrong: readonly WrongOption[]
}

export type OptionReadFailure = CallFailure<'TEMPLATE_NOT_FOUND' | 'ATTRIBUTE_NOT_FOUND'>
export type OptionSaveFailure = CallFailure<
  'TEMPLATE_NOT_FOUND' | 'ATTRIBUTE_NOT_FOUND' | 'TEMPLATE_PUBLISHED' | 'OPTION_NOT_FOUND' | 'OPTION_ALREADY_EXISTS'
>

/** What the choices of a template offer. */
export interface OptionGateway {
  options(query: OptionQuery, signal: AbortSignal): Promise<Result<OptionPage, OptionReadFailure>>
  /** Those that are there already are passed over. */
  addOptions(place: ChoicePlace, labels: readonly string[], signal: AbortSignal): Promise<Result<OptionsAdded, OptionSaveFailure>>
  /** The text of a file that lists them: one a line, or in the first column of a table. At most 2 MB. */
  importOptions(place: ChoicePlace, text: string, signal: AbortSignal): Promise<Result<OptionsAdded, OptionSaveFailure>>
  /** Values keep the option. */
  renameOption(place: ChoicePlace, optionId: string, label: string, signal: AbortSignal): Promise<Result<Option, OptionSaveFailure>>
  /** The values of the others (at most 200) become those of the one that stays. */
  mergeOptions(place: ChoicePlace, others: readonly string[], into: string, signal: AbortSignal): Promise<Result<Option, OptionSaveFailure>>
  /** Only of a template that was never published. */
  removeOption(place: ChoicePlace, optionId: string, signal: AbortSignal): Promise<Result<void, OptionSaveFailure>>
}
