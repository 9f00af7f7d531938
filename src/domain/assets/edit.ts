import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { optionalLine, optionalParagraph } from '../validation/rules.ts'
import type { AssetEdit } from './editable.ts'
import { fileNumberRule } from './fileNumber.ts'
import { assetRename, folderName } from '../naming/names.ts'
import { tagsRule } from './tags.ts'

/** Code points. The titles and descriptions that search engines show are the fields of specification section 5's 60 and 160. */
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_SEO_TITLE_LENGTH = 60
export const MAX_SEO_DESCRIPTION_LENGTH = 160

interface FolderForm {
  readonly name: string
}

export const folderProblems = (form: FolderForm): FieldProblems => problemsIn(form, { name: folderName })

/** The problems of an edit of the asset that is now called `currentName`; what can only be chosen is not judged. */
export const assetEditProblems = (edit: Omit<AssetEdit, 'repositoryId' | 'rightsStatement'>, currentName: string): FieldProblems =>
  problemsIn(edit, {
    name: assetRename(currentName),
    description: optionalParagraph(MAX_DESCRIPTION_LENGTH),
    fileNumber: fileNumberRule,
    seoTitle: optionalLine(MAX_SEO_TITLE_LENGTH),
    seoDescription: optionalLine(MAX_SEO_DESCRIPTION_LENGTH),
    tags: tagsRule,
  })
