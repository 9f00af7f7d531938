import type { IndexingGateway } from '../../application/indexing/IndexingGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { indexSelected } from './contract.ts'

export class HttpIndexingGateway extends HttpGateway implements IndexingGateway {
  readAgain(resourceType: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.http.mutate(indexSelected, { body: { selection }, resourceType, signal })
  }
}
