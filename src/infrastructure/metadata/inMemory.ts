import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { sharedAutosaves } from '../../application/metadata/sharedAutosaves.ts'
import { startAssetMetadata } from '../../application/metadata/startAssetMetadata.ts'
import { inMemory } from '../registration/inMemory.ts'
import { inMemoryMetadataPorts } from './inMemoryMetadataPorts.ts'
import { InMemoryValueEditStore } from './InMemoryValueEditStore.ts'
import { LocalStorageFieldDrafts } from './LocalStorageFieldDrafts.ts'

export const metadata = inMemory(METADATA, {
  ports: (memory) => {
    const edits = new InMemoryValueEditStore()
    const person = memory.claims.user.id
    const fieldDrafts = new LocalStorageFieldDrafts(memory.local, () => person)
    return { ...inMemoryMetadataPorts(memory), fieldDrafts, valueAutosave: sharedAutosaves({ valueEditsOf: () => edits, fieldDrafts, newId: () => memory.library.nextId(), onReturn: () => () => undefined, warn: () => undefined }), signedIn: () => person }
  },
  start: startAssetMetadata,
})
