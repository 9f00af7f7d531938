import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection, SelectionSize } from '../../domain/items/selection.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** What is selected in a module, however much that is. */
export interface SelectionGateway {
  /** All assets of a selection, those of its folders at every depth included, as far as whoever asks may see them. */
  size(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result<SelectionSize, CallFailure<SelectionRefusal>>>
}
