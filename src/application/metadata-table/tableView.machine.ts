import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { changedColumn, columnsOf, movedColumn, preferencesOf, type TableColumn } from '../../domain/metadata-table/columns.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { AccountColumns } from './accountColumns.ts'
import type { MetadataTableGateway, TableTemplate } from './MetadataTableGateway.ts'
import type { RowsAsked } from './rows/tableRows.machine.ts'
import type { TableSelectionStore } from './TableSelectionStore.ts'
import { bareIn, describesAny, isOtherLeft, isToAsk, isToTry, readTemplate, type TemplateChoice, type TemplateRead, withBare } from './templateChoice.ts'
import { scopeOf, type ViewQuery, WHOLE_MODULE } from './viewQuery.ts'

interface TableViewContext extends TemplateChoice {
  readonly resourceType: ResourceType
  readonly columns: readonly TableColumn[]
  readonly failure: Failure | undefined
}

export type TableViewEvent =
  | { readonly type: 'view.opened'; readonly resourceType: ResourceType; readonly templateId: string | undefined; readonly query: ViewQuery }
  | { readonly type: 'column.changed'; readonly id: string; readonly change: Partial<Pick<TableColumn, 'width' | 'isPinned' | 'isHidden'>> }
  | { readonly type: 'column.moved'; readonly id: string; readonly by: 1 | -1 }
  /** As the template says. */
  | { readonly type: 'columns.reset' }
  /** The template describes none of the rows that are asked for. */
  | { readonly type: 'rows.none' }
  /** It has not the attribute that they are filtered or sorted by. */
  | { readonly type: 'attribute.unknown' }
  /** Templates are others now, or what they offer. */
  | { readonly type: 'templates.changed' }
  | { readonly type: 'retry' }

type Opened = Extract<TableViewEvent, { readonly type: 'view.opened' }>

interface TableViewPorts {
  readonly metadataTable: Pick<MetadataTableGateway, 'templates' | 'template' | 'rows'>
  readonly columns: AccountColumns
  readonly tableSelections: Pick<TableSelectionStore, 'read'>
  /** These rows are looked at from now on. */
  readonly shown: (asked: RowsAsked) => void
}

const BLANK: TableViewContext = { resourceType: 'RECORDS', wanted: undefined, bare: [], query: WHOLE_MODULE, templates: [], template: undefined, columns: [], failure: undefined }

