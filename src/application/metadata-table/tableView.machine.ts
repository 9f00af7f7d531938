import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { changedColumn, columnsOf, movedColumn, preferencesOf, type TableColumn } from '../../domain/metadata-table/columns.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { AccountColumns } from './accountColumns.ts'
import type { ChosenTemplate, MetadataTableGateway, TableTemplate } from './MetadataTableGateway.ts'
import type { RowsAsked } from './rows/tableRows.machine.ts'
import type { TableSelectionStore } from './TableSelectionStore.ts'
import { choiceAsked, type Choosing } from './templateChoice.ts'
import { scopeOf, type ViewQuery, WHOLE_MODULE } from './viewQuery.ts'

interface TableViewContext extends Choosing {
  readonly templates: readonly TableTemplate[]
  readonly columns: readonly TableColumn[]
  readonly failure: Failure | undefined
}

type TableViewEvent =
  | { readonly type: 'view.opened'; readonly resourceType: ResourceType; readonly templateId: string | undefined; readonly query: ViewQuery }
  | { readonly type: 'column.changed'; readonly id: string; readonly change: Partial<Pick<TableColumn, 'width' | 'isPinned' | 'isHidden'>> }
  | { readonly type: 'column.moved'; readonly id: string; readonly by: 1 | -1 }
  /** As the template says. */
  | { readonly type: 'columns.reset' }
  /** Templates are others now, or what they offer. */
  | { readonly type: 'templates.changed' }
  | { readonly type: 'retry' }

type Opened = Extract<TableViewEvent, { readonly type: 'view.opened' }>

interface TableViewPorts {
  readonly metadataTable: Pick<MetadataTableGateway, 'choice'>
  readonly columns: AccountColumns
  readonly tableSelections: Pick<TableSelectionStore, 'read'>
  /** These rows are looked at from now on. */
  readonly shown: (asked: RowsAsked) => void
}

const BLANK: TableViewContext = { resourceType: 'RECORDS', wanted: undefined, query: WHOLE_MODULE, templates: [], template: undefined, columns: [], failure: undefined }

/** Which template the table is looked at by, and how its columns stand. */
export const createTableViewMachine = ({ metadataTable, columns: kept, tableSelections, shown }: TableViewPorts) =>
  setup({
    types: { context: {} as TableViewContext, events: {} as TableViewEvent, tags: {} as 'open' },
    actors: {
      choosing: fromPromise(({ input, signal }: { readonly input: TableViewContext; readonly signal: AbortSignal }) => metadataTable.choice(choiceAsked(input, tableSelections), signal)),
    },
    guards: {
      isNone: ({ context }) => context.template === undefined,
      isGone: ({ context }) => scopeOf(context.query, tableSelections) === undefined,
      isSame: ({ context: { template, resourceType } }, opened: Opened) => template !== undefined && opened.templateId === template.id && opened.resourceType === resourceType,
    },
    actions: {
      open: assign(({ context }, chosen: ChosenTemplate | undefined) => {
        if (chosen === undefined) return {}
        const { templates, template: read } = chosen
        if (read === null) return { templates, template: undefined, columns: [] }
        const { columns: _kept, ...template } = read
        return { templates, template, columns: columnsOf(template, kept.read(context.resourceType, read)) }
      }),
      /** What is named alone is read again: the one that was open may be gone. */
      forget: assign({ template: undefined, columns: [] }),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
      show: ({ context: { resourceType, template, query } }) => {
        const scope = scopeOf(query, tableSelections)
        if (template !== undefined && scope !== undefined) shown({ ...query, scope, resourceType, templateId: template.id })
      },
      keep: ({ context: { resourceType, template, columns } }) => template && kept.keep(resourceType, template.id, preferencesOf(columns)),
    },
  }).createMachine({
    id: 'tableView',
    context: BLANK,
    initial: 'unopened',
    on: {
      'view.opened': [
        { guard: { type: 'isSame', params: ({ event }) => event }, target: '.looking', actions: assign(({ event }) => ({ query: event.query })) },
        { target: '.arriving', actions: assign(({ event }) => ({ ...BLANK, resourceType: event.resourceType, wanted: event.templateId, query: event.query })) },
      ],
    },
    states: {
      unopened: { description: 'No table has been asked for.' },
      arriving: { description: 'Whether the selection that a table is asked for is known.', always: [{ guard: 'isGone', target: 'gone' }, 'choosing'] },
      choosing: {
        description: 'Which templates there are to look by is being read, and by which one the table opens.',
        invoke: { src: 'choosing', input: ({ context }) => context, onDone: answered<ChosenTemplate, Failure>()({ target: 'looking', action: 'open' }, { target: 'failed', action: 'fail' }) },
      },
      looking: {
        description: 'Whether there is a template to look by, and the selection is still known.',
        always: [{ guard: 'isNone', target: 'none' }, { guard: 'isGone', target: 'gone' }, { target: 'open', actions: 'show' }],
      },
      none: { description: 'The person is in no template that describes assets of this module.', on: { 'templates.changed': 'arriving' } },
      gone: { description: 'The selection that the rows are asked for is not known in this tab any more.' },
      open: {
        description: 'The table has its columns.',
        tags: 'open',
        on: {
          'templates.changed': 'refreshing',
          'column.changed': { actions: [assign(({ context, event }) => ({ columns: changedColumn(context.columns, event.id, event.change) })), 'keep'] },
          'column.moved': { actions: [assign(({ context, event }) => ({ columns: movedColumn(context.columns, event.id, event.by) })), 'keep'] },
          'columns.reset': { actions: [assign(({ context: { template } }) => (template ? { columns: columnsOf(template, []) } : {})), 'keep'] },
        },
      },
      refreshing: {
        description: 'Which templates there are and the columns of this one are being read again; the table stays as it is meanwhile.',
        tags: 'open',
        invoke: { src: 'choosing', input: ({ context }) => context, onDone: answeredAgain<TableViewContext, ChosenTemplate, Failure>()({ target: 'open' }, { target: 'open', action: 'open' }, { target: 'failed', action: 'fail' }) },
        on: { 'templates.changed': { target: 'refreshing', reenter: true } },
      },
      failed: { description: 'The templates or the columns could not be read.', on: { retry: { target: 'arriving', actions: 'forget' }, 'templates.changed': { target: 'arriving', actions: 'forget' } } },
    },
  })

export type TableViewActor = ActorRefFrom<ReturnType<typeof createTableViewMachine>>
export type TableViewSnapshot = SnapshotFrom<ReturnType<typeof createTableViewMachine>>
