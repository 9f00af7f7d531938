import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'
import type { ModuleCount } from '../../domain/items/moduleCounts.ts'
import type { AdvancedSearchGateway, Facets, ResultFailure } from '../advanced-search/AdvancedSearchGateway.ts'
import { changesResults } from '../advanced-search/changesResults.ts'
import { answered } from '../failures/answered.ts'
import type { FolderGateway, FolderReadFailure } from '../folders/FolderGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { Selected } from '../selection/selected.ts'
import type { TableSelectionStore } from './TableSelectionStore.ts'
import { type ViewScope, WHOLE_MODULE } from './viewQuery.ts'

interface TableScopeContext {
  readonly resourceType: ResourceType
  readonly scope: ViewScope
  readonly folder: FolderDetail | undefined
  readonly selected: Selected | undefined
  /** Of a search: how much it finds in which module, as far as that is known. */
  readonly modules: readonly ModuleCount[]
}

interface ScopeOpened {
  readonly type: 'scope.opened'
  readonly resourceType: ResourceType
  readonly scope: ViewScope
}

type TableScopeEvent = ScopeOpened | { readonly type: 'retry' } | ServerEventReceived | RereadDue

interface TableScopePorts {
  readonly events: EventStream
  readonly folders: Pick<FolderGateway, 'read'>
  readonly tableSelections: Pick<TableSelectionStore, 'read'>
  readonly advancedSearches: Pick<AdvancedSearchGateway, 'facets'>
}

const wordsOf = (scope: ViewScope): string | undefined => (scope.kind === 'search' ? scope.words : undefined)

/** What whose rows the table has is called, and where else a search finds something. */
export const createTableScopeMachine = ({ folders, tableSelections, advancedSearches, events }: TableScopePorts) =>
  setup({
    types: { context: {} as TableScopeContext, events: {} as TableScopeEvent },
    actors: {
      reading: fromPromise(({ input: { resourceType, scope }, signal }: { readonly input: TableScopeContext; readonly signal: AbortSignal }) =>
        folders.read(resourceType, scope.kind === 'folder' ? scope.folderId : '', signal),
      ),
      counting: fromPromise(({ input, signal }: { readonly input: ViewScope; readonly signal: AbortSignal }) => advancedSearches.facets({ q: wordsOf(input) ?? '', facets: [] }, signal)),
      listening: listenToServerEvents(events),
      rereadThrottle,
    },
    guards: {
      isWhole: ({ context }) => context.scope.kind === 'module',
      isUnread: ({ context: { scope, folder } }) => scope.kind === 'folder' && scope.folderId !== folder?.id,
      isSearch: ({ context }) => context.scope.kind === 'search',
      changes: (_, serverEvent: ServerEvent) => serverEvent.kind === 'stream.reopened' || changesResults(serverEvent),
    },
    actions: {
      name: assign((_, folder: FolderDetail | undefined) => ({ folder })),
      forget: assign({ folder: undefined }),
      count: assign((_, counted: Facets | undefined) => (counted === undefined ? {} : { modules: counted.modules })),
      doWithout: (_context, _failure: ResultFailure | undefined) => undefined,
      pace: sendTo('rereadThrottle', (_, serverEvent: ServerEvent) => ({ type: 'stale', serverEvent })),
      postpone: sendTo('rereadThrottle', { type: 'stale' }),
    },
  }).createMachine({
    id: 'tableScope',
    context: { resourceType: 'RECORDS', scope: WHOLE_MODULE.scope, folder: undefined, selected: undefined, modules: [] },
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    initial: 'whole',
    on: {
      serverEvent: { guard: { type: 'changes', params: ({ event }) => event.serverEvent }, actions: { type: 'pace', params: ({ event }) => event.serverEvent } },
      'scope.opened': {
        target: '.deciding',
        actions: assign(({ context, event: { resourceType, scope } }) => ({
          resourceType,
          scope,
          selected: scope.kind === 'selection' ? tableSelections.read(scope.name) : undefined,
          modules: wordsOf(scope) === wordsOf(context.scope) ? context.modules : [],
        })),
      },
    },
    states: {
      deciding: { description: 'Whether the name is to be read.', always: [{ guard: 'isWhole', target: 'whole' }, { guard: 'isUnread', target: 'reading' }, { guard: 'isSearch', target: 'counting' }, 'named'] },
      whole: { description: 'The rows are those of the module.' },
      reading: {
        description: 'What the folder is called is being read.',
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<FolderDetail, FolderReadFailure>()({ target: 'named', action: 'name' }, { target: 'nameless', action: 'forget' }) },
      },
      counting: {
        description: 'How much the search finds in which module is being counted; it has its words as its name already.',
        invoke: { src: 'counting', input: ({ context }) => context.scope, onDone: answered<Facets, ResultFailure>()({ target: 'named', action: 'count' }, { target: 'uncounted', action: 'doWithout' }) },
        on: { 'reread.due': { actions: 'postpone' } },
      },
      uncounted: {
        description: 'How much the search finds elsewhere could not be counted; what was counted before still stands, and it can be asked for again.',
        on: { retry: 'counting', 'reread.due': 'counting' },
      },
      named: { description: 'The rows are those of something that has a name.', on: { 'reread.due': { guard: 'isSearch', target: 'counting' } } },
      nameless: { description: 'The folder could not be read; the rows say why.', on: { 'reread.due': 'reading' } },
    },
  })

export type TableScopeActor = ActorRefFrom<ReturnType<typeof createTableScopeMachine>>
