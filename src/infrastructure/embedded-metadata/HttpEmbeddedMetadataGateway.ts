import type { EmbeddedMetadataGateway } from '../../application/embedded-metadata/EmbeddedMetadataGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { askAssetMetadata, readAssetMetadata } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpEmbeddedMetadataGateway implements EmbeddedMetadataGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  metadata(resourceType: ResourceType, assetId: string, signal: AbortSignal) {
    return this.#http.query(readAssetMetadata, { params: { assetId }, resourceType, signal })
  }

  ask(resourceType: ResourceType, assetId: string, signal: AbortSignal) {
    return this.#http.mutate(askAssetMetadata, { params: { assetId }, resourceType, signal })
  }
}
