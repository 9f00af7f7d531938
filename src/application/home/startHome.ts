import { createActor } from 'xstate'
import { can } from '../../domain/rights/can.ts'
import type { EntryActors } from '../actors.ts'
import { createHomeMachine } from './home.machine.ts'
import type { HomeActors } from './homeActors.ts'
import type { HomeGateway } from './HomeGateway.ts'
import type { FieldDraftStore } from '../metadata/FieldDraftStore.ts'
import type { VisitedPlaces } from './VisitedPlaces.ts'

interface StartPorts {
  readonly homes: HomeGateway
  readonly visited: VisitedPlaces
  readonly fieldDrafts: Pick<FieldDraftStore, 'read'>
  readonly entry: Pick<EntryActors, 'session'>
}

export const startHome = ({ homes, visited, fieldDrafts, entry: { session } }: StartPorts): HomeActors => {
  // Whoever is not known yet is judged by the server.
  const mayOpen = (): boolean => {
    const claims = session.getSnapshot().context.session?.claims
    return claims === undefined || can(claims.permissions, 'viewHome')
  }
  return { home: createActor(createHomeMachine({ homes, visited, fieldDrafts, mayOpen })).start(), visited }
}
