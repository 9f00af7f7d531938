import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { type ImportSummary, MAX_IMPORT_BYTES, type MetadataImport } from '../../domain/metadata-import/metadataImport.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { answered } from '../failures/answered.ts'
import type { ImportListFailure, ImportSendFailure, MetadataImportGateway } from './MetadataImportGateway.ts'

/** By which template values are imported. */
interface Where {
  readonly resourceType: ResourceType
  readonly templateId: string
}

interface ImportFileContext extends Where {
  readonly file: File | undefined
  readonly language: Language
  /** Of the person by the same template, the latest first. */
  readonly before: readonly ImportSummary[]
  readonly sent: MetadataImport | undefined
  readonly failure: Failure | undefined
}

type ImportFileEvent =
  | ({ readonly type: 'file.wanted' } & Where)
  | { readonly type: 'file.given'; readonly file: File; readonly language: Language }
  /** Several were dropped at once. */
  | { readonly type: 'files.given' }
  | { readonly type: 'close' }

const BLANK = { file: undefined, language: 'en-US', before: [], sent: undefined, failure: undefined } as const
const TOO_LARGE = { code: 'VALIDATION_FAILED', fields: { file: { code: 'fileTooLarge', limit: MAX_IMPORT_BYTES } } } as const satisfies Failure
const SEVERAL = { code: 'VALIDATION_FAILED', fields: { file: { code: 'tooMany', limit: 1 } } } as const satisfies Failure
const EMPTY = { code: 'VALIDATION_FAILED', fields: { file: { code: 'required' } } } as const satisfies Failure

/** Takes a file of values in. What becomes of it then is an import of its own. */
export const createImportFileMachine = ({ metadataImports }: { readonly metadataImports: Pick<MetadataImportGateway, 'list' | 'send'> }) =>
  setup({
    types: { context: {} as ImportFileContext, events: {} as ImportFileEvent, tags: {} as 'open' },
    actors: {
      listing: fromPromise(({ input, signal }: { readonly input: Where; readonly signal: AbortSignal }) => metadataImports.list(input.resourceType, input.templateId, signal)),
      sending: fromPromise(({ input, signal }: { readonly input: ImportFileContext; readonly signal: AbortSignal }) =>
        input.file === undefined ? Promise.reject(new Error('There is no file')) : metadataImports.send({ ...input, file: input.file }, signal),
      ),
    },
    guards: { isTooLarge: (_, file: File) => file.size > MAX_IMPORT_BYTES, isEmpty: (_, file: File) => file.size === 0 },
    actions: {
      list: assign((_, before: readonly ImportSummary[] | undefined) => ({ before: before ?? [] })),
      // Whoever only brings a file does not miss what was imported before.
      unlisted: assign({ before: [] }),
      take: assign((_, { file, language }: { readonly file: File; readonly language: Language }) => ({ file, language, failure: undefined })),
      keep: assign((_, sent: MetadataImport | undefined) => ({ sent })),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'importFile',
    context: { resourceType: 'RECORDS', templateId: '', ...BLANK },
    initial: 'closed',
    on: {
      'file.wanted': { target: '.choosing', reenter: true, actions: assign(({ event: { resourceType, templateId } }) => ({ resourceType, templateId, ...BLANK })) },
      close: '.closed',
    },
    states: {
      closed: { description: 'No file is asked for.' },
      choosing: {
        description: 'A file is asked for; what is wrong with the one before is shown.',
        tags: 'open',
        invoke: { src: 'listing', input: ({ context }) => context, onDone: answered<readonly ImportSummary[], ImportListFailure>()({ target: 'choosing', action: 'list' }, { target: 'choosing', action: 'unlisted' }) },
        on: {
          'files.given': { actions: [assign({ file: undefined }), { type: 'fail', params: SEVERAL }] },
          'file.given': [
            { guard: { type: 'isTooLarge', params: ({ event }) => event.file }, actions: [{ type: 'take', params: ({ event }) => event }, { type: 'fail', params: TOO_LARGE }] },
            { guard: { type: 'isEmpty', params: ({ event }) => event.file }, actions: [{ type: 'take', params: ({ event }) => event }, { type: 'fail', params: EMPTY }] },
            { target: 'sending', actions: { type: 'take', params: ({ event }) => event } },
          ],
        },
      },
      sending: {
        description: 'The file is sent, read, and its columns are matched by their heads.',
        tags: 'open',
        invoke: { src: 'sending', input: ({ context }) => context, onDone: answered<MetadataImport, ImportSendFailure>()({ target: 'sent', action: 'keep' }, { target: 'choosing', action: 'fail' }) },
      },
      sent: { description: 'It is an import now.' },
    },
  })

export type ImportFileActor = ActorRefFrom<ReturnType<typeof createImportFileMachine>>
