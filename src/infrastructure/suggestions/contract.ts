import * as Schema from 'effect/Schema'
import { DECIDED_AT_ONCE, DECISIONS, LEFT_REASONS, LOOKED_AT_ONCE } from '../../domain/suggestions/deciding.ts'
import { ENGINES, SUGGESTION_KINDS } from '../../domain/suggestions/suggestion.ts'
import { PROBLEM_CODES } from '../../domain/validation/problem.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, PageSize } from '../contract/values.ts'
import { AssetSummary, PathStep } from '../items/contract.ts'
import { DescribingTemplate, Names, Values } from '../metadata/contract.ts'

const Area = Schema.Struct({ x: Schema.Finite, y: Schema.Finite, width: Schema.Finite, height: Schema.Finite })
const Origin = Schema.Struct({
  engine: Schema.Literals(ENGINES),
  passage: Schema.optionalKey(Schema.String),
  words: Schema.optionalKey(Schema.String),
  page: Schema.optionalKey(Schema.Finite),
  area: Schema.optionalKey(Area),
})
const Suggestion = Schema.Struct({
  id: Id,
  assetId: Id,
  kind: Schema.Literals(SUGGESTION_KINDS),
  subject: Schema.String,
  values: Schema.Array(Schema.String),
  confidence: Schema.Finite,
  origin: Origin,
})

const Share = Schema.isBetween({ minimum: 0, maximum: 1 })
const Named = {
  kind: Schema.optionalKey(Schema.Literals(SUGGESTION_KINDS)),
  engine: Schema.optionalKey(Schema.Literals(ENGINES)),
  templateId: Schema.optionalKey(Id),
  attributeId: Schema.optionalKey(Id),
  folderId: Schema.optionalKey(Id),
  assetId: Schema.optionalKey(Id),
}
const InQuery = { ...Named, from: Schema.optionalKey(Schema.FiniteFromString.check(Share)) }
/** What is above 1 finds nothing. */
const Filter = Schema.Struct({ ...Named, from: Schema.optionalKey(Schema.Finite) })
const DecidedFilter = Schema.Struct({ ...Filter.fields, except: Schema.optionalKey(Schema.Array(Id).check(Schema.isMaxLength(DECIDED_AT_ONCE))) })
const DecisionName = Schema.Literals(DECISIONS)

/** Of all modules, by asset: those of which something was proposed last come first, each with all that the filter finds of it, the most confident first. */
export const listSuggestions = endpoint({
  method: 'GET',
  path: '/v1/suggestions',
  summary: 'What is proposed of assets: tags, faces and values',
  query: Schema.Struct({ ...InQuery, after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) }),
  success: Schema.Struct({
    assets: Schema.Array(Schema.Struct({ asset: AssetSummary, path: Schema.Array(PathStep), suggestions: Schema.Array(Suggestion) })),
    templates: Schema.Array(DescribingTemplate),
    names: Names,
    next: Schema.NullOr(Cursor),
  }),
  failures: [],
})

/** `more`: counting ended at 5,000. `engines`, `attributes`: of what is counted. */
export const countSuggestions = endpoint({
  method: 'GET',
  path: '/v1/suggestions/counts',
  summary: 'How much is proposed, by kind, and from where',
  query: Schema.Struct(InQuery),
  success: Schema.Struct({
    Tag: Schema.Finite,
    Face: Schema.Finite,
    Value: Schema.Finite,
    more: Schema.Boolean,
    engines: Schema.Array(Schema.Literals(ENGINES)),
    attributes: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, templateId: Id, templateName: Schema.String })),
  }),
  failures: [],
})

/** For what is in sight of a table: the values of one template, the most confident first, whatever module the assets are of. */
export const listProposedValues = endpoint({
  method: 'POST',
  path: '/v1/suggestions/values',
  summary: 'What values of a template are proposed of some assets',
  body: Schema.Struct({ templateId: Id, assetIds: Schema.Array(Id).check(Schema.isMaxLength(LOOKED_AT_ONCE)) }),
  success: Schema.Struct({ suggestions: Schema.Array(Suggestion), names: Names }),
  failures: [],
})

const Problem = Schema.Struct({ code: Schema.Literals(PROBLEM_CODES), limit: Schema.optionalKey(Schema.Finite) })
const Left = Schema.Struct({ id: Id, reason: Schema.Literals(LEFT_REASONS), problem: Schema.optionalKey(Problem) })

/** In one transaction; what cannot be decided is left open and told with its reason. `change` names what was decided, to take it back. */
export const decideSuggestions = endpoint({
  method: 'POST',
  path: '/v1/suggestions/decide',
  summary: 'Accept or refuse suggestions',
  body: Schema.Struct({
    decisions: Schema.Array(Schema.Struct({ id: Id, decision: DecisionName, values: Schema.optionalKey(Values) })).check(Schema.isMaxLength(DECIDED_AT_ONCE)),
  }),
  success: Schema.Struct({ change: Id, decided: Schema.Finite, left: Schema.Array(Left) }),
  failures: [],
})

/**
 * At most 1,000 at once, asset by asset: `next` goes on with the others, with the `change` that is told, which takes all of it back (null: nothing was decided yet). `left`: how many
 * could not be decided. `except`: what the filter finds and stays as it is.
 */
export const decideAllSuggestions = endpoint({
  method: 'POST',
  path: '/v1/suggestions/decide-all',
  summary: 'Accept or refuse the suggestions that a filter finds, piece by piece',
  body: Schema.Struct({ filter: DecidedFilter, decision: DecisionName, change: Schema.optionalKey(Id), after: Schema.optionalKey(Cursor) }),
  success: Schema.Struct({ change: Schema.NullOr(Id), decided: Schema.Finite, left: Schema.Finite, next: Schema.NullOr(Cursor) }),
  failures: ['NOT_FOUND'],
})

/**
 * Only by who decided, at most 1,000 at once, asset by asset: `next` goes on with the others. What was changed since of what they brought stays, and their suggestions
 * with it. `left`: how many of the decision stand still, those that `next` goes on with as well.
 */
export const undoSuggestions = endpoint({
  method: 'POST',
  path: '/v1/suggestions/undo',
  summary: 'Take back what was decided of suggestions, piece by piece',
  body: Schema.Struct({ change: Id, after: Schema.optionalKey(Cursor) }),
  success: Schema.Struct({ reopened: Schema.Finite, left: Schema.Finite, next: Schema.NullOr(Cursor) }),
  failures: ['NOT_FOUND'],
})
