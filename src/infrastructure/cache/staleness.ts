import type { ServerFact } from '../../application/notifications/ServerFact.ts'
import type { Writer } from './CacheEntry.ts'
import { keys } from './keys.ts'
import type { ReadCache } from './ReadCache.ts'

/** Forgets what a fact makes stale. The state of an asset's thumbnail is not forgotten but written in: see {@link LatestStates}. */
export const makeStale = (cache: ReadCache, fact: ServerFact, writer: Writer): void => {
  const forget = (beginning: readonly unknown[]) => cache.forget(beginning, writer)
  switch (fact.kind) {
    case 'contents.changed':
      forget(keys.folders(fact.type))
      forget(keys.assetsIn(fact.type, fact.folderId ?? undefined))
      forget(keys.assetsIn(fact.type, undefined))
      forget(keys.searches)
      return
    case 'asset.changed':
      forget(keys.allOf(fact.assetId))
      forget(keys.searches)
      return
    case 'library.changed':
      forget(keys.folders(fact.type))
      forget(keys.assets(fact.type))
      forget(keys.details)
      forget(keys.searches)
      return
    case 'favorites.changed':
      for (const beginning of keys.marked) forget(beginning)
      return
    case 'trash.changed':
    case 'relations.changed':
    case 'zip.changed':
    case 'relocation.changed':
      return
    case 'usage.changed':
      forget(keys.usage)
      return
    case 'accounts.changed':
      forget(keys.accounts)
      return
    case 'session.ended':
    case 'stream.reopened':
      forget([])
  }
}
