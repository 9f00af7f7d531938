import type { EmbeddedMetadataGateway } from '../../application/embedded-metadata/EmbeddedMetadataGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { askAssetMetadata, readAssetMetadata } from './contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

export class HttpEmbeddedMetadataGateway extends HttpGateway implements EmbeddedMetadataGateway {
  metadata(resourceType: ResourceType, assetId: string, signal: AbortSignal) {
    return this.http.query(readAssetMetadata, { params: { assetId }, resourceType, signal })
  }

  ask(resourceType: ResourceType, assetId: string, signal: AbortSignal) {
    return this.http.mutate(askAssetMetadata, { params: { assetId }, resourceType, signal })
  }
}
