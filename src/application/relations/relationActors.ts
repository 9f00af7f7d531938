import { capability } from '../capabilities/capability.ts'
import type { ItemListActor } from '../lists/itemList.machine.ts'
import type { RelatedPlace, RelationGateway } from './RelationGateway.ts'
import type { RelatedPickerActor } from './relatedPicker.machine.ts'
import type { Relate } from './relating.ts'

export interface RelationActors {
  readonly related: ItemListActor<RelatedPlace>
  readonly relatedPicker: RelatedPickerActor
  readonly relate: Relate
}

export const RELATIONS = capability<RelationActors, { readonly relations: RelationGateway }>('relations')
