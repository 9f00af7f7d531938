import { assign, enqueueActions, sendTo, setup, stopChild, type ActorRefFrom } from 'xstate'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { isRendered } from '../../domain/assets/contentTypes.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { refusalOf, type Refusal } from '../failures/refusal.ts'
import { refusedState } from '../failures/refusedState.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Noticed } from '../notifications/noticing.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createAssetEditMachine, type AssetEditActor } from './assetEdit.machine.ts'
import type { AssetReadFailure } from './AssetGateway.ts'
import { NO_ADJACENT_ASSETS, type AdjacentAssetPorts, type AdjacentAssets } from './adjacentAssets.ts'
import { createPreviewMachine, type PreviewActor } from './preview.machine.ts'
import { openingAsset, watchingAsset, type AssetNews } from './watchingAsset.ts'
import { watchingAdjacentAssets, type AdjacentAssetsChange } from './watchingAdjacentAssets.ts'
import { placeOf, type AssetPlace } from './AssetPlace.ts'

interface AssetContext {
  readonly place: AssetPlace
  readonly asset: AssetDetail | undefined
  /** It changed while it was being opened. */
  readonly isOutdated: boolean
  /** While the asset is shown: the form over its fields, and the look at it. */
  readonly edit: AssetEditActor | undefined
  readonly preview: PreviewActor | undefined
  readonly adjacentAssets: AdjacentAssets
  readonly failure: AssetReadFailure | undefined
}

type AssetEvent =
  ({ type: 'asset.opened' } & AssetPlace) | { type: 'asset.saved'; asset: AssetDetail } | { type: 'retry' } | AssetNews | AdjacentAssetsChange

export interface AssetPorts extends AdjacentAssetPorts {
  readonly events: EventStream
  readonly notify: Notify
}

/** Until an address has named an asset. */
const NOWHERE: AssetPlace = { resourceType: 'RECORDS', assetId: '', from: undefined }

/** The page of one asset, and the way to the ones beside it in the list one came from. */
export const createAssetMachine = (ports: AssetPorts) =>
  setup({
    types: {
      context: {} as AssetContext,
      events: {} as AssetEvent,
    },
    actors: {
      reopening: retryWhenReopened(ports.events),
      opening: openingAsset(ports),
      watching: watchingAsset(ports),
      watchingAdjacentAssets: watchingAdjacentAssets(ports),
      assetEdit: createAssetEditMachine(ports),
      preview: createPreviewMachine(ports),
    },
    guards: { isRefusal: ({ context }, kind: Refusal) => refusalOf(context.failure) === kind },
    actions: {
      open: assign(({ spawn }, opened: Noticed<AssetDetail> | undefined) => {
        if (opened === undefined) return {}
        const { value: asset, isOutdated } = opened
        return {
          asset,
          isOutdated,
          edit: spawn('assetEdit', { id: 'edit', input: { asset } }),
          preview: spawn('preview', { id: 'preview', input: { asset } }),
        }
      }),
      close: assign({ edit: undefined, preview: undefined }),
      /** Another file, or one whose text can be read or whose picture can be seen only now, is looked at anew. */
      show: enqueueActions(({ context: { asset: before }, enqueue }, asset: AssetDetail) => {
        const isAnother =
          before?.contentVersion !== asset.contentVersion ||
          (asset.preview === 'text' && before.indexing !== asset.indexing) ||
          (isRendered(asset.mediaType) && before.thumbnail !== asset.thumbnail)
        enqueue.assign({ asset })
        if (!isAnother) return
        enqueue.stopChild('preview')
        enqueue.assign(({ spawn }) => ({ preview: spawn('preview', { id: 'preview', input: { asset } }) }))
      }),
      updateEdit: sendTo('edit', (_, asset: AssetDetail) => ({ type: 'asset.reread', asset })),
    },
  }).createMachine({
    id: 'asset',
    context: { place: NOWHERE, asset: undefined, isOutdated: false, edit: undefined, preview: undefined, adjacentAssets: NO_ADJACENT_ASSETS, failure: undefined },
    initial: 'unopened',
    on: {
      'asset.opened': {
        target: '.opening',
        reenter: true,
        actions: assign(({ event }) => ({ place: placeOf(event), asset: undefined, adjacentAssets: NO_ADJACENT_ASSETS, failure: undefined })),
      },
    },
    states: {
      unopened: { description: 'No asset has been asked for yet.' },
      opening: {
        description: 'The asset is being read.',
        invoke: {
          src: 'opening',
          input: ({ context }) => context.place,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'viewing',
              actions: { type: 'open', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'refused', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      viewing: {
        description: 'The asset is shown.',
        invoke: [
          { src: 'watching', input: ({ context: { place, isOutdated } }) => ({ place, isOutdated }) },
          { src: 'watchingAdjacentAssets', input: ({ context }) => context.place },
        ],
        exit: [stopChild('edit'), stopChild('preview'), 'close'],
        on: {
          'asset.saved': { actions: { type: 'show', params: ({ event }) => event.asset } },
          'asset.reread': {
            actions: [
              { type: 'show', params: ({ event }) => event.asset },
              { type: 'updateEdit', params: ({ event }) => event.asset },
            ],
          },
          'adjacentAssets.found': { actions: assign({ adjacentAssets: ({ event }) => event.adjacentAssets }) },
          'asset.lost': { target: 'refused', actions: assign({ failure: ({ event }) => event.failure }) },
        },
      },
      refused: refusedState('asset', '#asset.opening'),
    },
  })

type AssetMachine = ReturnType<typeof createAssetMachine>
export type AssetActor = ActorRefFrom<AssetMachine>
