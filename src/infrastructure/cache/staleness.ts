import type { ServerFact } from '../../application/notifications/ServerFact.ts'
import { keys } from './keys.ts'
import type { ReadCache } from './ReadCache.ts'

/** Forgets what a fact makes stale. The state of an asset's thumbnail is not forgotten but written in: see {@link LatestStates}. */
export const makeStale = (cache: ReadCache, fact: ServerFact): void => {
  switch (fact.kind) {
    case 'contents.changed':
      cache.forget(keys.folders(fact.type))
      cache.forget(keys.assetsIn(fact.type, fact.folderId ?? undefined))
      cache.forget(keys.assetsIn(fact.type, undefined))
      cache.forget(keys.searches)
      return
    case 'asset.changed':
      cache.forget(keys.allOf(fact.assetId))
      cache.forget(keys.searches)
      return
    case 'library.changed':
      cache.forget(keys.folders(fact.type))
      cache.forget(keys.assets(fact.type))
      cache.forget(keys.details)
      cache.forget(keys.searches)
      return
    case 'favorites.changed':
      for (const beginning of keys.marked) cache.forget(beginning)
      return
    case 'trash.changed':
    case 'relations.changed':
    case 'zip.changed':
    case 'relocation.changed':
      return
    case 'usage.changed':
      cache.forget(keys.usage)
      return
    case 'accounts.changed':
      cache.forget(keys.accounts)
      return
    case 'session.ended':
    case 'stream.reopened':
      cache.forget()
  }
}
