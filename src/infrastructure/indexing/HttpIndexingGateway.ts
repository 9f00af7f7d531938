import type { IndexingGateway } from '../../application/indexing/IndexingGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { indexSelected } from './contract.ts'

export class HttpIndexingGateway implements IndexingGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  readAgain(resourceType: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.#http.mutate(indexSelected, { body: { selection }, resourceType, signal })
  }
}
