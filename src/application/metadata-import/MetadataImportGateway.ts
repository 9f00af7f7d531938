import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { ImportAction, ImportSettings, ImportSummary, MetadataImport } from '../../domain/metadata-import/metadataImport.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** One of the caller's own imports, in its module. */
export interface ImportRef {
  readonly resourceType: ResourceType
  readonly importId: string
}

export interface SentFile {
  readonly resourceType: ResourceType
  readonly templateId: string
  readonly file: File
  /** In which its values are written, as far as anybody knows yet. */
  readonly language: Language
}

/** VALIDATION_FAILED with the field `file`: why it is none that can be imported. */
export type ImportSendFailure = CallFailure<'TEMPLATE_NOT_FOUND'>
export type ImportListFailure = CallFailure<'TEMPLATE_NOT_FOUND'>
export type ImportReadFailure = CallFailure
/** STALE_EDIT: it is not its turn. VALIDATION_FAILED: what is wrong with its columns, by `columns.<index>`. */
export type ImportStepFailure = CallFailure<'TEMPLATE_NOT_FOUND' | 'STALE_EDIT'>

type Answered<Failed> = Promise<Result<MetadataImport, Failed>>

/** Files of values on their way to the assets that they describe: each its sender's alone. How far one is comes as the facts `metadataImport.changed` and `bulkOperation.changed`. */
export interface MetadataImportGateway {
  /** Those by one template, the latest first, at most 20. */
  list(resourceType: ResourceType, templateId: string, signal: AbortSignal): Promise<Result<readonly ImportSummary[], ImportListFailure>>
  /** CSV or XLSX, at most `MAX_IMPORT_BYTES`. Its columns are matched by their heads. */
  send(sent: SentFile, signal: AbortSignal): Answered<ImportSendFailure>
  read(which: ImportRef, signal: AbortSignal): Answered<ImportReadFailure>
  /** Has its columns stand for something else; what was planned is planned anew. */
  match(which: ImportRef, settings: ImportSettings, signal: AbortSignal): Answered<ImportStepFailure>
  /** Begins a step, or goes on with it where it was stopped. */
  begin(which: ImportRef, action: ImportAction, signal: AbortSignal): Answered<ImportStepFailure>
  /** Stops what is under way: what is written stays. */
  stop(which: ImportRef, signal: AbortSignal): Answered<ImportStepFailure>
  /** What it changed stays. */
  forget(which: ImportRef, signal: AbortSignal): Promise<Result<object, CallFailure>>
  /** Where the browser fetches its refused lines as a comma-separated file, each with why in that language. */
  refusedAddress(importId: string, language: Language): string
}
