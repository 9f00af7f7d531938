import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { sharedAutosaves } from '../../application/metadata/sharedAutosaves.ts'
import { editsPlace } from '../../application/metadata/ValueEditStore.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { startAssetMetadata } from '../../application/metadata/startAssetMetadata.ts'
import { inMemory } from '../registration/inMemory.ts'
import { inMemoryMetadataPorts } from './inMemoryMetadataPorts.ts'
import { InMemoryValueEditStore } from './InMemoryValueEditStore.ts'
import { LocalStorageFieldDrafts } from './LocalStorageFieldDrafts.ts'

export const metadata = inMemory(METADATA, {
  ports: (memory) => {
    const stores = new Map<string, InMemoryValueEditStore>()
    const valueEditsOf = (place: string) => {
      const store = stores.get(place) ?? new InMemoryValueEditStore()
      stores.set(place, store)
      return store
    }
    const person = memory.claims.user.id
    const fieldDrafts = new LocalStorageFieldDrafts(memory.local, () => person)
    return {
      ...inMemoryMetadataPorts(memory),
      fieldDrafts,
      valueAutosave: sharedAutosaves({ valueEditsOf, fieldDrafts, newId: () => memory.library.nextId(), onReturn: () => () => undefined, warn: () => undefined }),
      keptEdits: (type: ResourceType) => valueEditsOf(editsPlace(person, type)).read(),
      signedIn: () => person,
    }
  },
  start: startAssetMetadata,
})
