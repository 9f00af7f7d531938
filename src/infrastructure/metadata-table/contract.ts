import * as Schema from 'effect/Schema'
import { FILTER_KINDS, MAX_CONTAINS, MAX_FILTERS, MAX_ONE_OF } from '../../domain/metadata-table/cellFilter.ts'
import { ASSET_COLUMNS } from '../../domain/metadata-table/columns.ts'
import { ROW_SORTS } from '../../domain/metadata-table/tableScope.ts'
import { PREVIEW_KINDS, THUMBNAIL_STATES } from '../../domain/assets/asset.ts'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { MAX_CELLS } from '../../domain/metadata/valueCell.ts'
import { MAX_LENGTH } from '../../domain/query-language/query.ts'
import { MAX_ATTRIBUTES } from '../../domain/templates/attribute.ts'
import { TEMPLATE_STATES } from '../../domain/templates/lifecycle.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, DirectionName, Id, Nothing, PAGE_LIMIT } from '../contract/values.ts'
import { PathStep } from '../items/contract.ts'
import { AttributeValues, CellRefusal, DescribingTemplate, Names, Value, Values } from '../metadata/contract.ts'
import { SelectionData } from '../move-copy/contract.ts'
import { KeptColumn } from './kept.contract.ts'

const OfTemplate = Schema.Struct({ templateId: Id })

const Templates = Schema.Array(Schema.Struct({ id: Id, name: Schema.String, shortDescription: Schema.String, state: Schema.Literals(TEMPLATE_STATES) }))
const ColumnedTemplate = Schema.Struct({ ...DescribingTemplate.fields, columns: Schema.Array(KeptColumn) })

export const listTableTemplates = endpoint({
  method: 'GET',
  path: '/v1/metadata-table/templates',
  summary: 'The templates that assets of the module can be looked at by, as far as the caller is in them',
  success: Templates,
  failures: [],
})

export const readTableTemplate = endpoint({
  method: 'GET',
  path: '/v1/metadata-table/templates/:templateId',
  summary: 'The columns of the table by a template',
  params: OfTemplate,
  success: ColumnedTemplate,
  failures: ['TEMPLATE_NOT_FOUND'],
})

export const keepTableColumns = endpoint({
  method: 'PUT',
  path: '/v1/metadata-table/templates/:templateId/columns',
  summary: 'Keep how the caller has the columns of the table by a template',
  params: OfTemplate,
  body: Schema.Struct({ columns: Schema.Array(KeptColumn).check(Schema.isMaxLength(MAX_ATTRIBUTES + ASSET_COLUMNS.length)) }),
  success: Nothing,
  failures: ['TEMPLATE_NOT_FOUND'],
})

const Text = Schema.String.check(Schema.isMaxLength(2 * MAX_CONTAINS))
const Filter = Schema.Union([
  Schema.Struct({ is: Schema.Literals([FILTER_KINDS[0], FILTER_KINDS[1]]) }),
  Schema.Struct({ is: Schema.Literal('equals'), value: Value }),
  Schema.Struct({ is: Schema.Literal('contains'), text: Text }),
  Schema.Struct({ is: Schema.Literal('between'), from: Schema.optionalKey(Value), to: Schema.optionalKey(Value), open: Schema.optionalKey(Schema.Literal(true)) }),
  Schema.Struct({ is: Schema.Literal('near'), value: Value, metres: Schema.Finite }),
  Schema.Struct({ is: Schema.Literal('oneOf'), values: Schema.Array(Value).check(Schema.isMaxLength(MAX_ONE_OF)) }),
])
const Sort = Schema.Union([Schema.Struct({ by: Schema.Literal('attribute'), attributeId: Id }), Schema.Struct({ by: Schema.Literals(ROW_SORTS) })])

/** Of many folders. */
export const WideScope = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('module') }),
  Schema.Struct({ kind: Schema.Literal('folder'), folderId: Id, withSubfolders: Schema.Literal(true) }),
  Schema.Struct({ kind: Schema.Literal('search'), words: Schema.String.check(Schema.isMaxLength(MAX_LENGTH)) }),
  Schema.Struct({ kind: Schema.Literal('selection'), selection: SelectionData }),
])

