import { PERSONS } from '../../application/persons/personsActors.ts'
import { startPersons } from '../../application/persons/startPersons.ts'
import type { InMemoryEmbeddedMetadataGateway } from '../embedded-metadata/InMemoryEmbeddedMetadataGateway.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryPersonGateway } from './InMemoryPersonGateway.ts'

export const persons = inMemory(PERSONS, {
  ports: ({ library, faults }, { embeddedMetadata }: { readonly embeddedMetadata: InMemoryEmbeddedMetadataGateway }) => ({ persons: new InMemoryPersonGateway(library, faults, embeddedMetadata) }),
  start: startPersons,
})
