import * as Result from 'effect/Result'
import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import { DURING, type ImportAction, type ImportSettings, type ImportStep, type MetadataImport } from '../../domain/metadata-import/metadataImport.ts'
import { isValid } from '../../domain/validation/form.ts'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { followingImport, type ImportRead } from './followingImport.ts'
import { fieldsOf, type MetadataImportContext, type MetadataImportEvent, problemsOf, UNOPENED, willChange } from './importContext.ts'
import type { ImportRef, ImportStepFailure, MetadataImportGateway } from './MetadataImportGateway.ts'
import { readImport, type OpenedImport, type OpenImportFailure, type OpeningPorts } from './readImport.ts'

type Stepped = Result.Result<MetadataImport, ImportStepFailure>
interface Stepping extends MetadataImportContext {
  readonly call: ImportAction | 'stop'
}

export interface MetadataImportPorts extends OpeningPorts {
  readonly metadataImports: Pick<MetadataImportGateway, 'read' | 'match' | 'begin' | 'stop'>
  readonly events: EventStream
}

/** One import, from its columns to what it changed: tried before it is carried out, carried out as a job, and taken back. It goes on where it was when the page is opened again. */
export const createMetadataImportMachine = (ports: MetadataImportPorts) => {
  const { metadataImports } = ports
  const onStep = answered<MetadataImport, ImportStepFailure>()
  return setup({
    types: { context: {} as MetadataImportContext, events: {} as MetadataImportEvent, tags: {} as 'open' | 'busy' },
    actors: {
      opening: fromPromise(({ input, signal }: { readonly input: ImportRef; readonly signal: AbortSignal }) => readImport(ports, input, signal)),
      matching: fromPromise<Stepped, MetadataImportContext>(async ({ input: { which, settings }, signal }) => {
        if (settings === undefined) throw new Error('Nothing was matched')
        const matched = await metadataImports.match(which, settings, signal)
        return Result.isFailure(matched) ? matched : metadataImports.begin(which, 'plan', signal)
      }),
      stepping: fromPromise<Stepped, Stepping>(({ input: { which, call }, signal }) => (call === 'stop' ? metadataImports.stop(which, signal) : metadataImports.begin(which, call, signal))),
      following: followingImport(ports),
    },
    guards: {
      isUnderWay: ({ context: { found } }) => found?.state === 'underWay',
      isAt: ({ context: { found } }, steps: readonly ImportStep[]) => found !== undefined && steps.includes(found.step),
      isRight: ({ context }) => isValid(problemsOf(context)),
      isUnread: (_, { answer }: ImportRead) => Result.isFailure(answer),
    },
    actions: {
      open: assign((_, opened: OpenedImport | undefined) => (opened === undefined ? {} : { ...opened, settings: opened.found.settings, problems: {}, failure: undefined })),
      take: assign((_, found: MetadataImport | undefined) => (found === undefined ? {} : { found, failure: undefined })),
      fail: assign((_, failure: Failure | undefined) => ({ failure, problems: fieldsOf(failure) })),
      change: assign(({ context: { settings } }, change: Partial<ImportSettings>) => (settings === undefined ? {} : { settings: { ...settings, ...change }, problems: {}, failure: undefined })),
      judge: assign(({ context }) => ({ problems: problemsOf(context), failure: undefined })),
      forget: assign({ failure: undefined }),
    },
  }).createMachine({
    id: 'metadataImport',
    context: { which: { resourceType: 'RECORDS', importId: '' }, ...UNOPENED },
    initial: 'closed',
    on: { 'import.opened': { target: '.reading', reenter: true, actions: assign(({ event: { which } }) => ({ which, ...UNOPENED })) }, close: '.closed' },
    states: {
      closed: { description: 'No import is looked at.' },
      reading: {
        description: 'The import and the columns of its template are read.',
        tags: ['open', 'busy'],
        invoke: { src: 'opening', input: ({ context }) => context.which, onDone: answered<OpenedImport, OpenImportFailure>()({ target: 'deciding', action: 'open' }, { target: 'unreadable', action: 'fail' }) },
      },
      unreadable: { description: 'It could not be read, and why.', tags: 'open', on: { retry: 'reading' } },
      deciding: {
        description: 'How far it is.',
        always: [
          { guard: 'isUnderWay', target: 'underWay' },
          { guard: { type: 'isAt', params: ['read', DURING.plan] }, target: 'matching' },
          { guard: { type: 'isAt', params: ['planned'] }, target: 'planned' },
          { guard: { type: 'isAt', params: ['applied'] }, target: 'applied' },
          { guard: { type: 'isAt', params: ['undone'] }, target: 'undone' },
          'interrupted',
        ],
      },
      matching: {
        description: 'What its columns stand for is proposed, and can be changed; nothing is written.',
        tags: 'open',
        on: {
          'settings.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
          'folder.chosen': { actions: [assign(({ event: { folder } }) => ({ folder })), { type: 'change', params: ({ event: { folder } }) => ({ folderId: folder.folderId }) }] },
          try: [{ guard: 'isRight', target: 'trying', actions: 'judge' }, { actions: 'judge' }],
        },
      },
      trying: {
        description: 'What its columns stand for is saved, and a dry run begun.',
        tags: ['open', 'busy'],
        invoke: { src: 'matching', input: ({ context }) => context, onDone: onStep({ target: 'deciding', action: 'take' }, { target: 'matching', action: 'fail' }) },
      },
      underWay: {
        description: 'A job is at it: tries it, carries it out, or takes it back.',
        tags: ['open', 'busy'],
        initial: 'connected',
        invoke: { src: 'following', input: ({ context }) => context.which },
        on: {
          'import.read': [
            { guard: { type: 'isUnread', params: ({ event }) => event }, target: '.disconnected', actions: { type: 'fail', params: ({ event }) => failureOf(event.answer) } },
            { guard: ({ event }) => valueOf(event.answer)?.state !== 'underWay', target: 'deciding', actions: { type: 'take', params: ({ event }) => valueOf(event.answer) } },
            { target: '.connected', actions: { type: 'take', params: ({ event }) => valueOf(event.answer) } },
          ],
          stop: 'stopping',
        },
        states: {
          connected: { description: 'How far it is comes from the server.' },
          disconnected: { description: 'The server cannot be asked; the job goes on meanwhile.' },
        },
      },
      planned: {
        description: 'What it would change and what it refuses is shown, and waits for a yes.',
        tags: 'open',
        on: { begin: { guard: ({ context }) => willChange(context), target: 'beginning' }, back: { target: 'matching', actions: 'forget' } },
      },
      beginning: {
        description: 'Its next step begins.',
        tags: ['open', 'busy'],
        // What is on its way is seen to its end.
        on: { close: {} },
        invoke: {
          src: 'stepping',
          input: ({ context, event }) => ({ ...context, call: event.type === 'begin' ? event.action : 'apply' }),
          // Begun elsewhere meanwhile.
          onDone: [{ guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'reading' }, ...onStep({ target: 'deciding', action: 'take' }, { target: 'deciding', action: 'fail' })],
        },
      },
      stopping: {
        description: 'What is under way is stopped; what is written stays.',
        tags: ['open', 'busy'],
        on: { close: {} },
        invoke: { src: 'stepping', input: ({ context }) => ({ ...context, call: 'stop' }), onDone: onStep({ target: 'deciding', action: 'take' }, { target: 'underWay', action: 'fail' }) },
      },
      interrupted: { description: 'It was stopped or has failed on its way: it goes on, or what is written is taken back.', tags: 'open', on: { begin: 'beginning' } },
      applied: { description: 'What could be written is written, and can be taken back.', tags: 'open', on: { begin: 'beginning' } },
      undone: { description: 'What it changed is taken back.', tags: 'open' },
    },
  })
}

export type MetadataImportActor = ActorRefFrom<ReturnType<typeof createMetadataImportMachine>>
export type MetadataImportSnapshot = SnapshotFrom<ReturnType<typeof createMetadataImportMachine>>
