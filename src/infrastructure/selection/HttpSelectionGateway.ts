import type { SelectionGateway } from '../../application/selection/SelectionGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { measureSelection } from './contract.ts'

export class HttpSelectionGateway implements SelectionGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  size(resourceType: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.#http.mutate(measureSelection, { body: { selection }, resourceType, signal })
  }
}
