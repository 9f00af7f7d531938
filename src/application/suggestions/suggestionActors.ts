import { capability } from '../capabilities/capability.ts'
import type { AssetSuggestionsActor } from './assetSuggestions.machine.ts'
import type { DecidingActor } from './deciding.machine.ts'
import type { GhostValuesActor } from './ghostValues.machine.ts'
import type { InboxActor } from './suggestions.machine.ts'
import type { SuggestionGateway } from './SuggestionGateway.ts'

export interface SuggestionActors {
  readonly suggestions: InboxActor
  readonly assetSuggestions: AssetSuggestionsActor
  readonly decidingSuggestions: DecidingActor
  readonly ghostValues: GhostValuesActor
}

export const SUGGESTIONS = capability<SuggestionActors, { readonly suggestions: SuggestionGateway }>('suggestions')