/** Which template the table is looked at by, and how its columns stand. */
export const createTableViewMachine = ({ metadataTable, columns: kept, tableSelections, shown }: TableViewPorts) =>
  setup({
    types: { context: {} as TableViewContext, events: {} as TableViewEvent, tags: {} as 'open' },
    actors: {
      listing: fromPromise(({ input, signal }: { readonly input: TableViewContext; readonly signal: AbortSignal }) => metadataTable.templates(input.resourceType, signal)),
      reading: fromPromise(({ input, signal }: { readonly input: TableViewContext; readonly signal: AbortSignal }) => readTemplate(metadataTable, input, signal)),
      asking: fromPromise(({ input, signal }: { readonly input: TableViewContext; readonly signal: AbortSignal }) =>
        describesAny(metadataTable, { resourceType: input.resourceType, scope: scopeOf(input.query, tableSelections) ?? WHOLE_MODULE.scope, templateId: input.template?.id ?? '' }, signal),
      ),
    },
    guards: {
      isNone: ({ context }) => context.templates.length === 0,
      isListed: ({ context }, { resourceType }: Opened) => context.templates.length > 0 && resourceType === context.resourceType,
      isToTry: ({ context }) => isToTry(context),
      isToAsk: ({ context }) => isToAsk(context),
      isOtherLeft: ({ context }) => isOtherLeft(context),
      isGone: ({ context }) => scopeOf(context.query, tableSelections) === undefined,
      isSame: ({ context: { template, resourceType } }, opened: Opened) => template !== undefined && opened.templateId === template.id && opened.resourceType === resourceType,
    },
    actions: {
      list: assign((_, templates: readonly TableTemplate[] | undefined) => ({ templates: templates ?? [], template: undefined, columns: [] })),
      open: assign(({ context }, read: TemplateRead | undefined) => {
        if (read === undefined) return {}
        const { columns: _kept, ...template } = read.template
        return { templates: read.templates, template, columns: columnsOf(template, kept.read(context.resourceType, read.template)) }
      }),
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
        { guard: { type: 'isListed', params: ({ event }) => event }, target: '.opening', actions: assign(({ context, event }) => ({ wanted: event.templateId, bare: bareIn(context, event.query), query: event.query, template: undefined, columns: [] })) },
        { target: '.listing', actions: assign(({ event }) => ({ ...BLANK, resourceType: event.resourceType, wanted: event.templateId, query: event.query })) },
      ],
    },
    states: {
      unopened: { description: 'No table has been asked for.' },
      listing: {
        description: 'Which templates there are to look by is being read.',
        invoke: { src: 'listing', input: ({ context }) => context, onDone: answered<readonly TableTemplate[], Failure>()({ target: 'deciding', action: 'list' }, { target: 'failed', action: 'fail' }) },
      },
      deciding: { description: 'Whether there is any template to look by.', always: [{ guard: 'isNone', target: 'none' }, 'opening'] },
      none: { description: 'The person is in no template that describes assets of this module.', on: { 'templates.changed': 'listing' } },
      opening: {
        description: 'The columns of the template are being read.',
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<TemplateRead, Failure>()({ target: 'looking', action: 'open' }, { target: 'failed', action: 'fail' }) },
      },
      looking: { description: 'Whether the selection that the rows are asked for is known.', always: [{ guard: 'isGone', target: 'gone' }, { target: 'open', actions: 'show' }] },
      gone: { description: 'The selection that the rows are asked for is not known in this tab any more.' },
      open: {
        description: 'The table has its columns.',
        tags: 'open',
        on: {
          'rows.none': [{ guard: 'isToAsk', target: 'asking' }, { guard: 'isToTry', target: 'opening', actions: assign(({ context }) => withBare(context)) }],
          'attribute.unknown': { guard: 'isOtherLeft', target: 'opening', actions: assign(({ context }) => withBare(context)) },
          'templates.changed': 'refreshing',
          'column.changed': { actions: [assign(({ context, event }) => ({ columns: changedColumn(context.columns, event.id, event.change) })), 'keep'] },
          'column.moved': { actions: [assign(({ context, event }) => ({ columns: movedColumn(context.columns, event.id, event.by) })), 'keep'] },
          'columns.reset': { actions: [assign(({ context: { template } }) => (template ? { columns: columnsOf(template, []) } : {})), 'keep'] },
        },
      },
      asking: {
        description: 'Nothing is found: whether the template describes any of the rows that were searched is asked.',
        tags: 'open',
        invoke: {
          src: 'asking',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => event.output, target: 'open', actions: assign(({ context }) => ({ wanted: context.template?.id })) },
            { target: 'opening', actions: assign(({ context }) => withBare(context)) },
          ],
        },
      },
      refreshing: {
        description: 'Which templates there are and the columns of this one are being read again; the table stays as it is meanwhile.',
        tags: 'open',
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answeredAgain<TableViewContext, TemplateRead, Failure>()({ target: 'open' }, { target: 'open', action: 'open' }, { target: 'failed', action: 'fail' }) },
        on: { 'templates.changed': { target: 'refreshing', reenter: true } },
      },
      failed: { description: 'The templates or the columns could not be read.', on: { retry: 'listing', 'templates.changed': 'listing' } },
    },
  })

export type TableViewActor = ActorRefFrom<ReturnType<typeof createTableViewMachine>>
export type TableViewSnapshot = SnapshotFrom<ReturnType<typeof createTableViewMachine>>
