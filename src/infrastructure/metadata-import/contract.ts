import * as Schema from 'effect/Schema'
import { BLANKS, CELL_PROBLEMS, IMPORT_KEYS, IMPORT_STEPS, LINE_PROBLEMS, MAX_IMPORT_COLUMNS } from '../../domain/metadata-import/metadataImport.ts'
import { CATALOGUE, EXTENSIONS } from '../../domain/failures/codes.ts'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, Nothing, ResourceTypeName } from '../contract/values.ts'
import { CellRefusal } from '../metadata/contract.ts'

/** Where a file is sent to, as it is: the body is the file. Its query says by which template (`templateId`), what it is called (`name`) and in which language it is written (`language`). */
export const METADATA_IMPORTS_PATH = '/v1/metadata-imports'

const Match = Schema.NullOr(Schema.Union([Schema.Struct({ key: Schema.Literals(IMPORT_KEYS) }), Schema.Struct({ attributeId: Id })]))
const Settings = Schema.Struct({
  columns: Schema.Array(Match).check(Schema.isMaxLength(MAX_IMPORT_COLUMNS)),
  language: Schema.Literals(LANGUAGES),
  blanks: Schema.Literals(BLANKS),
  folderId: Schema.NullOr(Id),
})

const count = Schema.Finite
const Counts = Schema.Struct({ lines: count, found: count, added: count, changed: count, cleared: count, same: count, refused: count })
const state = Schema.Literals(['idle', 'underWay', 'failed', 'stopped'])
const RefusedLine = Schema.Struct({
  line: Schema.Finite,
  attributeId: Schema.NullOr(Id),
  text: Schema.String,
  why: Schema.Union([Schema.Struct({ code: Schema.Literals([...LINE_PROBLEMS, ...CELL_PROBLEMS]) }), CellRefusal]),
})

const MetadataImport = Schema.Struct({
  id: Id,
  type: ResourceTypeName,
  templateId: Id,
  name: Schema.String,
  heads: Schema.Array(Schema.String),
  sample: Schema.Array(Schema.Array(Schema.String)),
  lines: Schema.Finite,
  settings: Settings,
  step: Schema.Literals(IMPORT_STEPS),
  state,
  failure: Schema.NullOr(Schema.Literals([...CATALOGUE, ...EXTENSIONS])),
  done: Schema.Finite,
  counts: Counts,
  refused: Schema.Array(RefusedLine),
  createdAt: Schema.String,
})

const Summary = Schema.Struct({ id: Id, name: Schema.String, lines: Schema.Finite, step: Schema.Literals(IMPORT_STEPS), state, counts: Counts, createdAt: Schema.String })

/** Those that were begun by a template, at most 20. */
export const listMetadataImports = endpoint({
  method: 'GET',
  path: METADATA_IMPORTS_PATH,
  summary: 'The own imports of metadata by a template, the latest first',
  query: Schema.Struct({ templateId: Id }),
  success: Schema.Array(Summary),
  failures: ['TEMPLATE_NOT_FOUND'],
})

/** The body is the file. */
export const sendMetadataImport = endpoint({
  method: 'POST',
  path: METADATA_IMPORTS_PATH,
  summary: 'Send a CSV or XLSX file of values, as the body',
  query: Schema.Struct({ templateId: Id, name: Schema.String.check(Schema.isMaxLength(255)), language: Schema.optionalKey(Schema.Literals(LANGUAGES)) }),
  success: MetadataImport,
  failures: ['TEMPLATE_NOT_FOUND'],
})

const OfImport = Schema.Struct({ importId: Id })

export const readMetadataImport = endpoint({
  method: 'GET',
  path: '/v1/metadata-imports/:importId',
  summary: 'One of the own imports of metadata: what its columns stand for, how far it is, and what it refuses',
  params: OfImport,
  success: MetadataImport,
  failures: [],
})

/** STALE_EDIT: something of it is written already, or it is under way. */
export const matchMetadataImport = endpoint({
  method: 'PATCH',
  path: '/v1/metadata-imports/:importId',
  summary: 'Say what the columns of a file stand for',
  params: OfImport,
  body: Settings,
  success: MetadataImport,
  failures: ['NOT_FOUND', 'TEMPLATE_NOT_FOUND', 'STALE_EDIT'],
})

const beginning = (action: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/v1/metadata-imports/:importId/${action}`,
    summary,
    params: OfImport,
    success: MetadataImport,
    failures: ['STALE_EDIT'],
  })

/** STALE_EDIT: it is not its turn. How far a plan is comes as the fact `metadataImport.changed`, and how far the others are as `bulkOperation.changed`: they are bulk operations as well. */
export const planMetadataImport = beginning('plan', 'Find out what an import would add, change, clear and refuse')
export const applyMetadataImport = beginning('apply', 'Write what an import can write, or go on with it')
export const undoMetadataImport = beginning('undo', 'Take back what an import changed, where it was not changed since')
export const stopMetadataImport = beginning('stop', 'Stop what is under way: what is written stays')

export const forgetMetadataImport = endpoint({
  method: 'DELETE',
  path: '/v1/metadata-imports/:importId',
  summary: 'Forget an import: what it changed stays',
  params: OfImport,
  success: Nothing,
  failures: [],
})
