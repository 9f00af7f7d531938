import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createAssetSuggestionsMachine } from './assetSuggestions.machine.ts'
import { createDecidingMachine } from './deciding.machine.ts'
import { createGhostValuesMachine } from './ghostValues.machine.ts'
import type { SuggestionActors } from './suggestionActors.ts'
import type { SuggestionGateway } from './SuggestionGateway.ts'
import { createSuggestionsMachine } from './suggestions.machine.ts'

interface Ports {
  readonly suggestions: SuggestionGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startSuggestions = (ports: Ports): SuggestionActors => {
  const suggestions = createActor(createSuggestionsMachine(ports)).start()
  const assetSuggestions = createActor(createAssetSuggestionsMachine(ports)).start()
  const decidingSuggestions = createActor(createDecidingMachine(ports)).start()
  let [inbox, ofAsset] = [suggestions, assetSuggestions].map((actor) => actor.getSnapshot().context.assets)
  suggestions.subscribe(({ context: { assets } }) => {
    if (assets !== inbox) decidingSuggestions.send({ type: 'list.read' })
    inbox = assets
  })
  assetSuggestions.subscribe(({ context: { assets } }) => {
    if (assets !== ofAsset) decidingSuggestions.send({ type: 'list.read' })
    ofAsset = assets
  })
  const ghostValues = createActor(createGhostValuesMachine(ports)).start()
  let read = ghostValues.getSnapshot().context.fresh
  ghostValues.subscribe((snapshot) => {
    const { fresh } = snapshot.context
    // Only once all that is in sight is what there is by now.
    if (fresh !== read && snapshot.matches('resting') && fresh.size > 0) decidingSuggestions.send({ type: 'list.read' })
    read = fresh
  })
  return { suggestions, assetSuggestions, decidingSuggestions, ghostValues }
}
