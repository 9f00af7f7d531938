import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'
import { answered } from '../failures/answered.ts'
import type { FolderGateway, FolderReadFailure } from '../folders/FolderGateway.ts'
import type { Selected } from '../selection/selected.ts'
import type { TableSelectionStore } from './TableSelectionStore.ts'
import { type ViewScope, WHOLE_MODULE } from './viewQuery.ts'

interface TableScopeContext {
  readonly resourceType: ResourceType
  readonly scope: ViewScope
  readonly folder: FolderDetail | undefined
  readonly selected: Selected | undefined
}

export interface ScopeOpened {
  readonly type: 'scope.opened'
  readonly resourceType: ResourceType
  readonly scope: ViewScope
}

interface TableScopePorts {
  readonly folders: Pick<FolderGateway, 'read'>
  readonly tableSelections: Pick<TableSelectionStore, 'read'>
}

/** What whose rows the table has is called. */
export const createTableScopeMachine = ({ folders, tableSelections }: TableScopePorts) =>
  setup({
    types: { context: {} as TableScopeContext, events: {} as ScopeOpened },
    actors: {
      reading: fromPromise(({ input: { resourceType, scope }, signal }: { readonly input: TableScopeContext; readonly signal: AbortSignal }) =>
        folders.read(resourceType, scope.kind === 'folder' ? scope.folderId : '', signal),
      ),
    },
    guards: {
      isWhole: ({ context }) => context.scope.kind === 'module',
      isUnread: ({ context: { scope, folder } }) => scope.kind === 'folder' && scope.folderId !== folder?.id,
    },
    actions: { name: assign((_, folder: FolderDetail | undefined) => ({ folder })), forget: assign({ folder: undefined }) },
  }).createMachine({
    id: 'tableScope',
    context: { resourceType: 'RECORDS', scope: WHOLE_MODULE.scope, folder: undefined, selected: undefined },
    initial: 'whole',
    on: {
      'scope.opened': {
        target: '.deciding',
        actions: assign(({ event: { resourceType, scope } }) => ({ resourceType, scope, selected: scope.kind === 'selection' ? tableSelections.read(scope.name) : undefined })),
      },
    },
    states: {
      deciding: { description: 'Whether the name is to be read.', always: [{ guard: 'isWhole', target: 'whole' }, { guard: 'isUnread', target: 'reading' }, 'named'] },
      whole: { description: 'The rows are those of the module.' },
      reading: {
        description: 'What the folder is called is being read.',
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<FolderDetail, FolderReadFailure>()({ target: 'named', action: 'name' }, { target: 'nameless', action: 'forget' }) },
      },
      named: { description: 'The rows are those of something that has a name.' },
      nameless: { description: 'The folder could not be read; the rows say why.' },
    },
  })

export type TableScopeActor = ActorRefFrom<ReturnType<typeof createTableScopeMachine>>
