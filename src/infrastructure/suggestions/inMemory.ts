import { startSuggestions } from '../../application/suggestions/startSuggestions.ts'
import { SUGGESTIONS } from '../../application/suggestions/suggestionActors.ts'
import type { Memory } from '../memory/Memory.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemorySuggestionGateway } from './InMemorySuggestionGateway.ts'

export const suggestions = inMemory(SUGGESTIONS, {
  ports: (memory: Memory) => ({ suggestions: new InMemorySuggestionGateway(memory) }),
  start: startSuggestions,
})
