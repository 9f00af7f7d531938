import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { piecesSought, type FoundFolder } from '../../domain/folders/folderSearch.ts'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import { OFFERED_AFTER_MS } from '../forms/typing.ts'

interface PlaceFinderContext {
  readonly type: ResourceType
  readonly typed: string
  /** What was found last stays while the next is looked for. */
  readonly found: readonly FoundFolder[]
}

type PlaceFinderEvent = { type: 'finder.typed'; resourceType: ResourceType; typed: string } | { type: 'retry' } | { type: 'finder.left' }

/** Finds a folder to put something into, by what is typed of its name. */
export const createPlaceFinderMachine = ({ folders }: { readonly folders: FolderGateway }) =>
  setup({
    types: { context: {} as PlaceFinderContext, events: {} as PlaceFinderEvent },
    actors: {
      finding: fromPromise(({ input: { type, typed }, signal }: { input: PlaceFinderContext; signal: AbortSignal }) => folders.find(type, typed, signal)),
    },
    guards: {
      isSomething: (_, typed: string) => piecesSought(typed).length > 0,
      isNothingFound: ({ context }) => context.found.length === 0,
    },
    actions: { take: assign((_, { resourceType: type, typed }: { resourceType: ResourceType; typed: string }) => ({ type, typed })) },
  }).createMachine({
    id: 'placeFinder',
    context: { type: 'RECORDS', typed: '', found: [] },
    initial: 'idle',
    on: {
      'finder.typed': [
        {
          guard: { type: 'isSomething', params: ({ event }) => event.typed },
          target: '.waiting',
          reenter: true,
          actions: { type: 'take', params: ({ event }) => event },
        },
        { target: '.idle', actions: { type: 'take', params: ({ event }) => event } },
      ],
      'finder.left': { target: '.idle', actions: assign({ typed: '' }) },
    },
    states: {
      idle: { description: 'Nothing is looked for.', entry: assign({ found: [] }) },
      waiting: { description: 'Somebody is typing.', tags: 'asked', after: { [OFFERED_AFTER_MS]: 'finding' } },
      finding: {
        description: 'The server is looking; what was found before is still offered.',
        tags: 'asked',
        invoke: {
          src: 'finding',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'found', actions: assign({ found: ({ event }) => valueOf(event.output) ?? [] }) },
            { target: 'failed' },
          ],
        },
      },
      found: { description: 'Whether there is any.', always: [{ guard: 'isNothingFound', target: 'nothing' }, 'listing'] },
      listing: { description: 'Folders are offered.', tags: 'asked' },
      nothing: { description: 'No folder is called so.', tags: 'asked' },
      failed: { description: 'It could not be looked; it can be tried again.', tags: 'asked', on: { retry: 'finding' } },
    },
  })

export type PlaceFinderActor = ActorRefFrom<ReturnType<typeof createPlaceFinderMachine>>
