import * as Result from 'effect/Result'
import type { DescribedPlace, MetadataEdit, MetadataGateway, MetadataHistoryQuery, ValueOptionQuery } from '../../application/metadata/MetadataGateway.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { listMetadataHistory, listValueOptions, nameValueOptions, readMetadata, saveMetadata, takeOffTemplate, undoMetadata } from './contract.ts'

export class HttpMetadataGateway extends HttpGateway implements MetadataGateway {
  read({ resourceType, assetId }: DescribedPlace, signal: AbortSignal) {
    return this.http.query(readMetadata, { params: { assetId }, resourceType, signal })
  }

  save({ resourceType, assetId }: DescribedPlace, body: MetadataEdit, signal: AbortSignal) {
    return this.http.mutate(saveMetadata, { params: { assetId }, body, resourceType, signal })
  }

  async takeOff({ resourceType, assetId }: DescribedPlace, templateId: string, signal: AbortSignal) {
    const taken = await this.http.mutate(takeOffTemplate, { params: { assetId, templateId }, resourceType, signal })
    return Result.map(taken, () => undefined)
  }

  history({ resourceType, assetId }: DescribedPlace, query: MetadataHistoryQuery, signal: AbortSignal) {
    return this.http.query(listMetadataHistory, { params: { assetId }, query, resourceType, signal })
  }

  undo({ resourceType, assetId }: DescribedPlace, changeId: string, signal: AbortSignal) {
    return this.http.mutate(undoMetadata, { params: { assetId, changeId }, resourceType, signal })
  }

  async named(attributeId: string, words: readonly string[], signal: AbortSignal) {
    const named = await this.http.query(nameValueOptions, { params: { attributeId }, body: { words }, signal })
    return Result.map(named, (answer) => answer.words)
  }

  options({ attributeId, ...query }: ValueOptionQuery, signal: AbortSignal) {
    return this.http.query(listValueOptions, { params: { attributeId }, query, signal })
  }
}
