import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/suggestions/contract.ts'
import { route, type Route } from '../http/route.ts'
import { decide, type Deciding } from './decide.ts'
import { decideAll } from './decideAll.ts'
import { proposedValues, suggestionCounts, suggestionPage } from './list.ts'
import { undoDecision } from './undo.ts'

/** Assets on a page, where the call names no limit. */
const ASSETS = 20

const REVIEW = { action: 'reviewSuggestions' } as const
const DECIDE = { action: 'reviewSuggestions', audits: 'asset.updated' } as const

export const suggestionRoutes = (deciding: Deciding): readonly Route[] => [
  route(contract.listSuggestions, REVIEW, ({ tenant, viewer, query }) => suggestionPage(tenant, viewer, { ...query, limit: query.limit ?? ASSETS })),
  route(contract.countSuggestions, REVIEW, async ({ tenant, viewer, query }) => Result.succeed(await suggestionCounts(tenant, viewer, query))),
  route(contract.listProposedValues, REVIEW, async ({ tenant, viewer, body }) => Result.succeed(await proposedValues(tenant, viewer, body))),
  route(contract.decideSuggestions, DECIDE, async ({ tenant, viewer, body }) => Result.succeed(await decide(tenant, viewer, deciding, body.decisions))),
  route(contract.decideAllSuggestions, DECIDE, ({ tenant, viewer, body }) => decideAll(tenant, viewer, deciding, body)),
  route(contract.undoSuggestions, DECIDE, ({ tenant, viewer, body }) => undoDecision(tenant, viewer, deciding, body)),
]
