import type { Failure } from '../../domain/failures/failure.ts'
import { type ImportAction, type ImportSettings, type MetadataImport, wrongSettings } from '../../domain/metadata-import/metadataImport.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { Place } from '../move-copy/moveCopyContext.ts'
import type { ImportRead } from './followingImport.ts'
import type { ImportRef } from './MetadataImportGateway.ts'

export interface MetadataImportContext {
  readonly which: ImportRef
  readonly template: DescribingTemplate | undefined
  readonly found: MetadataImport | undefined
  readonly folder: Place | undefined
  /** As the person has them, saved or not. */
  readonly settings: ImportSettings | undefined
  readonly problems: FieldProblems
  readonly failure: Failure | undefined
}

export type MetadataImportEvent =
  | { readonly type: 'import.opened'; readonly which: ImportRef }
  | { readonly type: 'settings.changed'; readonly change: Partial<ImportSettings> }
  /** In which assets are found by name. */
  | { readonly type: 'folder.chosen'; readonly folder: Place }
  | { readonly type: 'begin'; readonly action: ImportAction }
  | ImportRead
  | { readonly type: 'try' | 'stop' | 'back' | 'retry' | 'close' }

/** Before anything of it is read. */
export const UNOPENED = { template: undefined, found: undefined, folder: undefined, settings: undefined, problems: {}, failure: undefined } as const

export const problemsOf = ({ settings, found, template }: MetadataImportContext): FieldProblems =>
  settings === undefined ? {} : wrongSettings(settings, found?.heads ?? [], template?.attributes ?? [])

const written = ({ columns, language, blanks, folderId }: ImportSettings): string =>
  JSON.stringify([columns.map((match) => match && ('key' in match ? match.key : match.attributeId)), language, blanks, folderId])

/** Whether columns stand for something else, or are read otherwise, than the server knows. */
export const isUnsaved = ({ settings, found }: MetadataImportContext): boolean => settings !== undefined && found !== undefined && written(settings) !== written(found.settings)

/** What of a refusal belongs to columns and the folder. */
export const fieldsOf = (failure: Failure | undefined): FieldProblems => (failure?.code === 'VALIDATION_FAILED' && 'fields' in failure ? (failure.fields ?? {}) : {})

/** Whether carrying it out would change anything. */
export const willChange = ({ found }: MetadataImportContext): boolean => found !== undefined && found.counts.added + found.counts.changed + found.counts.cleared > 0
