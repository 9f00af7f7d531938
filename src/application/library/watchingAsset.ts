import * as Result from 'effect/Result'
import { fromCallback } from 'xstate'
import type { AssetDetail } from '../../domain/library/asset.ts'
import { refusalOf } from '../failures/refusal.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { AssetGateway, AssetReadFailure } from './AssetGateway.ts'
import type { AssetPlace } from './AssetPlace.ts'

export type AssetNews = { type: 'asset.reread'; asset: AssetDetail } | { type: 'asset.lost'; failure: AssetReadFailure }

/** Reads an open asset again when it has changed. A reading that fails in passing is left to the next fact. */
export const watchingAsset = ({ assets, events }: { readonly assets: AssetGateway; readonly events: EventStream }) =>
  fromCallback<AssetNews, AssetPlace>(({ input: { resourceType, assetId }, sendBack }) => {
    const over = new AbortController()

    const reread = async () => {
      const asset = await assets.read(resourceType, assetId, over.signal)
      if (over.signal.aborted) return
      if (Result.isSuccess(asset)) sendBack({ type: 'asset.reread', asset: asset.success })
      else if (refusalOf(asset.failure) !== 'failed') sendBack({ type: 'asset.lost', failure: asset.failure })
    }
    const unsubscribe = events.subscribe((fact) => {
      const isWide = fact.kind === 'stream.reopened' || fact.kind === 'favorites.changed' || (fact.kind === 'library.changed' && fact.type === resourceType)
      if (isWide || (fact.kind === 'asset.changed' && fact.assetId === assetId)) void reread()
    })
    return () => {
      over.abort()
      unsubscribe()
    }
  })
