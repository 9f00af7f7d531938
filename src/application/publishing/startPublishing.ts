import { createActor } from 'xstate'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createPublishMachine } from './publish.machine.ts'
import type { PublishingActors } from './publishingActors.ts'
import type { PublishingGateway } from './PublishingGateway.ts'

export const startPublishing = (ports: { readonly publishing: PublishingGateway; readonly notify: Notify }): PublishingActors => ({
  publish: createActor(createPublishMachine(ports)).start(),
})
