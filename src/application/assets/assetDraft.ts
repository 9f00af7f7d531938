import type { FailureCode } from '../../domain/failures/codes.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { assetEditProblems } from '../../domain/assets/edit.ts'
import type { RightsStatement } from '../../domain/rights-statements/rightsStatement.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { AssetEdit, AssetEditFailure } from './AssetGateway.ts'

/** The fields of an asset's form, as they are typed. */
export interface AssetDraft {
  readonly name: string
  readonly description: string
  readonly fileNumber: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly tags: readonly string[]
  /** Null: the original is held nowhere in particular. */
  readonly repositoryId: string | null
  /** Null: the one of the organization's portal holds. */
  readonly rightsStatement: RightsStatement | null
}

export const draftOf = ({ name, description, fileNumber, seoTitle, seoDescription, tags, repositoryId, rightsStatement }: AssetDetail): AssetDraft => ({
  name,
  description,
  fileNumber,
  seoTitle,
  seoDescription,
  tags,
  repositoryId,
  rightsStatement,
})

/** Whether two drafts say the same in a field. */
export const sameIn = (field: keyof AssetDraft, one: AssetDraft, other: AssetDraft): boolean =>
  field === 'tags' ? JSON.stringify(one.tags) === JSON.stringify(other.tags) : one[field] === other[field]

const FIELDS = ['name', 'description', 'fileNumber', 'seoTitle', 'seoDescription', 'tags', 'repositoryId', 'rightsStatement'] as const satisfies readonly (keyof AssetDraft)[]

/** What of a draft differs from the asset it began with. */
export const editOf = (draft: AssetDraft, base: AssetDetail): AssetEdit =>
  Object.fromEntries(FIELDS.filter((field) => !sameIn(field, draft, base)).map((field) => [field, draft[field]]))

export const isTouched = (draft: AssetDraft, base: AssetDetail): boolean => Object.keys(editOf(draft, base)).length > 0

export const problemsIn = (draft: AssetDraft, asset: AssetDetail): FieldProblems => {
  const { repositoryId: _chosenFromAList, rightsStatement: _asWell, ...fields } = draft
  return assetEditProblems(fields, asset.name)
}

/** What I changed stays mine, what I left alone becomes theirs. */
export const rebased = (draft: AssetDraft, base: AssetDetail, theirs: AssetDetail): AssetDraft => ({ ...draftOf(theirs), ...editOf(draft, base) })

const AT_FIELD: Partial<Record<FailureCode, keyof AssetDraft>> = {
  ASSET_ALREADY_EXISTS: 'name',
  NO_EXTENSION_IN_NAME_FOUND: 'name',
  FILE_NUMBER_ALREADY_EXISTS: 'fileNumber',
}

/** The field that a refused edit is about; none when it is about the asset as a whole. */
export const fieldOf = (code: FailureCode): keyof AssetDraft | undefined => AT_FIELD[code]

/** Whether a refused edit is about what stands in the form. */
export const isAtField = ({ code }: AssetEditFailure): boolean => code === 'VALIDATION_FAILED' || fieldOf(code) !== undefined
