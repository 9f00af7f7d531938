import * as Result from 'effect/Result'
import { metadataField, type MetadataEdit } from '../../domain/bulk-edit/bulkMetadata.ts'
import { valuesOf } from '../../domain/metadata/typed.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import { mostValues, type ListedAttribute } from '../../domain/metadata/values.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { FieldProblems, Problem } from '../../domain/validation/problem.ts'

/** The ways of an attribute; that it stays as it is says that it is not in the draft. */
export type ValuesWay = 'replace' | 'append' | 'remove'

/** Several values are appended where an attribute takes several. */
export const valuesWaysOf = (attribute: ListedAttribute): readonly ValuesWay[] => (mostValues(attribute) > 1 ? ['replace', 'append', 'remove'] : ['replace', 'remove'])

/** What becomes of one attribute of many assets, as it is filled in. */
export interface ValuesDraft {
  readonly attributeId: string
  readonly how: ValuesWay
  /** As they are typed, one for each value. */
  readonly texts: readonly string[]
  /** What the texts mean, and what is wrong with them. */
  readonly values: readonly MetadataValue[]
  readonly problem: Problem | null
}

export interface MetadataDraft {
  /** Templates by which all of the assets are described. */
  readonly assign: readonly string[]
  readonly values: readonly ValuesDraft[]
}

export const NO_METADATA: MetadataDraft = { assign: [], values: [] }

/** An attribute filled in so. Nothing at all is told when it is looked over, not while it is typed. */
export const valuesDraft = (attribute: ListedAttribute & { readonly id: string }, how: ValuesWay, texts: readonly string[], language: Language): ValuesDraft => {
  // What many have together is judged asset by asset.
  const judged = valuesOf(texts, { ...attribute, required: false }, language)
  const read = Result.isSuccess(judged) ? { values: judged.success, problem: null } : { values: [], problem: judged.failure.problem }
  return { attributeId: attribute.id, how, texts, ...read }
}

/** A draft with one attribute filled in so, in the place that it has. */
export const withValues = ({ assign, values }: MetadataDraft, filled: ValuesDraft): MetadataDraft => ({
  assign,
  values: values.some(({ attributeId }) => attributeId === filled.attributeId)
    ? values.map((one) => (one.attributeId === filled.attributeId ? filled : one))
    : [...values, filled],
})

export const withoutValues = ({ assign, values }: MetadataDraft, attributeId: string): MetadataDraft => ({ assign, values: values.filter((one) => one.attributeId !== attributeId) })

export const withTemplate = ({ assign, values }: MetadataDraft, templateId: string, isAssigned: boolean): MetadataDraft => ({
  assign: isAssigned ? [...assign, templateId] : assign.filter((id) => id !== templateId),
  values,
})

/** What is asked for; undefined where it is nothing. */
export const metadataEditOf = ({ assign, values }: MetadataDraft): MetadataEdit | undefined =>
  assign.length + values.length === 0
    ? undefined
    : { assign, changes: values.map(({ attributeId, how, values: said }) => (how === 'remove' ? { attributeId, how } : { attributeId, how, values: said })) }

const problemOf = ({ how, problem, values }: ValuesDraft): Problem | null => {
  if (how === 'remove') return null
  return problem ?? (values.length === 0 ? { code: 'required' } : null)
}

/** What is wrong with a draft, at its attributes. */
export const metadataDraftProblems = ({ values }: MetadataDraft): FieldProblems =>
  Object.fromEntries(
    values.flatMap((one) => {
      const problem = problemOf(one)
      return problem === null ? [] : [[metadataField(one.attributeId), problem]]
    }),
  )

/** Of problems those of metadata. */
export const metadataProblemsIn = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => field === 'metadata' || field.startsWith('metadata.')))

/** What is still wrong after a change: each goes with what mends it. */
export const metadataProblemsLeft = (problems: FieldProblems, draft: MetadataDraft): FieldProblems => {
  const found = metadataDraftProblems(draft)
  return Object.fromEntries(Object.keys(problems).flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])))
}

