import { PUBLISHING } from '../../application/publishing/publishingActors.ts'
import { startPublishing } from '../../application/publishing/startPublishing.ts'
import { registration } from '../registration/registration.ts'
import { HttpPublishingGateway } from './HttpPublishingGateway.ts'

export const register = registration(PUBLISHING, {
  ports: ({ http, localEvents }) => ({ publishing: new HttpPublishingGateway(http, localEvents) }),
  start: startPublishing,
})
