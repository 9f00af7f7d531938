import { fromCallback } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { AssetPlace, Origin } from './AssetPlace.ts'
import { findingAdjacentAssets, NO_ADJACENT_ASSETS, type AdjacentAssetPorts, type AdjacentAssets } from './adjacentAssets.ts'

export interface AdjacentAssetsChange {
  readonly type: 'adjacentAssets.found'
  readonly adjacentAssets: AdjacentAssets
}

/** What is walked through stays as it was read: it leads on from what has left it. */
const isOfList = (serverEvent: ServerEvent, from: Origin): boolean => {
  if ('sourceList' in from) return false
  if (serverEvent.kind === 'stream.reopened') return true
  if (serverEvent.kind !== 'contents.changed' && serverEvent.kind !== 'library.changed') return false
  const { type, folderId } = from.list
  return serverEvent.type === type && (serverEvent.kind === 'library.changed' || folderId === undefined || serverEvent.folderId === folderId)
}

/**
 * Finds the assets beside one, and again whenever the list one came from has changed; many changes while it looks are one more look. An
 * asset that is not in its list any more keeps those that it had.
 */
export const watchingAdjacentAssets = (ports: AdjacentAssetPorts & { readonly events: EventStream }) => {
  const adjacentAssetsOf = findingAdjacentAssets(ports)
  return fromCallback<AdjacentAssetsChange, AssetPlace>(({ input, sendBack }) => {
    const { from } = input
    if (from === undefined) return undefined
    const over = new AbortController()
    let row = 'sourceList' in from ? 0 : from.row
    let isStale = true

    const look = async () => {
      while (isStale && !over.signal.aborted) {
        isStale = false
        const adjacentAssets = await adjacentAssetsOf({ ...input, from: 'sourceList' in from ? from : { ...from, row } }, over.signal)
        if (over.signal.aborted) return
        if (adjacentAssets !== NO_ADJACENT_ASSETS) sendBack({ type: 'adjacentAssets.found', adjacentAssets })
        row = adjacentAssets.own?.row ?? row
      }
    }
    let looking = look()
    const unsubscribe = ports.events.subscribe((serverEvent) => {
      if (!isOfList(serverEvent, from)) return
      isStale = true
      looking = looking.then(look)
    })
    return () => {
      over.abort()
      unsubscribe()
    }
  })
}
