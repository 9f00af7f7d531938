import type { Capability } from '../node/capability.ts'
import { EventHub } from './EventHub.ts'
import { eventRoutes } from './routes.ts'

export const events: Capability = async ({ database }) => {
  const hub = new EventHub(database.connection)
  await hub.open()
  return { routes: eventRoutes(hub), endStreams: () => hub.close() }
}
