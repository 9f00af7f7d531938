import type { Notify } from '../notifications/notifications.machine.ts'
import type { IndexingActors } from './indexingActors.ts'
import type { IndexingGateway } from './IndexingGateway.ts'
import { readingAgain } from './readingAgain.ts'

interface IndexingPorts {
  readonly indexing: IndexingGateway
  readonly notify: Notify
}

export const startIndexing = ({ indexing, notify }: IndexingPorts): IndexingActors => ({ readAgain: readingAgain(indexing, notify) })
