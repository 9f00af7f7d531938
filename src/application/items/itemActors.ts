import { capability } from '../capabilities/capability.ts'
import type { RenamingActor } from './renaming.machine.ts'

export interface ItemActors {
  readonly renaming: RenamingActor
}

export const ITEMS = capability<ItemActors>('items')
