import * as Schema from 'effect/Schema'
import { MAX_CHANGES, REFUSED_VALUE_CODES } from '../../domain/metadata/assetMetadata.ts'
import { CELL_BARRIERS } from '../../domain/metadata/valueCell.ts'
import { TEMPLATE_STATES } from '../../domain/templates/lifecycle.ts'
import { TEMPLATE_TYPES } from '../../domain/templates/template.ts'
import { PROBLEM_CODES } from '../../domain/validation/problem.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, Nothing, PAGE_LIMIT, PageSize, ResourceTypeName } from '../contract/values.ts'
import { pageOf } from '../items/contract.ts'
import { Attribute, DisplayField } from '../templates/contract.ts'
import { Option } from '../templates/options.contract.ts'

/** In the canonical writing of its type; what is too long is refused by the type, beyond this by the contract. */
export const Value = Schema.String.check(Schema.isMaxLength(20_000))
export const Values = Schema.Array(Value).check(Schema.isMaxLength(PAGE_LIMIT))
/** What values stand for: options, contacts, and assets with their module and file number. */
export const Names = Schema.Array(Schema.Struct({ ...Option.fields, module: Schema.optionalKey(ResourceTypeName), fileNumber: Schema.optionalKey(Schema.String) }))

/** What proposed something that was accepted. */
export const SuggestedBy = Schema.Struct({ engine: Schema.String, page: Schema.optionalKey(Schema.Finite), confidence: Schema.Finite })

export const AttributeValues = Schema.Struct({
  attributeId: Id,
  values: Schema.Array(Schema.String),
  revision: Schema.Finite,
  changedAt: Schema.NullOr(Schema.String),
  changedBy: Schema.String,
})
const RefusedValue = {
  code: Schema.Literals(REFUSED_VALUE_CODES),
  problem: Schema.Struct({ code: Schema.Literals(PROBLEM_CODES), limit: Schema.optionalKey(Schema.Finite) }),
}
/** Why one value is not written where many are: by itself, or because nothing is written there. */
export const CellRefusal = Schema.Union([Schema.Struct(RefusedValue), Schema.Struct({ code: Schema.Literals(CELL_BARRIERS) })])
const Answer = Schema.Union([
  Schema.Struct({ outcome: Schema.Literals(['saved', 'stale']), now: AttributeValues }),
  Schema.Struct({
    outcome: Schema.Literal('refused'),
    attributeId: Id,
    ...RefusedValue,
  }),
])
const Saved = Schema.Struct({ answers: Schema.Array(Answer), names: Names })

const offered = { id: Id, name: Schema.String, shortDescription: Schema.String }
export const DescribingTemplate = Schema.Struct({
  ...offered,
  type: Schema.Literals(TEMPLATE_TYPES),
  state: Schema.Literals(TEMPLATE_STATES),
  attributes: Schema.Array(Attribute),
  displayFields: Schema.Array(DisplayField),
})

const OfAsset = Schema.Struct({ assetId: Id })
const UNSEEN = ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'] as const
const SAVING = [...UNSEEN, 'TEMPLATE_NOT_FOUND', 'TEMPLATE_DIFFERENT_STATE', 'ATTRIBUTE_NOT_FOUND'] as const

/** `names`: what the options and assets that values stand for are called. Templates that the caller is in none of the roles or users of are not told. */
export const readMetadata = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/metadata',
  summary: 'What people say of an asset by the templates that the caller is in',
  params: OfAsset,
  success: Schema.Struct({
    templates: Schema.Array(Schema.Struct({ template: DescribingTemplate, values: Schema.Array(AttributeValues) })),
    offered: Schema.Array(Schema.Struct(offered)),
    names: Names,
  }),
  failures: UNSEEN,
})

/** Each change is answered by itself: saved, stale (with what is there now) or refused. `assign`: templates that describe the asset from now on. */
export const saveMetadata = endpoint({
  method: 'PATCH',
  path: '/v1/assets/:assetId/metadata',
  summary: 'Change values of an asset, each from the revision that it started from',
  params: OfAsset,
  body: Schema.Struct({
    assign: Schema.optionalKey(Schema.Array(Id).check(Schema.isMaxLength(PAGE_LIMIT))),
    changes: Schema.Array(Schema.Struct({ attributeId: Id, values: Values, revision: Schema.Finite })).check(Schema.isMaxLength(MAX_CHANGES)),
  }),
  success: Saved,
  failures: SAVING,
})

export const takeOffTemplate = endpoint({
  method: 'DELETE',
  path: '/v1/assets/:assetId/metadata/:templateId',
  summary: 'Describe an asset by a template no more; what it said stays in the history',
  params: Schema.Struct({ assetId: Id, templateId: Id }),
  success: Nothing,
  failures: SAVING,
})

export const listMetadataHistory = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/metadata/history',
  summary: 'The changes of the values of an asset, the latest first',
  params: OfAsset,
  query: Schema.Struct({ attributeId: Schema.optionalKey(Id), after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) }),
  success: Schema.Struct({
    items: Schema.Array(
      Schema.Struct({
        id: Id,
        at: Schema.String,
        firstName: Schema.String,
        lastName: Schema.String,
        templateId: Id,
        attributeId: Id,
        before: Schema.Array(Schema.String),
        after: Schema.Array(Schema.String),
        suggested: Schema.optionalKey(SuggestedBy),
        undoable: Schema.Boolean,
      }),
    ),
    next: Schema.NullOr(Schema.String),
    names: Names,
  }),
  failures: UNSEEN,
})

/** STALE_EDIT: the attribute was changed since. */
export const undoMetadata = endpoint({
  method: 'POST',
  path: '/v1/assets/:assetId/metadata/history/:changeId/undo',
  summary: 'Give an attribute the values that it had before a change',
  params: Schema.Struct({ assetId: Id, changeId: Id }),
  success: Saved,
  failures: [...SAVING, 'STALE_EDIT'],
})

/** `search` is part of a label, without case. */
export const listValueOptions = endpoint({
  method: 'GET',
  path: '/v1/metadata/attributes/:attributeId/options',
  summary: 'What a choice offers to who describes with its template, or the contacts that an attribute names, by label',
  params: Schema.Struct({ attributeId: Id }),
  query: Schema.Struct({
    search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(255))),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(Option),
  failures: [],
})

/** One answer of each word, in their order; options that were merged answer with the one that stands for them. Where several contacts are called so: `namesakes`. */
export const nameValueOptions = endpoint({
  method: 'POST',
  path: '/v1/metadata/attributes/:attributeId/options/named',
  summary: 'Which options of a choice, or which contacts by name or e-mail, are called so, without case',
  params: Schema.Struct({ attributeId: Id }),
  body: Schema.Struct({ words: Schema.Array(Schema.String.check(Schema.isMaxLength(1000))).check(Schema.isMaxLength(PAGE_LIMIT)) }),
  success: Schema.Struct({ words: Schema.Array(Schema.Struct({ word: Schema.String, option: Schema.NullOr(Option), namesakes: Schema.optionalKey(Schema.Array(Option)) })) }),
  failures: [],
})
