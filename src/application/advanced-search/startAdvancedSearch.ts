import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { AdvancedSearchActors } from './advancedSearchActors.ts'
import type { AdvancedSearchGateway } from './AdvancedSearchGateway.ts'
import { createAdviceMachine } from './advice.machine.ts'
import { createCompletionsMachine } from './completions.machine.ts'
import { createFacetsMachine } from './facets.machine.ts'
import { createFacetValuesMachine } from './facetValues.machine.ts'
import { hitsBetween } from './hitsBetween.ts'
import { createSearchChoicesMachine, type RepositoryChoices } from './searchChoices.machine.ts'
import { createSearchFormMachine } from './searchForm.machine.ts'
import { createSearchResultsMachine } from './searchResults.machine.ts'

interface AdvancedSearchPorts {
  readonly advancedSearches: AdvancedSearchGateway
  readonly assets: RepositoryChoices
  readonly events: EventStream
}

/** Where a query finds nothing, it is asked at once what to try, and again whenever it has found nothing once more. */
export const startAdvancedSearch = (ports: AdvancedSearchPorts): AdvancedSearchActors => {
  const searchResults = createActor(createSearchResultsMachine(ports)).start()
  const advice = createActor(createAdviceMachine(ports)).start()
  let advised = searchResults.getSnapshot().context.items
  searchResults.subscribe((snapshot) => {
    const [q, asked, { items }] = [snapshot.context.list?.q, advice.getSnapshot().context.q, snapshot.context]
    if (snapshot.matches({ shown: 'nothing' }) && q !== undefined && q !== '') {
      if (asked !== q || items !== advised) advice.send({ type: 'nothing.found', q })
      advised = items
    } else if (asked !== '' && !snapshot.matches({ shown: 'refreshing' })) advice.send({ type: 'query.left' })
  })
  return {
    searchResults,
    advice,
    completions: createActor(createCompletionsMachine(ports)).start(),
    facets: createActor(createFacetsMachine(ports)).start(),
    facetValues: createActor(createFacetValuesMachine(ports)).start(),
    searchForm: createActor(createSearchFormMachine(ports)).start(),
    searchChoices: createActor(createSearchChoicesMachine(ports)).start(),
    hitsBetween: hitsBetween(ports.advancedSearches),
  }
}
