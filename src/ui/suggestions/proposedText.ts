import type { TFunction } from 'i18next'
import type { SuggestionPage } from '../../application/suggestions/SuggestionGateway.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { Suggestion } from '../../domain/suggestions/suggestion.ts'
import { isNamed } from '../../domain/templates/attributeTypes.ts'
import type { FieldAttribute } from '../value-fields/fieldProps.ts'
import { valuesText } from '../value-fields/valueWords.ts'

/** The attribute whose values are proposed, with what they stand for. */
export const attributeOf = ({ kind, subject }: Suggestion, { templates, names }: Pick<SuggestionPage, 'templates' | 'names'>): FieldAttribute | undefined => {
  const attribute = kind === 'Value' ? templates.flatMap(({ attributes }) => attributes).find(({ id }) => id === subject) : undefined
  return attribute && { ...attribute, names: namesOf(names) }
}

/** What is proposed, on one line. */
export const proposedText = (t: TFunction, { values }: Suggestion, attribute: FieldAttribute | undefined, language: Language): string =>
  attribute === undefined ? values.join(', ') : valuesText(t, attribute, values, language)

/** Whether what is proposed can be typed: an option, a contact or an asset is chosen where it is described. */
export const canBeTyped = ({ kind }: Suggestion, attribute: FieldAttribute | undefined): boolean => kind !== 'Value' || (attribute !== undefined && !isNamed(attribute.type))