/** Changes nothing. `templateId`: it is this one; else the one that has the attributes, or describes any of the rows (`src/domain/metadata-table/tableChoice.ts`). */
export const chooseTableTemplate = endpoint({
  method: 'POST',
  path: '/v1/metadata-table/choice',
  summary: 'The templates that assets of the module can be looked at by, and the one that a table opens by',
  body: Schema.Struct({
    scope: Schema.Union([WideScope, Schema.Struct({ kind: Schema.Literal('folder'), folderId: Id, withSubfolders: Schema.Literal(false) })]),
    attributeIds: Schema.Array(Id).check(Schema.isMaxLength(MAX_FILTERS + 1)),
    templateId: Schema.optionalKey(Id),
  }),
  success: Schema.Struct({ templates: Templates, template: Schema.NullOr(ColumnedTemplate) }),
  failures: ['TEMPLATE_NOT_FOUND'],
})

/** Which rows in which order, but whose. */
const Ordered = {
  templateId: Id,
  sort: Sort,
  direction: DirectionName,
  filters: Schema.Array(Schema.Struct({ attributeId: Id, filter: Filter })).check(Schema.isMaxLength(MAX_FILTERS)),
  search: Text,
}

/** What rows are asked for by, but whose. */
export const Asked = {
  ...Ordered,
  after: Schema.optionalKey(Cursor),
  limit: Schema.Finite.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: PAGE_LIMIT })),
}

const Row = Schema.Struct({
  asset: Schema.Struct({
    id: Id,
    folderId: Id,
    name: Schema.String,
    fileNumber: Schema.String,
    preview: Schema.Literals(PREVIEW_KINDS),
    thumbnail: Schema.Literals(THUMBNAIL_STATES),
    contentVersion: Schema.String,
    modifiedAt: Schema.String,
    path: Schema.Array(PathStep),
    editable: Schema.Boolean,
  }),
  values: Schema.Array(Schema.Array(Schema.String)),
  revisions: Schema.Array(Schema.Finite),
})
/** A cell has its place by its attribute, whose id stands once: named in each row, it were half of what is sent. */
const Page = Schema.Struct({ attributes: Schema.Array(Id), items: Schema.Array(Row), next: Schema.NullOr(Cursor), total: Schema.optionalKey(Schema.Finite), names: Names })
export const UNREAD = ['TEMPLATE_NOT_FOUND', 'ATTRIBUTE_NOT_FOUND', ...SELECTION_REFUSALS] as const

/** Rows by key; changes nothing. `total` comes with the first page alone. */
export const listTableRows = endpoint({
  method: 'POST',
  path: '/v1/metadata-table/rows',
  summary: 'The assets that a template describes, over all folders that the caller sees',
  body: Schema.Struct({
    ...Asked,
    scope: WideScope,
  }),
  success: Page,
  failures: UNREAD,
})

export const listFolderTableRows = endpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/metadata-table/rows',
  summary: 'The assets of one folder that a template describes',
  params: Schema.Struct({ folderId: Id }),
  body: Schema.Struct(Asked),
  success: Page,
  failures: UNREAD,
})

const Stepped = { ...Ordered, every: Schema.Finite.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: PAGE_LIMIT })) }
/** `starts[i]`: where row `(i + 1) * every` begins; `every` is as it was asked for, or a whole number of times as much. */
const Positions = Schema.Struct({ total: Schema.Finite, every: Schema.Finite, starts: Schema.Array(Cursor) })

/** By one walk over all of them; changes nothing. */
export const listTablePositions = endpoint({
  method: 'POST',
  path: '/v1/metadata-table/positions',
  summary: 'The keys by which any place among the rows of the table is reached at the cost of its first page, and how many rows there are exactly',
  body: Schema.Struct({ ...Stepped, scope: WideScope }),
  success: Positions,
  failures: UNREAD,
})

export const listFolderTablePositions = endpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/metadata-table/positions',
  summary: 'The same of the rows of one folder',
  params: Schema.Struct({ folderId: Id }),
  body: Schema.Struct(Stepped),
  success: Positions,
  failures: UNREAD,
})

const Answer = Schema.Union([
  Schema.Struct({ outcome: Schema.Literals(['saved', 'stale']), assetId: Id, now: AttributeValues }),
  Schema.Struct({
    outcome: Schema.Literal('refused'),
    assetId: Id,
    attributeId: Id,
    refusal: CellRefusal,
  }),
])

/** In one transaction, each cell judged by itself; under one Idempotency-Key once. */
export const saveTableCells = endpoint({
  method: 'POST',
  path: '/v1/metadata-table/cells',
  summary: 'Change cells of the table, each from the revision that it started from',
  body: Schema.Struct({
    cells: Schema.Array(Schema.Struct({ assetId: Id, attributeId: Id, values: Values, revision: Schema.Finite })).check(Schema.isMaxLength(MAX_CELLS)),
  }),
  success: Schema.Struct({ answers: Schema.Array(Answer), names: Names }),
  failures: [],
})
