import type { FileKind } from '../assets/fileKind.ts'
import { printQuery } from '../query-language/print.ts'
import type { FieldTest } from '../query-language/query.ts'

const search = (field: string, test: FieldTest): string => printQuery({ kind: 'field', field, test })
const named = (field: string, name: string | null): string => search(field, name === null ? { is: 'none' } : { is: 'equals', value: name })

/** The searches that find what is counted, as they are typed. */
export const kindSearch = (kind: FileKind): string => named('type', kind)
/** By its extension. */
export const formatSearch = (format: string): string => named('type', format)
/** Of a day, month or year. */
export const addedSearch = (start: string): string => named('added', start)
/** Null: in no repository. */
export const repositorySearch = (name: string | null): string => named('repository', name)
export const personSearch = (name: string): string => named('by', name)
