import type { SuggestionGateway } from '../../src/application/suggestions/SuggestionGateway.ts'
import type { Proposal } from '../../src/domain/suggestions/proposal.ts'
import { ENGINES } from '../../src/domain/suggestions/suggestion.ts'
import type { ReadCache } from '../../src/infrastructure/cache/ReadCache.ts'
import type { HttpClient } from '../../src/infrastructure/http/HttpClient.ts'
import type { LocalEvents } from '../../src/infrastructure/notifications/LocalEvents.ts'
import { HttpSuggestionGateway } from '../../src/infrastructure/suggestions/HttpSuggestionGateway.ts'
import { facesOver, type FacePorts } from './finding.ts'
import type { Database } from '../../server/database/connect.ts'
import { inTenant } from '../../server/database/tenant.ts'
import { propose } from '../../server/suggestions/propose.ts'

export interface SuggestionPorts extends FacePorts {
  readonly suggestions: SuggestionGateway
  /** As engines do it. */
  readonly propose: (asset: { readonly id: string; readonly contentVersion: string }, proposals: readonly Proposal[]) => Promise<void>
}

interface Behind {
  readonly http: HttpClient
  readonly cache: ReadCache
  readonly localEvents: LocalEvents
  readonly database: Database
  readonly organizationId: string
}

/** On a real server, whose engines propose what a test says. */
export const suggestionsOver = ({ http, cache, localEvents, database, organizationId }: Behind): SuggestionPorts => ({
  ...facesOver(http, database),
  suggestions: new HttpSuggestionGateway(http, cache, localEvents),
  propose: ({ id, contentVersion }, proposals) => inTenant(database, organizationId, (tenant) => propose(tenant, { assetId: id, contentVersion }, ENGINES, proposals)),
})
