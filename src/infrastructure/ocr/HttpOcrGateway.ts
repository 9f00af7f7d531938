import * as Result from 'effect/Result'
import type { OcrAsset, OcrChange, OcrGateway, OcrPlace, OcrWish } from '../../application/ocr/OcrGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import * as contract from './contract.ts'

export class HttpOcrGateway extends HttpGateway implements OcrGateway {
  status({ assetId, resourceType }: OcrAsset, signal: AbortSignal) {
    return this.http.query(contract.readOcrStatus, { params: { assetId }, resourceType, signal })
  }

  cancel({ assetId, resourceType }: OcrAsset, signal: AbortSignal) {
    return this.http.mutate(contract.cancelOcr, { params: { assetId }, resourceType, signal })
  }

  page({ assetId, resourceType, page }: OcrPlace, signal: AbortSignal) {
    return this.http.query(contract.readOcrPage, { params: { assetId, page }, resourceType, signal })
  }

  correct({ assetId, resourceType, page }: OcrPlace, { word, ...body }: OcrChange, signal: AbortSignal) {
    return this.http.mutate(contract.correctOcrWord, { params: { assetId, page, word }, body, resourceType, signal })
  }

  find({ assetId, resourceType }: OcrAsset, q: string, signal: AbortSignal) {
    return this.http.query(contract.findInOcr, { params: { assetId }, query: { q }, resourceType, signal })
  }

  plan(resourceType: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.http.mutate(contract.planOcr, { body: { selection }, resourceType, signal })
  }

  start(resourceType: ResourceType, selection: Selection, wish: OcrWish, signal: AbortSignal) {
    return this.http.mutate(contract.startOcrRun, { body: { selection, ...wish }, resourceType, signal })
  }

  runs(signal: AbortSignal) {
    return this.http.query(contract.listOcrRuns, { signal })
  }

  cancelRun(runId: string, signal: AbortSignal) {
    return this.http.mutate(contract.cancelOcrRun, { params: { runId }, signal })
  }

  async removeRun(runId: string, signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.removeOcrRun, { params: { runId }, signal }), () => ({}))
  }
}
