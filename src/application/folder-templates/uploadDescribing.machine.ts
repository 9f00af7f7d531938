import { and, assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { askedOfUploads, type AskedTemplate, type FolderTemplates, type UploadValue } from '../../domain/folder-templates/folderTemplates.ts'
import type { TypedProblem } from '../../domain/metadata/typed.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { Option } from '../../domain/templates/options.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { FolderDrop } from '../uploads/recreating.ts'
import type { Drop } from '../transfers/taking.ts'
import type { FolderTemplateGateway, UploadValuesFailure } from './FolderTemplateGateway.ts'
import { judgedTexts, type UploadTexts } from './uploadValues.ts'

/** Files, or folders with what lies in them, that somebody brought. */
export type Brought = Drop | FolderDrop

interface UploadDescribingContext {
  /** The first of them is described; what came meanwhile waits for its turn. */
  readonly brought: readonly Brought[]
  readonly asked: readonly AskedTemplate[]
  readonly names: readonly Option[]
  readonly texts: UploadTexts
  readonly values: readonly UploadValue[]
  readonly problems: Readonly<Record<string, TypedProblem>>
  readonly failure: UploadValuesFailure | undefined
}

type UploadDescribingEvent =
  | { type: 'uploads.brought'; brought: Brought }
  | { type: 'field.typed'; attributeId: string; texts: readonly string[] }
  | { type: 'field.putBack'; attributeId: string }
  | { type: 'submit'; language: Language }
  /** They are uploaded, and described later. */
  | { type: 'skip' }
  | { type: 'cancel' }

interface Ports {
  readonly folderTemplates: FolderTemplateGateway
  /** Whether the person describes at all. */
  readonly mayDescribe: () => boolean
  /** Uploads what was brought, with the values that are kept under this id. */
  readonly upload: (brought: Brought, valuesId?: string) => void
}

const NOTHING = { asked: [], names: [], texts: {}, values: [], problems: {}, failure: undefined } as const

const problemsOf = (failure: UploadValuesFailure | undefined): Readonly<Record<string, TypedProblem>> =>
  failure?.code === 'VALIDATION_FAILED' ? Object.fromEntries(Object.entries(failure.fields).map(([id, problem]) => [id, { at: null, problem }])) : {}

/** Asks once what the templates of a folder require of everything that is uploaded to it together. What cannot be asked is uploaded as it is. */
export const createUploadDescribingMachine = ({ folderTemplates, mayDescribe, upload }: Ports) =>
  setup({
    types: { context: {} as UploadDescribingContext, events: {} as UploadDescribingEvent, tags: {} as 'open' | 'busy' },
    actors: {
      reading: fromPromise(async ({ input: { brought: [first] }, signal }: { input: UploadDescribingContext; signal: AbortSignal }) =>
        first === undefined ? undefined : folderTemplates.read({ resourceType: first.destination.type, folderId: first.destination.folderId }, signal),
      ),
      keeping: fromPromise(({ input: { brought: [first], values }, signal }: { input: UploadDescribingContext; signal: AbortSignal }) =>
        folderTemplates.keepValues(first?.destination.type ?? 'RECORDS', values, signal),
      ),
    },
    guards: {
      isAny: ({ context }) => context.brought.length > 0,
      mayDescribe: () => mayDescribe(),
      isAsked: ({ context }) => context.asked.length > 0,
      isWrong: ({ context }) => Object.keys(context.problems).length > 0,
      isUnsaid: ({ context }) => context.values.length === 0,
    },
    actions: {
      ask: assign(({ context }, found: FolderTemplates | undefined) => {
        const type = context.brought[0]?.destination.type
        return found === undefined || type === undefined ? {} : { asked: askedOfUploads(found, type), names: found.names }
      }),
      upload: ({ context: { brought: [first] } }, valuesId: string | undefined) => first && upload(first, valuesId),
      next: assign(({ context }) => ({ ...NOTHING, brought: context.brought.slice(1) })),
      judge: assign(({ context }, language: Language) => ({ ...judgedTexts(context.asked, context.texts, language), failure: undefined })),
      fail: assign((_, failure: UploadValuesFailure | undefined) => ({ failure, problems: problemsOf(failure) })),
    },
  }).createMachine({
    id: 'uploadDescribing',
    context: { ...NOTHING, brought: [] },
    initial: 'closed',
    on: { 'uploads.brought': { actions: assign(({ context, event }) => ({ brought: [...context.brought, event.brought] })) } },
    states: {
      closed: {
        description: 'Nothing waits to be described.',
        always: [
          { guard: and(['isAny', 'mayDescribe']), target: 'reading' },
          { guard: 'isAny', target: 'uploading' },
        ],
      },
      reading: {
        description: 'What the folder requires is being found out.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: { target: 'asking', actions: { type: 'ask', params: ({ event }) => (event.output === undefined ? undefined : valueOf(event.output)) } },
        },
      },
      asking: { description: 'Whether anything is required.', always: [{ guard: 'isAsked', target: 'describing' }, 'uploading'] },
      describing: {
        description: 'What is required can be filled in, for all files at once.',
        tags: 'open',
        on: {
          'field.typed': {
            actions: assign(({ context: { texts, problems }, event: { attributeId, texts: typed } }) => {
              const { [attributeId]: _mended, ...others } = problems
              return { texts: { ...texts, [attributeId]: typed }, problems: others }
            }),
          },
          'field.putBack': {
            actions: assign(({ context: { texts, problems }, event: { attributeId } }) => {
              const [{ [attributeId]: _typed, ...others }, { [attributeId]: _mended, ...left }] = [texts, problems]
              return { texts: others, problems: left }
            }),
          },
          submit: { target: 'judging', actions: { type: 'judge', params: ({ event }) => event.language } },
          skip: 'uploading',
          cancel: 'cancelled',
        },
      },
      judging: { description: 'Whether what was filled in is right.', always: [{ guard: 'isWrong', target: 'describing' }, { guard: 'isUnsaid', target: 'uploading' }, 'keeping'] },
      keeping: {
        description: 'The server takes what was filled in.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'keeping',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'closed', actions: [{ type: 'upload', params: ({ event }) => valueOf(event.output)?.id }, 'next'] },
            { target: 'describing', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      uploading: { description: 'They are uploaded as they are.', always: { target: 'closed', actions: [{ type: 'upload', params: undefined }, 'next'] } },
      cancelled: { description: 'They are not uploaded.', always: { target: 'closed', actions: 'next' } },
    },
  })

export type UploadDescribingActor = ActorRefFrom<ReturnType<typeof createUploadDescribingMachine>>
