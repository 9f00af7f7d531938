import * as Result from 'effect/Result'
import type { IndexingFailed, IndexingGateway } from '../../application/indexing/IndexingGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { hasText } from '../../domain/assets/contentTypes.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { namedBy, type InMemoryBatches } from '../memory/inMemorySelection.ts'

/** Nothing reads here: what is put in line stays there until a story says otherwise. */
export class InMemoryIndexingGateway implements IndexingGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
  }

  async readAgain(type: ResourceType, selection: Selection, signal: AbortSignal) {
    const fault = await this.#faults.meet('indexing.readAgain', signal)
    if (fault) return Result.fail(fault as IndexingFailed)
    const named = namedBy(this.#library, this.#batches, type, selection)
    if (Result.isFailure(named)) return Result.fail<IndexingFailed>(named.failure)
    const folders = new Set(named.success.folders.map(({ id }) => id))
    const below = this.#library.assetsIn(type, undefined).filter(({ folderId }) => this.#library.pathTo(folderId).some(({ id }) => folders.has(id)))
    const wanted = new Set([...named.success.assets, ...below].map(({ id }) => id))
    const marked = [...wanted].flatMap((id) => this.#library.assets.get(id) ?? []).filter(({ mediaType, indexing }) => hasText(mediaType) && indexing !== 'Indexing')
    for (const asset of marked) this.#library.assets.set(asset.id, { ...asset, indexing: 'Indexing' })
    if (marked.length > 0) this.#library.publish({ kind: 'library.changed', type })
    return Result.succeed({ count: marked.length })
  }
}
