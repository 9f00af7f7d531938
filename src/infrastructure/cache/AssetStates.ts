import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import { withStates, type AssetStates as States } from '../../domain/assets/states.ts'
import { keys, type KeptPage } from './keys.ts'
import type { ReadCache } from './ReadCache.ts'

/** How many assets' states are remembered. */
const REMEMBERED = 2000

/**
 * The newest states of thumbnails and indexing. A hundred uploads tell several hundred of them within seconds, so they are written
 * into the rows that are kept, and into rows that were read just before the fact came, instead of reading anything again.
 */
export class AssetStates {
  readonly #cache: ReadCache
  readonly #states = new Map<string, States>()

  constructor(cache: ReadCache) {
    this.#cache = cache
  }

  receive(serverEvent: ServerEvent): void {
    // What was told before the stream was cut may be older than what is read now.
    if (serverEvent.kind === 'stream.reopened') this.#states.clear()
    if (serverEvent.kind !== 'asset.changed') return
    const { assetId, folderId, type } = serverEvent
    this.#states.delete(assetId)
    this.#states.set(assetId, serverEvent)
    for (const oldest of this.#states.keys()) if (this.#states.size > REMEMBERED) this.#states.delete(oldest)
    for (const pages of [keys.pagesIn(type, folderId), keys.pagesIn(type, undefined)]) {
      this.#cache.patch(pages, (page) => this.applied(page))
    }
  }

  /** A page with what was told about its rows; the same object where nothing was. */
  applied(page: KeptPage): KeptPage {
    const items = page.items.map((asset) => withStates(asset, this.#states.get(asset.id) ?? asset))
    return items.every((asset, index) => asset === page.items[index]) ? page : { ...page, items }
  }
}
