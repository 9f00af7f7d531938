import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Duplicate, DuplicateGroup } from '../../domain/duplicates/duplicates.ts'
import { othersThan, proposedToKeep } from '../../domain/duplicates/proposal.ts'
import type { AssetMetadata } from '../../domain/metadata/assetMetadata.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { valueOf, wentUnanswered } from '../failures/outcome.ts'
import type { MetadataGateway } from '../metadata/MetadataGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'

/** What one of the assets says of itself. */
export interface ComparedDetail {
  readonly asset: AssetDetail
  readonly metadata: AssetMetadata | undefined
}

interface ComparingContext {
  readonly key: string
  readonly assets: readonly Duplicate[]
  /** Of those that could be read. */
  readonly details: ReadonlyMap<string, ComparedDetail>
  readonly keep: string
  /** Those that are to go when one is kept. */
  readonly others: readonly string[]
}

type ComparingEvent =
  /** `withDetails`: the person may know what the assets say of themselves. */
  | { type: 'group.shown'; group: DuplicateGroup | undefined; withDetails: boolean }
  | { type: 'keep.chosen'; id: string }
  /** Leaves one of the others as it is, or takes it along again. */
  | { type: 'other.toggled'; id: string }
  | { type: 'retry' }

/** So many of a group are read in full. */
const MOST_DETAILS = 12

const NOTHING: ComparingContext = { key: '', assets: [], details: new Map(), keep: '', others: [] }

const isShown = ({ assets }: ComparingContext, group: DuplicateGroup): boolean => JSON.stringify(assets) === JSON.stringify(group.assets)

/** Another group begins with what is proposed of it; of one whose assets are others now, what was chosen stays as far as they are still there. */
const shownNext = ({ assets: before, keep: kept, others, details }: ComparingContext, { key, assets }: DuplicateGroup): ComparingContext => {
  const ids = new Set(assets.map(({ asset }) => asset.id))
  const isChosen = ids.has(kept) && kept !== proposedToKeep(before)?.id
  const keep = isChosen ? kept : (proposedToKeep(assets)?.id ?? '')
  const leftOut = new Set(othersThan(before, kept).filter((id) => !others.includes(id)))
  return { key, assets, details: new Map([...details].filter(([id]) => ids.has(id))), keep, others: othersThan(assets, keep).filter((id) => !leftOut.has(id)) }
}

interface Ports {
  readonly assets: Pick<AssetGateway, 'read'>
  readonly metadata: Pick<MetadataGateway, 'read'>
  readonly events: EventStream
}

/** What is known already of an asset stays where no answer comes. */
const readingDetails = ({ assets, metadata }: Ports) =>
  fromPromise(async ({ input, signal }: { readonly input: Pick<ComparingContext, 'assets' | 'details'>; readonly signal: AbortSignal }) => {
    const read = await Promise.all(
      input.assets.slice(0, MOST_DETAILS).map(async ({ asset: { id: assetId, type: resourceType } }) => {
        const [asset, said] = await Promise.all([assets.read(resourceType, assetId, signal), metadata.read({ resourceType, assetId }, signal)])
        const known = input.details.get(assetId)
        const values = wentUnanswered(said) ? known?.metadata : valueOf(said)
        const kept = wentUnanswered(asset) ? known : undefined
        return { assetId, detail: Result.isSuccess(asset) ? { asset: asset.success, metadata: values } : kept, isWhole: Result.isSuccess(asset) && Result.isSuccess(said) }
      }),
    )
    return { details: new Map(read.flatMap(({ assetId, detail }) => (detail === undefined ? [] : [[assetId, detail] as const]))), isWhole: read.every(({ isWhole }) => isWhole) }
  })

/** One group of duplicates side by side: what each says of itself, which is to be kept, and which of the others are to go. */
export const createComparingMachine = (ports: Ports) =>
  setup({
    types: { context: {} as ComparingContext, events: {} as ComparingEvent },
    actors: { reading: readingDetails(ports), reopening: retryWhenReopened(ports.events) },
    actions: { show: assign(({ context, event }) => (event.type === 'group.shown' && event.group !== undefined ? shownNext(context, event.group) : {})) },
  }).createMachine({
    id: 'comparing',
    context: NOTHING,
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: {
      'group.shown': [
        { guard: ({ context, event }) => event.group !== undefined && isShown(context, event.group) },
        { guard: ({ event }) => event.group === undefined, target: '.unopened', actions: assign(NOTHING) },
        { guard: ({ event }) => event.withDetails, target: '.reading', reenter: true, actions: 'show' },
        { target: '.plain', actions: 'show' },
      ],
      'keep.chosen': {
        guard: ({ context, event }) => context.assets.some(({ asset }) => asset.id === event.id),
        actions: assign(({ context, event }) => ({ keep: event.id, others: othersThan(context.assets, event.id) })),
      },
      'other.toggled': {
        guard: ({ context, event }) => othersThan(context.assets, context.keep).includes(event.id),
        actions: assign(({ context: { others }, event: { id } }) => ({ others: others.includes(id) ? others.filter((one) => one !== id) : [...others, id] })),
      },
    },
    states: {
      unopened: { description: 'No group is looked at.' },
      reading: {
        description: 'The assets stand side by side; what they say of themselves is on its way.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => event.output.isWhole, target: 'compared', actions: assign(({ event }) => ({ details: event.output.details })) },
            { target: 'incomplete', actions: assign(({ event }) => ({ details: event.output.details })) },
          ],
          onError: 'incomplete',
        },
      },
      compared: { description: 'The assets stand side by side with all that they say of themselves.' },
      incomplete: { description: 'The assets stand side by side; not all that they say of themselves could be read.', on: { retry: 'reading' } },
      plain: { description: 'The assets stand side by side as lists show them: the person may know no more.' },
    },
  })

export type ComparingActor = ActorRefFrom<ReturnType<typeof createComparingMachine>>
