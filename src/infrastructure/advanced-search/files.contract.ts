import * as Schema from 'effect/Schema'
import { TABLE_FILE_FORMATS } from '../../domain/metadata-table/tableFile.ts'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import { endpoint } from '../contract/endpoint.ts'
import { DirectionName, Id } from '../contract/values.ts'
import { Q, ResultSort } from './contract.ts'

/** What goes into a file of a result, and in which order. */
export const ResultFileBody = { q: Q, sort: ResultSort, direction: DirectionName, format: Schema.Literals(TABLE_FILE_FORMATS), language: Schema.Literals(LANGUAGES) }

/** The file is made while it is fetched, by whoever asked for it, within a day; it has what they find by then. */
export const beginResultFile = endpoint({
  method: 'POST',
  path: '/v1/search/files',
  summary: 'Ask for all that a query finds as a file, a row for each folder and asset',
  body: Schema.Struct(ResultFileBody),
  success: Schema.Struct({ id: Id }),
  failures: ['ATTRIBUTE_NOT_FOUND'],
})
