import * as Result from 'effect/Result'
import { type ListedAttribute, parseValues } from '../metadata/values.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../preferences/language.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import type { ImportSettings } from './metadataImport.ts'

/** Languages in which a cell means values of its attribute, where it means none in that of its file: as `18,0`, which is no English number. */
export const languagesReading = (text: string, attribute: ListedAttribute, language: Language): readonly Language[] => {
  const isRead = (by: Language) => Result.isSuccess(parseValues(text, attribute, by))
  return isRead(language) ? [] : LANGUAGES.filter(isRead)
}

/** Some languages of a file, any of which may be meant, as its choice names them. */
export const anyLanguage = (languages: readonly Language[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(languages.map((one) => LANGUAGE_NAMES[one]))

/** A cell that is read in other languages alone. */
interface MisreadCell {
  readonly text: string
  readonly languages: readonly Language[]
}

/** The first one in some lines of a file, by what its columns stand for. */
export const misreadCell = (
  lines: readonly (readonly string[])[],
  { columns, language }: Pick<ImportSettings, 'columns' | 'language'>,
  attributes: readonly (ListedAttribute & Pick<AttributeDefinition, 'id'>)[],
): MisreadCell | undefined => {
  const matched = columns.flatMap((match, at) => {
    const attribute = match !== null && 'attributeId' in match ? attributes.find(({ id }) => id === match.attributeId) : undefined
    return attribute === undefined ? [] : [{ at, attribute }]
  })
  const cells = lines.flatMap((line) => matched.map(({ at, attribute }) => ({ text: line[at] ?? '', attribute })))
  return cells.map(({ text, attribute }) => ({ text, languages: languagesReading(text, attribute, language) })).find(({ languages }) => languages.length > 0)
}
