import { PERSONS } from '../../application/persons/personsActors.ts'
import { startPersons } from '../../application/persons/startPersons.ts'
import type { InMemoryMetadataGateway } from '../embedded-metadata/InMemoryMetadataGateway.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryPersonGateway } from './InMemoryPersonGateway.ts'

export const persons = inMemory(PERSONS, {
  ports: ({ library, faults }, { metadata }: { readonly metadata: InMemoryMetadataGateway }) => ({ persons: new InMemoryPersonGateway(library, faults, metadata) }),
  start: startPersons,
})
