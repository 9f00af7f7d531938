import type { ResourceType } from '../../domain/access/modules.ts'
import { capability } from '../capabilities/capability.ts'
import type { ContactGateway } from '../contacts/ContactGateway.ts'
import type { AssetMetadataActor } from './assetMetadata.machine.ts'
import type { FieldDraftsActor } from './fieldDrafts.machine.ts'
import type { SharedAutosaves } from './sharedAutosaves.ts'
import type { FieldDraftStore } from './FieldDraftStore.ts'
import type { FileOptionsActor } from './fileOptions.machine.ts'
import type { MetadataGateway } from './MetadataGateway.ts'
import type { TakeBackValues } from './takingBackValues.ts'
import type { ValueAutosaveActor } from './valueAutosave.machine.ts'
import type { ValueFinderActor } from './valueFinder.machine.ts'
import type { ValueHistoryActor } from './valueHistory.machine.ts'

export interface AssetMetadataActors {
  readonly assetMetadata: AssetMetadataActor
  readonly fieldDrafts: FieldDraftsActor
  /** Saves values of a module's assets; it goes on after its page is left. */
  readonly autosaveOf: (resourceType: ResourceType) => ValueAutosaveActor
  readonly valueFinder: ValueFinderActor
  /** Looks up the options that a file's words are. */
  readonly fileOptions: FileOptionsActor
  readonly valueHistory: ValueHistoryActor
  /** What an entry of the asset's history did to one attribute. */
  readonly takeBackValues: TakeBackValues
}

export interface AssetMetadataPorts {
  readonly metadata: MetadataGateway
  readonly contacts: ContactGateway
  readonly fieldDrafts: FieldDraftStore
  readonly valueAutosave: SharedAutosaves
  /** Who is signed in, and to which organization; undefined: nobody. */
  readonly signedIn: () => string | undefined
}

export const METADATA = capability<AssetMetadataActors, AssetMetadataPorts>('metadata')
