import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

/** Of the templates by which what arrives in a folder is described. Which templates somebody is in decides beside these what they see of it. */
export const FOLDER_TEMPLATE_RIGHTS = {
  viewFolderTemplates: { requirement: allOf('VIEW_RESOURCE_DETAILS'), module: 'named' },
  changeFolderTemplates: { requirement: allOf('EDIT_RESOURCES', 'VIEW_RESOURCE_DETAILS'), module: 'named' },
  /** What is brought is described on its way, and so edited. */
  describeUploads: { requirement: allOf('EDIT_RESOURCES', 'UPLOAD_ASSETS'), module: 'named' },
} as const satisfies Readonly<Record<string, Right>>
