import type { SelectionGateway } from '../../application/selection/SelectionGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { measureSelection } from './contract.ts'

export class HttpSelectionGateway extends HttpGateway implements SelectionGateway {
  size(resourceType: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.http.mutate(measureSelection, { body: { selection }, resourceType, signal })
  }
}
