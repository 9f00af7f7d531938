import { startVersions } from '../../application/versions/startVersions.ts'
import { VERSIONS } from '../../application/versions/versionActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpVersionGateway } from './HttpVersionGateway.ts'

export const register = registration(VERSIONS, {
  ports: ({ http, localEvents }) => ({ versions: new HttpVersionGateway(http, localEvents) }),
  start: startVersions,
})
