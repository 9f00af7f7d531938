import type { ErasedPerson } from '../../application/recognition/RecognitionGateway.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { Faults } from './Faults.ts'
import { samplePeople } from './InMemoryPeople.ts'
import { InMemoryMetadata } from './InMemoryMetadata.ts'
import { InMemoryBatches } from './inMemorySelection.ts'
import type { KeptRelation } from './InMemoryContacts.ts'
import { InMemoryStorage } from './InMemoryStorage.ts'
import { SAMPLE_USERS } from './sampleClaims.ts'
import { sampleContacts } from './sampleContacts.ts'
import { sampleLibrary } from './sampleLibrary.ts'
import { sampleMetadata } from './sampleMetadata.ts'
import { sampleTemplates } from './sampleTemplates.ts'

/** What all ports in memory share: one sample library and its people, the faults that a test sets, and what a browser keeps. */
export const openMemory = (claims: SessionClaims) => {
  const sample = sampleLibrary()
  const { library } = sample
  const people = samplePeople(library, { actor: claims.user.id, publisher: SAMPLE_USERS[1].id, user: SAMPLE_USERS[2].id })
  library.creatorOf = (id) => people.creatorOf(id)
  const [local, tab] = [new InMemoryStorage(), new InMemoryStorage()]
  const templates = sampleTemplates(people, sample.pictures.slice(0, 3).map(({ id }) => id))
  const metadata = new InMemoryMetadata(templates)
  sampleMetadata(metadata, templates)
  library.onCopied((from, to) => from.kind === 'asset' && metadata.copy(from.id, to.id))
  return { claims, templates, metadata, erasedFaces: new Map<string, ErasedPerson>(), faults: new Faults(), sample, library, people, contacts: sampleContacts(library), contactRelations: new Map<string, KeptRelation>(), batches: new InMemoryBatches(library), local, tab }
}

export type Memory = ReturnType<typeof openMemory>
