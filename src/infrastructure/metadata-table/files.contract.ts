import * as Schema from 'effect/Schema'
import { TABLE_FILE_FORMATS } from '../../domain/metadata-table/tableFile.ts'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import { MAX_ATTRIBUTES } from '../../domain/templates/attribute.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'
import { Asked, UNREAD, WideScope } from './contract.ts'

const { after: _after, limit: _limit, ...rows } = Asked
const Columns = Schema.Array(Id).check(Schema.isMaxLength(MAX_ATTRIBUTES))

/** What goes into a file: `columns` are the attributes, in their order. */
export const FileBody = { ...rows, format: Schema.Literals(TABLE_FILE_FORMATS), language: Schema.Literals(LANGUAGES), columns: Columns }

const Begun = Schema.Struct({ id: Id })

/** The file is made while it is fetched, by whoever asked for it, within a day. */
export const beginTableFile = endpoint({
  method: 'POST',
  path: '/v1/metadata-table/files',
  summary: 'Ask for rows of the table over many folders as a file',
  body: Schema.Struct({ ...FileBody, scope: WideScope }),
  success: Begun,
  failures: UNREAD,
})

export const beginFolderTableFile = endpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/metadata-table/files',
  summary: 'Ask for rows of the table of one folder as a file',
  params: Schema.Struct({ folderId: Id }),
  body: Schema.Struct(FileBody),
  success: Begun,
  failures: UNREAD,
})
