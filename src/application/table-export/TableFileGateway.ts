import type { Result } from 'effect/Result'
import type { TableFileFormat } from '../../domain/metadata-table/tableFile.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { ResultFailure, ResultList } from '../advanced-search/AdvancedSearchGateway.ts'
import type { TableQuery, TableReadFailure } from '../metadata-table/MetadataTableGateway.ts'

/** Rows of the table that are to leave the house, whole pages or few. */
export interface AskedTableFile extends Omit<TableQuery, 'after' | 'limit'> {
  readonly format: TableFileFormat
  /** In which values are written. */
  readonly language: Language
  /** Identifiers of attributes, in their order. */
  readonly columns: readonly string[]
}

/** All that a query finds, in its order. */
export interface AskedResultFile extends ResultList {
  readonly format: TableFileFormat
  readonly language: Language
}

/** Rows of the table, and results, as files. */
export interface TableFileGateway {
  /** Asks for one: its address, from which the browser of who asked fetches it within a day. It is made while it is fetched. */
  begin(asked: AskedTableFile, signal: AbortSignal): Promise<Result<{ readonly address: string }, TableReadFailure>>
  /** The same of a result. */
  beginResult(asked: AskedResultFile, signal: AbortSignal): Promise<Result<{ readonly address: string }, ResultFailure>>
}
