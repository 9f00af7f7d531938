import * as Result from 'effect/Result'
import type { SelectionGateway } from '../../application/selection/SelectionGateway.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection, SelectionSize } from '../../domain/items/selection.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { selectedIn, type InMemoryBatches } from '../memory/inMemorySelection.ts'

export class InMemorySelectionGateway implements SelectionGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
  }

  async size(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result.Result<SelectionSize, CallFailure<SelectionRefusal>>> {
    const fault = await this.#faults.meet('selections.size', signal)
    if (fault) return Result.fail(fault as CallFailure<SelectionRefusal>)
    const selected = selectedIn(this.#library, this.#batches, type, selection)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const inside = (folderId: string): readonly { readonly size: number }[] => [
      ...this.#library.assetsIn(type, folderId),
      ...this.#library.childrenOf(type, folderId).flatMap(({ id }) => inside(id)),
    ]
    const all = [...selected.success.assets, ...selected.success.folders.flatMap(({ id }) => inside(id))]
    return Result.succeed({ assets: all.length, bytes: all.reduce((sum, { size }) => sum + size, 0) })
  }
}
