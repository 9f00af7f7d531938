import { startVersions } from '../../application/versions/startVersions.ts'
import { VERSIONS } from '../../application/versions/versionActors.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryVersionGateway } from './InMemoryVersionGateway.ts'

export const versions = inMemory(VERSIONS, {
  ports: ({ library, faults }) => ({ versions: new InMemoryVersionGateway(library, faults) }),
  start: startVersions,
})
