import { problemsIn } from '../validation/form.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { anything, optionalParagraph, paragraph } from '../validation/rules.ts'
import { isBlank, tidy } from '../validation/text.ts'
import { MAX_DESCRIPTION_LENGTH } from '../assets/edit.ts'
import { nameKey } from '../naming/names.ts'
import { metadataEditProblems, type MetadataEdit } from './bulkMetadata.ts'
import { tagsRule, tidyTags } from '../assets/tags.ts'
import type { RightsStatement } from '../rights-statements/rightsStatement.ts'

/** `append`: on a new line behind what is there. `remove`: nothing is left. */
export type TextChange = { readonly how: 'replace' | 'append'; readonly text: string } | { readonly how: 'remove' }
/** `remove`: what the portal says holds. */
export type RightsChange = { readonly how: 'replace'; readonly statement: RightsStatement } | { readonly how: 'remove' }
export type RepositoryChange = { readonly how: 'replace'; readonly id: string } | { readonly how: 'remove' }

/** `replace` by no tags takes all of them away; `remove` takes away those that are named. Case makes no other tag. */
export interface TagsChange {
  readonly how: 'append' | 'replace' | 'remove'
  readonly tags: readonly string[]
}

/** What is changed of many assets at once; what it does not name stays as it is. */
export interface BulkEdit {
  readonly description?: TextChange
  readonly repository?: RepositoryChange
  readonly tags?: TagsChange
  readonly rightsStatement?: RightsChange
  readonly metadata?: MetadataEdit
}

/** What of an asset can be edited together with others. */
export interface BulkFields {
  readonly description: string
  readonly repositoryId: string | null
  readonly tags: readonly string[]
  readonly rightsStatement: RightsStatement | null
}

const BULK_FIELDS = ['description', 'repositoryId', 'tags', 'rightsStatement'] as const satisfies readonly (keyof BulkFields)[]

const textChange = (change: TextChange): Problem | undefined =>
  change.how === 'remove' ? undefined : paragraph(1, MAX_DESCRIPTION_LENGTH)(change.text)

const tagsChange = ({ how, tags }: TagsChange): Problem | undefined => (how !== 'replace' && tags.length === 0 ? { code: 'required' } : tagsRule(tags))

/** The problems of the edit itself, whatever it meets; of one that names nothing, at the field `edit`. */
export const bulkEditProblems = (edit: BulkEdit): FieldProblems =>
  Object.values(edit).every((change) => change === undefined)
    ? { edit: { code: 'required' } }
    : {
        ...problemsIn(edit, { description: textChange, repository: anything, tags: tagsChange, rightsStatement: anything, metadata: anything }),
        ...(edit.metadata && metadataEditProblems(edit.metadata)),
      }

const editedText = (text: string, change: TextChange): string => {
  if (change.how === 'remove') return ''
  return tidy(change.how === 'replace' || isBlank(text) ? change.text : `${text}\n${tidy(change.text)}`)
}

/** The named tags are looked at once, not once for each asset. */
const tagsEditor = ({ how, tags }: TagsChange): ((before: readonly string[]) => readonly string[]) => {
  const tidied = tidyTags(tags)
  if (how === 'replace') {
    const named = new Set(tidied)
    // Another order is no other set of tags.
    return (before) => (before.length === tidied.length && before.every((tag) => named.has(tag)) ? before : tidied)
  }
  const named = new Map(tidied.map((tag) => [nameKey(tag), tag]))
  if (how === 'remove') return (before) => before.filter((tag) => !named.has(nameKey(tag)))
  return (before) => {
    const held = new Set(before.map(nameKey))
    return [...before, ...[...named].flatMap(([key, tag]) => (held.has(key) ? [] : [tag]))]
  }
}

/** Makes of each asset what it becomes. */
export const editorOf = ({ description, repository, tags, rightsStatement }: BulkEdit): ((fields: BulkFields) => BulkFields) => {
  const ofTags = tags && tagsEditor(tags)
  return (fields) => ({
    description: description === undefined ? fields.description : editedText(fields.description, description),
    repositoryId: repository === undefined ? fields.repositoryId : repository.how === 'replace' ? repository.id : null,
    tags: ofTags === undefined ? fields.tags : ofTags(fields.tags),
    rightsStatement: rightsStatement === undefined ? fields.rightsStatement : rightsStatement.how === 'replace' ? rightsStatement.statement : null,
  })
}

/** The fields in which two differ. */
export const changedFields = (before: BulkFields, after: BulkFields): readonly (keyof BulkFields)[] =>
  BULK_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

/** What one asset cannot take: a description that grew too long, too many tags. Judges the fields that it is given. */
export const fieldsProblems = (after: Partial<BulkFields>): FieldProblems =>
  problemsIn(after, { description: optionalParagraph(MAX_DESCRIPTION_LENGTH), repositoryId: anything, tags: tagsRule, rightsStatement: anything })
