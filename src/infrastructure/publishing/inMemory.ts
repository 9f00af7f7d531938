import { PUBLISHING } from '../../application/publishing/publishingActors.ts'
import { startPublishing } from '../../application/publishing/startPublishing.ts'
import type { WebReadyGateway } from '../../application/web-ready/WebReadyGateway.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryPublishingGateway } from './InMemoryPublishingGateway.ts'

export const publishing = inMemory(PUBLISHING, {
  ports: ({ library, faults }, { webReady }: { readonly webReady: WebReadyGateway }) => ({ publishing: new InMemoryPublishingGateway(library, faults, webReady) }),
  start: startPublishing,
})
