import { type BulkEdit, bulkEditProblems, type RepositoryChange, type RightsChange, type TagsChange, type TextChange } from '../../domain/bulk-edit/bulkEdit.ts'
import { tagRule } from '../../domain/assets/tags.ts'
import { metadataDraftProblems, metadataEditOf, metadataProblemsIn, metadataProblemsLeft, NO_METADATA, type MetadataDraft } from './metadataDraft.ts'
import type { RightsStatement } from '../../domain/rights-statements/rightsStatement.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { isBlank } from '../../domain/validation/text.ts'

/** The ways of each field, the harmless one first. `leave`: it stays as it is. */
export const BULK_WAYS = {
  description: ['leave', 'append', 'replace', 'remove'],
  repository: ['leave', 'replace', 'remove'],
  tags: ['leave', 'append', 'replace', 'remove'],
  rightsStatement: ['leave', 'replace', 'remove'],
} as const satisfies {
  readonly description: readonly ('leave' | TextChange['how'])[]
  readonly repository: readonly ('leave' | RepositoryChange['how'])[]
  readonly tags: readonly ('leave' | TagsChange['how'])[]
  readonly rightsStatement: readonly ('leave' | RightsChange['how'])[]
}

export type BulkField = keyof typeof BULK_WAYS
const BULK_FORM_FIELDS = ['description', 'repository', 'tags', 'rightsStatement'] as const satisfies readonly BulkField[]

type Way<Field extends BulkField> = (typeof BULK_WAYS)[Field][number]
export type BulkWay = Way<BulkField>

/** The form over many assets, as it is filled in. What was typed for one way is there when one comes back to it. */
export interface BulkDraft {
  readonly description: { readonly how: Way<'description'>; readonly text: string }
  readonly repository: { readonly how: Way<'repository'>; /** Null: none is chosen. */ readonly id: string | null }
  readonly rightsStatement: { readonly how: Way<'rightsStatement'>; /** Null: none is chosen. */ readonly statement: RightsStatement | null }
  /** `added`: to append, or to replace the others by. `removed`: to take away. */
  readonly metadata: MetadataDraft
  readonly tags: { readonly how: Way<'tags'>; readonly added: readonly string[]; readonly removed: readonly string[]; /** No tag yet. */ readonly typed?: string }
}

export const UNTOUCHED: BulkDraft = {
  description: { how: 'leave', text: '' },
  repository: { how: 'leave', id: null },
  tags: { how: 'leave', added: [], removed: [] },
  rightsStatement: { how: 'leave', statement: null },
  metadata: NO_METADATA,
}

const descriptionOf = ({ description: { how, text } }: BulkDraft): TextChange | undefined =>
  how === 'leave' ? undefined : how === 'remove' ? { how } : { how, text }

const repositoryOf = ({ repository: { how, id } }: BulkDraft): RepositoryChange | undefined => {
  if (how === 'remove') return { how }
  return how === 'replace' && id !== null ? { how, id } : undefined
}

const rightsOf = ({ rightsStatement: { how, statement } }: BulkDraft): RightsChange | undefined => {
  if (how === 'remove') return { how }
  return how === 'replace' && statement !== null ? { how, statement } : undefined
}

const tagsOf = ({ tags: { how, added, removed } }: BulkDraft): TagsChange | undefined =>
  how === 'leave' ? undefined : { how, tags: how === 'remove' ? removed : added }

/** What is asked for: the fields that are left as they are do not stand in it. */
export const bulkEditOf = (draft: BulkDraft): BulkEdit => {
  const [description, repository, tags, rightsStatement] = [descriptionOf(draft), repositoryOf(draft), tagsOf(draft), rightsOf(draft)]
  const metadata = metadataEditOf(draft.metadata)
  return { ...(description && { description }), ...(repository && { repository }), ...(tags && { tags }), ...(rightsStatement && { rightsStatement }), ...(metadata && { metadata }) }
}

export const isDraftTouched = (draft: BulkDraft): boolean => BULK_FORM_FIELDS.some((field) => draft[field].how !== 'leave') || metadataEditOf(draft.metadata) !== undefined

/** What is wrong with a touched draft, at its fields in their order. */
export const bulkDraftProblems = (draft: BulkDraft): FieldProblems => {
  const { edit: _namesNothing, description, ...others } = bulkEditProblems(bulkEditOf(draft))
  const typed = draft.tags.how === 'leave' || isBlank(draft.tags.typed ?? '') ? undefined : tagRule(draft.tags.typed ?? '')
  const isUnchosen = draft.repository.how === 'replace' && draft.repository.id === null
  const isUnsaid = draft.rightsStatement.how === 'replace' && draft.rightsStatement.statement === null
  return {
    ...(description && { description }),
    ...(isUnchosen && { repository: { code: 'required' } }),
    ...others,
    ...(typed && { tags: typed }),
    ...(isUnsaid && { rightsStatement: { code: 'required' } }),
    ...metadataDraftProblems(draft.metadata),
  }
}

/** Where problems are told, each goes with the change that mends it; what the server refused stays told until its own field changes. */
const problemsLeft = (problems: FieldProblems, draft: BulkDraft, changed: Partial<BulkDraft>): FieldProblems => {
  const found = bulkDraftProblems(draft)
  const left = BULK_FORM_FIELDS.flatMap((field) => {
    const problem = problems[field] && (changed[field] === undefined ? problems[field] : found[field])
    return problem === undefined ? [] : [[field, problem] as const]
  })
  return { ...Object.fromEntries(left), ...(changed.metadata === undefined ? metadataProblemsIn(problems) : metadataProblemsLeft(metadataProblemsIn(problems), draft.metadata)) }
}

/** A field was filled in otherwise. */
export const refilled = (form: { readonly draft: BulkDraft; readonly problems: FieldProblems }, changed: Partial<BulkDraft>) => {
  const draft = { ...form.draft, ...changed }
  return { draft, problems: problemsLeft(form.problems, draft, changed), failure: undefined }
}
