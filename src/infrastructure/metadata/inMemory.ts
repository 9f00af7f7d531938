import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { startAssetMetadata } from '../../application/metadata/startAssetMetadata.ts'
import { inMemory } from '../registration/inMemory.ts'
import { inMemoryMetadataPorts } from './inMemoryMetadataPorts.ts'
import { InMemoryValueEditStore } from './InMemoryValueEditStore.ts'
import { LocalStorageFieldDrafts } from './LocalStorageFieldDrafts.ts'

export const metadata = inMemory(METADATA, {
  ports: (memory) => {
    const edits = new InMemoryValueEditStore()
    return { ...inMemoryMetadataPorts(memory), fieldDrafts: new LocalStorageFieldDrafts(memory.local, memory.claims.user.id), valueEdits: () => edits }
  },
  start: startAssetMetadata,
})
