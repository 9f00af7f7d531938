import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { valueOf } from '../failures/outcome.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import type { OcrAsset, OcrFound, OcrGateway } from './OcrGateway.ts'

interface OcrFindingContext {
  readonly asset: OcrAsset
  readonly wanted: string
  /** Pages that are read by then: what was found among fewer is looked for anew. */
  readonly read: number
  readonly found: OcrFound
}

interface OcrFindingEvent extends Pick<OcrFindingContext, 'asset' | 'wanted' | 'read'> {
  readonly type: 'find.typed'
}

const NOTHING: OcrFound = { pages: [], hits: 0 }

/** Where only more was read meanwhile, what was found stays until that is known. */
const isSame = (context: OcrFindingContext, asset: OcrAsset, wanted: string): boolean => context.asset.assetId === asset.assetId && context.wanted === wanted

/** On which pages of an asset of several something was read. What cannot be looked through has nothing of it. */
export const createOcrFindingMachine = ({ ocr }: { readonly ocr: OcrGateway }) =>
  setup({
    types: { context: {} as OcrFindingContext, events: {} as OcrFindingEvent, tags: {} as 'busy' },
    actors: {
      finding: fromPromise(async ({ input: { asset, wanted }, signal }: { input: OcrFindingContext; signal: AbortSignal }) => {
        await new Promise((resolve) => {
          setTimeout(resolve, NARROWED_AFTER_MS)
        })
        return signal.aborted ? undefined : valueOf(await ocr.find(asset, wanted, signal))
      }),
    },
    guards: { isBlank: ({ context }) => context.wanted.trim() === '' },
    actions: { put: assign((_, found: OcrFound | undefined) => ({ found: found ?? NOTHING })) },
  }).createMachine({
    id: 'ocrFinding',
    context: { asset: { resourceType: 'RECORDS', assetId: '' }, wanted: '', read: 0, found: NOTHING },
    initial: 'idle',
    on: { 'find.typed': { target: '.finding', reenter: true, actions: assign(({ context, event: { asset, wanted, read } }) => ({ asset, wanted, read, found: isSame(context, asset, wanted) ? context.found : NOTHING })) } },
    states: {
      idle: { description: 'Nothing is looked for, or what was found is known.' },
      finding: {
        description: 'Once the person pauses, the pages are looked through.',
        tags: 'busy',
        always: { guard: 'isBlank', target: 'idle' },
        invoke: { src: 'finding', input: ({ context }) => context, onDone: { target: 'idle', actions: { type: 'put', params: ({ event }) => event.output } } },
      },
    },
  })

export type OcrFindingActor = ActorRefFrom<ReturnType<typeof createOcrFindingMachine>>
