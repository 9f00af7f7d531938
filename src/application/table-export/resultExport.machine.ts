import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { RESULT_WORDS } from '../../domain/advanced-search/resultFile.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { TableFileFormat } from '../../domain/metadata-table/tableFile.ts'
import { tableSortOf } from '../../domain/metadata-table/tableScope.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { ResultList } from '../advanced-search/AdvancedSearchGateway.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { MetadataTableGateway, TableTemplate, TableTemplateFailure } from '../metadata-table/MetadataTableGateway.ts'
import type { TableExportEvent } from './tableExport.machine.ts'

/** A result as it is listed, and the modules whose assets can be exported by a template as well. */
interface Exported {
  readonly list: ResultList
  readonly modules: readonly ResourceType[]
}

/** What of it goes into the file: all that was found as the library knows it, or assets with what a template says of them. */
export const EXPORT_CONTENTS = ['everything', 'described'] as const
type ExportContent = (typeof EXPORT_CONTENTS)[number]

interface Chosen {
  readonly format: TableFileFormat
  readonly language: Language
}

interface ResultExportContext extends Exported, Chosen {
  readonly type: ResourceType
  readonly templates: readonly TableTemplate[]
  readonly templateId: string
  readonly failure: TableTemplateFailure | undefined
}

type ResultExportEvent =
  | ({ readonly type: 'export.open' } & Exported)
  | { readonly type: 'content.chosen'; readonly content: ExportContent }
  | { readonly type: 'module.chosen'; readonly module: ResourceType }
  | { readonly type: 'template.chosen'; readonly templateId: string }
  | ({ readonly type: 'confirm' } & Chosen)
  | { readonly type: 'retry' }
  | { readonly type: 'close' }

interface Ports {
  readonly metadataTable: Pick<MetadataTableGateway, 'templates' | 'template'>
  readonly exportRows: (wanted: TableExportEvent) => void
}

/** Has all that a query finds taken home as a file: everything, or the assets of one module with what a template says of them. */
export const createResultExportMachine = ({ metadataTable, exportRows }: Ports) =>
  setup({
    types: { context: {} as ResultExportContext, events: {} as ResultExportEvent },
    actors: {
      readingTemplates: fromPromise(({ input, signal }: { input: ResourceType; signal: AbortSignal }) => metadataTable.templates(input, signal)),
      readingColumns: fromPromise(({ input: { type, templateId }, signal }: { input: ResultExportContext; signal: AbortSignal }) => metadataTable.template(type, templateId, signal)),
    },
    guards: { isNoTemplate: ({ context }) => context.templates.length === 0, isDescribed: (_, content: ExportContent) => content === 'described' },
    actions: {
      put: assign((_, templates: readonly TableTemplate[] | undefined) => ({ templates: templates ?? [], templateId: templates?.[0]?.id ?? '' })),
      fail: assign((_, failure: TableTemplateFailure | undefined) => ({ failure })),
      beginAll: ({ context: { list } }, { format, language }: Chosen) =>
        exportRows({ type: 'export.wanted', name: [RESULT_WORDS[language].file, format].join('.'), asked: { ...list, format, language } }),
      begin: ({ context: { list, type, format, language } }, template: DescribingTemplate | undefined) => {
        if (template === undefined) return
        const sort = tableSortOf(list.sort, (wanted) => template.attributes.some(({ id }) => id === wanted))
        const order = sort === undefined ? ({ sort: { by: 'name' }, direction: 'asc' } as const) : { sort, direction: list.direction }
        const rows = { resourceType: type, templateId: template.id, scope: { kind: 'search', words: list.q }, ...order, filters: [], search: '' } as const
        exportRows({ type: 'export.wanted', name: [template.name, format].join('.'), asked: { ...rows, format, language, columns: template.attributes.map(({ id }) => id) } })
      },
    },
  }).createMachine({
    id: 'resultExport',
    context: { list: { q: '', sort: { by: 'relevance' }, direction: 'asc' }, modules: [], type: 'RECORDS', templates: [], templateId: '', format: 'csv', language: 'en-US', failure: undefined },
    initial: 'closed',
    on: { close: '.closed' },
    states: {
      closed: {
        description: 'Nothing is to be exported.',
        on: { 'export.open': { target: 'open', actions: assign(({ event: { list, modules } }) => ({ list, modules, type: modules[0] ?? 'RECORDS', templates: [], failure: undefined })) } },
      },
      open: {
        tags: 'open',
        initial: 'everything',
        on: {
          'content.chosen': [
            { guard: { type: 'isDescribed', params: ({ event }) => event.content }, target: '.reading' },
            { target: '.everything', actions: assign({ templates: [], failure: undefined }) },
          ],
          'module.chosen': { target: '.reading', actions: assign(({ event }) => ({ type: event.module })) },
        },
        states: {
          everything: {
            description: 'All that was found is exported, once a format is chosen.',
            on: { confirm: { target: '#resultExport.closed', actions: { type: 'beginAll', params: ({ event: { format, language } }) => ({ format, language }) } } },
          },
          reading: {
            description: 'The templates are read by which assets of the module are described.',
            entry: assign({ templates: [], templateId: '', failure: undefined }),
            invoke: {
              src: 'readingTemplates',
              input: ({ context }) => context.type,
              onDone: answered<readonly TableTemplate[], CallFailure>()({ target: 'deciding', action: 'put' }, { target: 'failed', action: 'fail' }),
            },
          },
          deciding: { description: 'Whether there is a template.', always: [{ guard: 'isNoTemplate', target: 'none' }, 'choosing'] },
          choosing: {
            description: 'A template and a format are chosen.',
            on: {
              'template.chosen': { actions: assign(({ event }) => ({ templateId: event.templateId })) },
              confirm: { target: 'preparing', actions: assign(({ event: { format, language } }) => ({ format, language })) },
            },
          },
          none: { description: 'No template describes assets of the module.' },
          preparing: {
            description: 'The columns of the template are read; then the export begins.',
            invoke: {
              src: 'readingColumns',
              input: ({ context }) => context,
              onDone: answered<DescribingTemplate, TableTemplateFailure>()({ target: '#resultExport.closed', action: 'begin' }, { target: 'failed', action: 'fail' }),
            },
          },
          failed: { description: 'Templates could not be read; it can be tried again.', on: { retry: 'reading' } },
        },
      },
    },
  })

export type ResultExportActor = ActorRefFrom<ReturnType<typeof createResultExportMachine>>
