import * as Schema from 'effect/Schema'
import { MAX_BULK_VALUES } from '../../domain/bulk-edit/bulkMetadata.ts'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { RIGHTS_STATEMENTS } from '../../domain/rights-statements/rightsStatement.ts'
import { PROBLEM_CODES } from '../../domain/validation/problem.ts'
import { endpoint } from '../contract/endpoint.ts'
import { DescribingTemplate, Names, Values } from '../metadata/contract.ts'
import { SelectionData } from '../move-copy/contract.ts'
import { Id } from '../contract/values.ts'

const Remove = Schema.Struct({ how: Schema.Literal('remove') })
const Text = Schema.Union([Schema.Struct({ how: Schema.Literals(['replace', 'append']), text: Schema.String }), Remove])
const OfRepository = Schema.Union([Schema.Struct({ how: Schema.Literal('replace'), id: Id }), Remove])
const Statement = Schema.Literals(RIGHTS_STATEMENTS)
const Rights = Schema.Union([Schema.Struct({ how: Schema.Literal('replace'), statement: Statement }), Remove])
const Tags = Schema.Struct({ how: Schema.Literals(['append', 'replace', 'remove']), tags: Schema.Array(Schema.String) })

/** Values in the canonical writing of their attribute. `append`: behind those that are there, each once. */
const Metadata = Schema.Struct({
  assign: Schema.Array(Id).check(Schema.isMaxLength(MAX_BULK_VALUES)),
  changes: Schema.Array(
    Schema.Union([
      Schema.Struct({ attributeId: Id, how: Schema.Literals(['replace', 'append']), values: Values }),
      Schema.Struct({ attributeId: Id, how: Schema.Literal('remove') }),
    ]),
  ).check(Schema.isMaxLength(MAX_BULK_VALUES)),
})

/** Left-out fields stay as they are. */
const Edit = Schema.Struct({
  description: Schema.optionalKey(Text),
  repository: Schema.optionalKey(OfRepository),
  tags: Schema.optionalKey(Tags),
  rightsStatement: Schema.optionalKey(Rights),
  metadata: Schema.optionalKey(Metadata),
})

const Mixed = Schema.Struct({ kind: Schema.Literal('mixed'), values: Schema.Finite })
const Repository = Schema.NullOr(Schema.Struct({ id: Id, name: Schema.String }))

/** What the assets of a selection hold now, all the same or several values. Folders are left out. */
export const summarizeBulkEdit = endpoint({
  method: 'POST',
  path: '/v1/library/edit/summary',
  summary: 'What selected assets hold of what can be edited together',
  body: Schema.Struct({ selection: SelectionData }),
  success: Schema.Struct({
    assets: Schema.Finite,
    description: Schema.Union([Schema.Struct({ kind: Schema.Literal('same'), value: Schema.String }), Mixed]),
    repository: Schema.Union([Schema.Struct({ kind: Schema.Literal('same'), value: Repository }), Mixed]),
    rightsStatement: Schema.Union([Schema.Struct({ kind: Schema.Literal('same'), value: Schema.NullOr(Statement) }), Mixed]),
    tags: Schema.Array(Schema.Struct({ tag: Schema.String, assets: Schema.Finite })),
    templates: Schema.Array(Schema.Struct({ template: DescribingTemplate, assets: Schema.Finite })),
  }),
  failures: SELECTION_REFUSALS,
})

const Fields = Schema.Struct({
  description: Schema.optionalKey(Schema.String),
  repository: Schema.optionalKey(Repository),
  tags: Schema.optionalKey(Schema.Array(Schema.String)),
  rightsStatement: Schema.optionalKey(Schema.NullOr(Statement)),
})
/** Of one attribute. */
const Difference = Schema.Struct({ attributeId: Id, before: Schema.Array(Schema.String), after: Schema.Array(Schema.String) })
const Problem = Schema.Struct({ code: Schema.Literals(PROBLEM_CODES), limit: Schema.optionalKey(Schema.Finite) })

/** Changes nothing. `items` and `refused` are the first ones by name. */
export const planBulkEdit = endpoint({
  method: 'POST',
  path: '/v1/library/edit/plan',
  summary: 'What an edit of selected assets would change',
  body: Schema.Struct({ selection: SelectionData, edit: Edit }),
  success: Schema.Struct({
    assets: Schema.Finite,
    gone: Schema.Finite,
    changed: Schema.Finite,
    items: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, before: Fields, after: Fields, metadata: Schema.Array(Difference), assigned: Schema.Array(Id) })),
    refused: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, problems: Schema.Record(Schema.String, Problem) })),
    refusedTotal: Schema.Finite,
    names: Names,
    state: Schema.String,
  }),
  failures: SELECTION_REFUSALS,
})

/** In one transaction, all or nothing. `state`: the plan's; where anything is not as that saw it, nothing is changed. */
export const applyBulkEdit = endpoint({
  method: 'POST',
  path: '/v1/library/edit',
  summary: 'Edit the description, repository, tags, rights statement or metadata of selected assets',
  body: Schema.Struct({ selection: SelectionData, edit: Edit, state: Schema.String.check(Schema.isMaxLength(100)) }),
  success: Schema.Struct({ change: Id, changed: Schema.Finite }),
  failures: [...SELECTION_REFUSALS, 'STALE_EDIT'],
})

/** What was edited since stays as it is, and is counted as `left`. */
export const undoBulkEdit = endpoint({
  method: 'POST',
  path: '/v1/library/edit/undo',
  summary: 'Undo an edit of selected assets',
  body: Schema.Struct({ change: Id }),
  success: Schema.Struct({ changed: Schema.Finite, left: Schema.Finite }),
  failures: [],
})
