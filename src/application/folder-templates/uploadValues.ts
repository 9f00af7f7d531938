import * as Result from 'effect/Result'
import type { AskedTemplate, UploadValue } from '../../domain/folder-templates/folderTemplates.ts'
import { valuesOf, type TypedProblem } from '../../domain/metadata/typed.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'

/** What was typed, by the attribute; what was not touched begins with its default. */
export type UploadTexts = Readonly<Record<string, readonly string[]>>

interface JudgedTexts {
  readonly values: readonly UploadValue[]
  readonly problems: Readonly<Record<string, TypedProblem>>
}

/** The texts of one attribute, judged. Of what was not touched its default stands. */
const judgedOne = (attribute: AttributeDefinition, texts: UploadTexts, language: Language) =>
  valuesOf(texts[attribute.id] ?? [attribute.defaultValue], attribute, texts[attribute.id] === undefined ? 'en-US' : language)

/** What is said of everything that is uploaded, and what is wrong with it. A default says itself. */
export const judgedTexts = (asked: readonly AskedTemplate[], texts: UploadTexts, language: Language): JudgedTexts => {
  const judged = asked.flatMap(({ attributes }) => attributes).map((attribute) => ({ attribute, result: judgedOne(attribute, texts, language) }))
  return {
    values: judged.flatMap(({ attribute: { id }, result }) => (Result.isSuccess(result) && texts[id] !== undefined ? [{ attributeId: id, values: result.success }] : [])),
    problems: Object.fromEntries(judged.flatMap(({ attribute, result }) => (Result.isFailure(result) ? [[attribute.id, result.failure] as const] : []))),
  }
}
