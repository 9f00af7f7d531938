import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { optionalLine, optionalParagraph } from '../validation/rules.ts'
import { fileNumberRule } from './fileNumber.ts'
import { assetRename, folderName } from '../naming/names.ts'
import { tagsRule } from './tags.ts'

/** Code points. The titles and descriptions that search engines show are the fields of specification section 5's 60 and 160. */
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_SEO_TITLE_LENGTH = 60
export const MAX_SEO_DESCRIPTION_LENGTH = 160

export interface FolderForm {
  readonly name: string
}

export const folderProblems = (form: FolderForm): FieldProblems => problemsIn(form, { name: folderName })

/** What can be edited of an asset; what an edit does not name stays as it is. */
export interface AssetEdit {
  readonly name?: string
  readonly description?: string
  readonly fileNumber?: string
  readonly seoTitle?: string
  readonly seoDescription?: string
  readonly tags?: readonly string[]
}

/** The problems of an edit of the asset that is now called `currentName`. */
export const assetEditProblems = (edit: AssetEdit, currentName: string): FieldProblems =>
  problemsIn(edit, {
    name: assetRename(currentName),
    description: optionalParagraph(MAX_DESCRIPTION_LENGTH),
    fileNumber: fileNumberRule,
    seoTitle: optionalLine(MAX_SEO_TITLE_LENGTH),
    seoDescription: optionalLine(MAX_SEO_DESCRIPTION_LENGTH),
    tags: tagsRule,
  })
