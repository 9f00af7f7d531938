import type { FailureCode } from '../../domain/failures/codes.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { assetEditProblems } from '../../domain/assets/edit.ts'
import { EDITABLE_FIELDS, type AssetEdit, type EditableAsset } from '../../domain/assets/editable.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { AssetEditFailure } from './AssetGateway.ts'

/** The fields of an asset's form, as they are typed. */
export type AssetDraft = EditableAsset

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

/** What of a draft differs from the asset it began with. */
export const editOf = (draft: AssetDraft, base: AssetDetail): AssetEdit =>
  Object.fromEntries(EDITABLE_FIELDS.filter((field) => !sameIn(field, draft, base)).map((field) => [field, draft[field]]))

export const isTouched = (draft: AssetDraft, base: AssetDetail): boolean => Object.keys(editOf(draft, base)).length > 0

export const problemsIn = (draft: AssetDraft, asset: AssetDetail): FieldProblems => assetEditProblems(draft, asset.name)

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
