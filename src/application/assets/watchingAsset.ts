import * as Result from 'effect/Result'
import { fromCallback, fromPromise } from 'xstate'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { refusalOf } from '../failures/refusal.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { noticing } from '../notifications/noticing.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { AssetGateway, AssetReadFailure } from './AssetGateway.ts'
import type { AssetPlace } from './AssetPlace.ts'

export type AssetNews = { type: 'asset.reread'; asset: AssetDetail } | { type: 'asset.lost'; failure: AssetReadFailure }

interface Ports {
  readonly assets: AssetGateway
  readonly events: EventStream
}

const concerns = (serverEvent: ServerEvent, { resourceType, assetId }: AssetPlace): boolean =>
  serverEvent.kind === 'stream.reopened' ||
  serverEvent.kind === 'favorites.changed' ||
  (serverEvent.kind === 'library.changed' && serverEvent.type === resourceType) ||
  (serverEvent.kind === 'asset.changed' && serverEvent.assetId === assetId)

/** Reads an asset that is opened. */
export const openingAsset = ({ assets, events }: Ports) =>
  fromPromise(({ input: place, signal }: { input: AssetPlace; signal: AbortSignal }) =>
    noticing(events, (serverEvent) => concerns(serverEvent, place), () => assets.read(place.resourceType, place.assetId, signal)),
  )

/** Reads an open asset again when it has changed. A reading that fails in passing is left to the next fact. */
export const watchingAsset = ({ assets, events }: Ports) =>
  fromCallback<AssetNews, { readonly place: AssetPlace; readonly isOutdated: boolean }>(({ input: { place, isOutdated }, sendBack }) => {
    const over = new AbortController()

    const reread = async () => {
      const asset = await assets.read(place.resourceType, place.assetId, over.signal)
      if (over.signal.aborted) return
      if (Result.isSuccess(asset)) sendBack({ type: 'asset.reread', asset: asset.success })
      else if (refusalOf(asset.failure) !== 'failed') sendBack({ type: 'asset.lost', failure: asset.failure })
    }
    const unsubscribe = events.subscribe((serverEvent) => {
      if (concerns(serverEvent, place)) void reread()
    })
    if (isOutdated) void reread()
    return () => {
      over.abort()
      unsubscribe()
    }
  })
