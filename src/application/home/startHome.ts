import { createActor } from 'xstate'
import { can } from '../../domain/rights/can.ts'
import type { EntryActors } from '../actors.ts'
import { createHomeMachine } from './home.machine.ts'
import type { HomeActors } from './homeActors.ts'
import type { HomeGateway } from './HomeGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { FieldDraftStore } from '../metadata/FieldDraftStore.ts'
import type { KeptEdits } from './refusedValues.ts'
import type { VisitedPlaces } from './VisitedPlaces.ts'

interface StartPorts {
  readonly homes: HomeGateway
  readonly events: EventStream
  readonly visited: VisitedPlaces
  readonly fieldDrafts: Pick<FieldDraftStore, 'read'>
  readonly keptEdits: KeptEdits
  readonly entry: Pick<EntryActors, 'session'>
}

export const startHome = ({ homes, events, visited, fieldDrafts, keptEdits, entry: { session } }: StartPorts): HomeActors => {
  // Whoever is not known yet is judged by the server.
  const mayOpen = (): boolean => {
    const claims = session.getSnapshot().context.session?.claims
    return claims === undefined || can(claims.permissions, 'viewHome')
  }
  return { home: createActor(createHomeMachine({ homes, events, visited, fieldDrafts, keptEdits, mayOpen })).start(), visited }
}
