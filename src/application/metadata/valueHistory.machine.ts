import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { MetadataChange } from '../../domain/metadata/assetMetadata.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import type { Option } from '../../domain/templates/options.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import { pagedStates } from '../lists/pagedStates.ts'
import type { DescribedPlace, MetadataGateway, MetadataHistoryPage, MetadataUndoFailure } from './MetadataGateway.ts'

interface ValueHistoryContext {
  readonly place: DescribedPlace
  readonly attribute: AttributeDefinition | undefined
  readonly changes: readonly MetadataChange[]
  readonly names: readonly Option[]
  readonly next: string | null
  readonly changeId: string
  readonly failure: AssetReadFailure | MetadataUndoFailure | undefined
}

type ValueHistoryEvent =
  | { type: 'history.opened'; place: DescribedPlace; attribute: AttributeDefinition }
  | { type: 'change.undo'; changeId: string }
  | { type: 'more.wanted' }
  | { type: 'retry' }
  | { type: 'close' }

interface ValueHistoryPorts {
  readonly metadata: MetadataGateway
  /** Told when a change was undone. */
  readonly undone: (assetId: string) => void
}

/** Read at once. */
const PAGE = 20

const states = pagedStates<ValueHistoryContext, ValueHistoryEvent, MetadataHistoryPage, AssetReadFailure>()(
  {
    reading: 'The newest changes are on their way.',
    listing: 'Changes are listed.',
    extending: 'Changes are listed, and older ones are on their way.',
    stuck: 'Changes are listed; older ones could not be read.',
    nothing: 'These values were never changed.',
    failed: 'The changes could not be read; it can be tried again.',
  },
  { first: 'readingNewest', put: 'put', later: 'readingOlder' },
)

/** What the values of one attribute of an asset were before, and the way back. */
export const createValueHistoryMachine = ({ metadata, undone }: ValueHistoryPorts) => {
  const read = ({ place, attribute }: ValueHistoryContext, after: string | null, signal: AbortSignal) =>
    metadata.history(place, { limit: PAGE, ...(attribute ? { attributeId: attribute.id } : {}), ...(after === null ? {} : { after }) }, signal)
  return setup({
    types: { context: {} as ValueHistoryContext, events: {} as ValueHistoryEvent },
    actors: {
      readingNewest: fromPromise(({ input, signal }: { input: ValueHistoryContext; signal: AbortSignal }) => read(input, null, signal)),
      readingOlder: fromPromise(({ input, signal }: { input: ValueHistoryContext; signal: AbortSignal }) => read(input, input.next, signal)),
      undoing: fromPromise(({ input, signal }: { input: ValueHistoryContext; signal: AbortSignal }) => metadata.undo(input.place, input.changeId, signal)),
    },
    guards: { isNothingThere: ({ context }) => context.changes.length === 0, isMore: ({ context }) => context.next !== null },
    actions: {
      put: assign((_, page: MetadataHistoryPage | undefined) => (page ? { changes: page.items, next: page.next, names: page.names, failure: undefined } : {})),
      add: assign(({ context }, page: MetadataHistoryPage | undefined) =>
        page ? { changes: [...context.changes, ...page.items], next: page.next, names: [...context.names, ...page.names], failure: undefined } : {},
      ),
      fail: assign((_, failure: ValueHistoryContext['failure']) => ({ failure })),
      announce: ({ context }) => undone(context.place.assetId),
    },
  }).createMachine({
    id: 'valueHistory',
    context: { place: { resourceType: 'RECORDS', assetId: '' }, attribute: undefined, changes: [], names: [], next: null, changeId: '', failure: undefined },
    initial: 'closed',
    on: {
      'history.opened': { target: '.reading', actions: assign(({ event: { place, attribute } }) => ({ place, attribute, changes: [], names: [], next: null, failure: undefined })) },
      'change.undo': { target: '.undoing', actions: assign({ changeId: ({ event }) => event.changeId }) },
      close: '.closed',
    },
    states: {
      closed: { description: 'No history is open.', on: { 'change.undo': {} } },
      ...states,
      undoing: {
        description: 'The values before a change are put back.',
        on: { 'change.undo': {} },
        invoke: {
          src: 'undoing',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'reading', actions: 'announce' },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: { description: 'They were not put back, and why.', on: { retry: 'reading' } },
    },
  })
}

export type ValueHistoryActor = ActorRefFrom<ReturnType<typeof createValueHistoryMachine>>
