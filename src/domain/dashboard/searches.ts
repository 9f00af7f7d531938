import type { FileKind } from '../assets/fileKind.ts'
import { allOf } from '../query-language/normalForm.ts'
import { printQuery } from '../query-language/print.ts'
import type { FieldTest, Query } from '../query-language/query.ts'

const condition = (field: string, test: FieldTest): Query => ({ kind: 'field', field, test })
const named = (field: string, name: string | null): Query => condition(field, name === null ? { is: 'none' } : { is: 'equals', value: name })
/** Files are counted, and folders have a day, somebody who added them and no repository as well. */
const files = (query: Query): string => printQuery(allOf([query, { kind: 'not', part: named('type', 'folder') }]))

/** The searches that find what is counted, as they are typed. */
export const kindSearch = (kind: FileKind): string => printQuery(named('type', kind))
/** By its extension. */
export const formatSearch = (format: string): string => printQuery(named('type', format))
/** Of a day, month or year, or of days `from/until`. */
export const addedSearch = (start: string): string => files(named('added', start))
/** Repositories and persons by their identifiers: several may be called the same. Null: in no repository. */
export const repositorySearch = (id: string | null): string => files(named('repository', id === null ? null : `id:${id}`))
export const personSearch = (id: string): string => files(named('by', `id:${id}`))
