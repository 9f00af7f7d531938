import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { TableFileFormat } from '../../domain/metadata-table/tableFile.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { MetadataTableGateway, TableTemplate, TableTemplateFailure } from '../metadata-table/MetadataTableGateway.ts'
import type { TableExportEvent } from './tableExport.machine.ts'

/** A result, by the query that finds it, and the modules in which it has assets. */
interface Exported {
  readonly q: string
  readonly modules: readonly ResourceType[]
}

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

export type ResultExportEvent =
  | ({ readonly type: 'export.open' } & Exported)
  | { readonly type: 'module.chosen'; readonly module: ResourceType }
  | { readonly type: 'template.chosen'; readonly templateId: string }
  | ({ readonly type: 'confirm' } & Chosen)
  | { readonly type: 'retry' }
  | { readonly type: 'close' }

interface Ports {
  readonly metadataTable: Pick<MetadataTableGateway, 'templates' | 'template'>
  readonly exportRows: (wanted: TableExportEvent) => void
}

/** Has all that a query finds taken home as a file: the assets of one module, with what a template says of them. */
export const createResultExportMachine = ({ metadataTable, exportRows }: Ports) =>
  setup({
    types: { context: {} as ResultExportContext, events: {} as ResultExportEvent },
    actors: {
      readingTemplates: fromPromise(({ input, signal }: { input: ResourceType; signal: AbortSignal }) => metadataTable.templates(input, signal)),
      readingColumns: fromPromise(({ input: { type, templateId }, signal }: { input: ResultExportContext; signal: AbortSignal }) => metadataTable.template(type, templateId, signal)),
    },
    guards: { isNoTemplate: ({ context }) => context.templates.length === 0 },
    actions: {
      put: assign((_, templates: readonly TableTemplate[] | undefined) => ({ templates: templates ?? [], templateId: templates?.[0]?.id ?? '' })),
      fail: assign((_, failure: TableTemplateFailure | undefined) => ({ failure })),
      begin: ({ context: { q, type, format, language } }, template: DescribingTemplate | undefined) => {
        if (template === undefined) return
        const rows = { resourceType: type, templateId: template.id, scope: { kind: 'search', words: q }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '' } as const
        exportRows({ type: 'export.wanted', name: [template.name, format].join('.'), asked: { ...rows, format, language, columns: template.attributes.map(({ id }) => id) } })
      },
    },
  }).createMachine({
    id: 'resultExport',
    context: { q: '', modules: [], type: 'RECORDS', templates: [], templateId: '', format: 'csv', language: 'en-US', failure: undefined },
    initial: 'closed',
    on: { close: '.closed' },
    states: {
      closed: {
        description: 'Nothing is to be exported.',
        on: { 'export.open': { target: 'open', actions: assign(({ event: { q, modules } }) => ({ q, modules, type: modules[0] ?? 'RECORDS' })) } },
      },
      open: {
        tags: 'open',
        initial: 'reading',
        on: { 'module.chosen': { target: '.reading', actions: assign(({ event }) => ({ type: event.module })) } },
        states: {
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
