import * as Result from 'effect/Result'
import { EDITED_MARKER } from '../../domain/constants.ts'
import { textsOf, valuesOf, type TypedProblem } from '../../domain/metadata/typed.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { Stored } from '../../domain/metadata/valueEdit.ts'
import { areWrittenAlike, type ListedAttribute } from '../../domain/metadata/values.ts'
import type { Language } from '../../domain/preferences/language.ts'

/** What stands in a field that was edited. */
export interface FieldDraft {
  readonly texts: readonly string[]
  /** What was saved when it began. */
  readonly stored: Stored
  /** Null: it was not judged yet. */
  readonly problem: TypedProblem | null
}

/** By the attribute's id with the marker of an edited field behind it (specification section 3). */
export type FieldDrafts = Readonly<Record<string, FieldDraft>>

const fieldOf = (attributeId: string): string => `${attributeId}${EDITED_MARKER}`

export const draftOf = (drafts: FieldDrafts, attributeId: string): FieldDraft | undefined => drafts[fieldOf(attributeId)]

export const withoutDraft = (drafts: FieldDrafts, attributeId: string): FieldDrafts => {
  const { [fieldOf(attributeId)]: _gone, ...others } = drafts
  return others
}

/** What is typed is judged when the field is left; a problem that was told stays told until then. */
export const typedInto = (drafts: FieldDrafts, attributeId: string, stored: Stored, texts: readonly string[]): FieldDrafts => {
  const before = draftOf(drafts, attributeId)
  return { ...drafts, [fieldOf(attributeId)]: { texts, stored: before?.stored ?? stored, problem: before?.problem ?? null } }
}

/** A draft that begins with what its person has saved since it did: it is not compared with their own values. */
export const savedUnder = (drafts: FieldDrafts, attributeId: string, saved: Stored): FieldDrafts => {
  const draft = draftOf(drafts, attributeId)
  return draft === undefined || draft.stored.revision >= saved.revision ? drafts : { ...drafts, [fieldOf(attributeId)]: { ...draft, stored: saved } }
}

/** A field that is left: nothing was changed, its values are to be saved, or what is wrong with it. */
type Leaving =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly values: readonly MetadataValue[] }
  | { readonly kind: 'wrong'; readonly problem: TypedProblem }

/** `shown`: the values that the field has without what is typed. What was not touched is right, whatever it is. */
export const leaving = (draft: FieldDraft, attribute: ListedAttribute, shown: readonly MetadataValue[], language: Language): Leaving => {
  const before = textsOf(shown, attribute, language)
  if (before.length === draft.texts.length && before.every((text, at) => text === draft.texts[at])) return { kind: 'unchanged' }
  const values = valuesOf(draft.texts, attribute, language)
  if (Result.isFailure(values)) return { kind: 'wrong', problem: values.failure }
  return areWrittenAlike(values.success, shown) ? { kind: 'unchanged' } : { kind: 'changed', values: values.success }
}

export const judged = (drafts: FieldDrafts, attributeId: string, problem: TypedProblem): FieldDrafts => {
  const draft = draftOf(drafts, attributeId)
  return draft === undefined ? drafts : { ...drafts, [fieldOf(attributeId)]: { ...draft, problem } }
}
