import { capability } from '../capabilities/capability.ts'
import type { PublishActor } from './publish.machine.ts'
import type { PublishingGateway } from './PublishingGateway.ts'

export interface PublishingActors {
  readonly publish: PublishActor
}

export const PUBLISHING = capability<PublishingActors, { readonly publishing: PublishingGateway }>('publishing')
