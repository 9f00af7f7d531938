import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { MetadataGroup, MetadataState } from '../../domain/embedded-metadata/metadata.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'

export interface Metadata {
  readonly state: MetadataState
  readonly groups: readonly MetadataGroup[]
}

/** What the files of assets say of themselves. */
export interface EmbeddedMetadataGateway {
  metadata(type: ResourceType, assetId: string, signal: AbortSignal): Promise<Result<Metadata, AssetReadFailure>>
  /** Has the file read, or read again. The fact `asset.changed` tells when that is done. */
  ask(type: ResourceType, assetId: string, signal: AbortSignal): Promise<Result<Metadata, AssetReadFailure>>
}
