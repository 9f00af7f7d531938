import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import type { Writer } from './CacheEntry.ts'
import { keys } from './keys.ts'
import type { ReadCache } from './ReadCache.ts'

/** Forgets what a fact makes stale, and answers the readings under way that it concerns. The state of an asset's thumbnail is not forgotten but written in: see {@link AssetStates}. */
export const makeStale = (cache: ReadCache, serverEvent: ServerEvent, writer: Writer): readonly Promise<unknown>[] => {
  const outdated: Promise<unknown>[] = []
  const forget = (beginning: readonly unknown[]) => void outdated.push(...cache.forget(beginning, writer))
  switch (serverEvent.kind) {
    case 'contents.changed':
      // One's own rename is written into the lists of folders.
      if (serverEvent.renamed !== undefined && writer === 'self') {
        forget(keys.assetsIn(serverEvent.type, undefined))
        forget(keys.searches)
        return outdated
      }
      forget(keys.folders(serverEvent.type))
      forget(keys.assetsIn(serverEvent.type, serverEvent.folderId ?? undefined))
      forget(keys.assetsIn(serverEvent.type, undefined))
      forget(keys.searches)
      return outdated
    case 'asset.changed':
      forget(keys.allOf(serverEvent.assetId))
      forget(keys.searches)
      return outdated
    case 'library.changed':
      forget(keys.folders(serverEvent.type))
      forget(keys.assets(serverEvent.type))
      forget(keys.details)
      forget(keys.searches)
      return outdated
    case 'favorites.changed':
      for (const beginning of keys.marked) forget(beginning)
      return outdated
    case 'usage.changed':
      forget(keys.usage)
      return outdated
    case 'accounts.changed':
      forget(keys.accounts)
      return outdated
    case 'session.ended':
    case 'stream.reopened':
      forget([])
      return outdated
    default:
      // Whoever shows it reads it anew by itself.
      return outdated
  }
}
