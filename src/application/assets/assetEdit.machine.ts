import type { Result } from 'effect/Result'
import { assign, enqueueActions, fromPromise, sendParent, setup, type ActorRefFrom } from 'xstate'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { isValid } from '../../domain/validation/form.ts'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, hasFailed, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { draftOf, editOf, isAtField, isTouched, problemsIn, rebased, type AssetDraft } from './assetDraft.ts'
import { assetSaved } from './assetSaved.ts'
import type { AssetEditFailure, AssetGateway, AssetReadFailure, Repository } from './AssetGateway.ts'

interface AssetEditContext extends FormContext<AssetDetail, AssetEditFailure | AssetReadFailure> {
  /** What the draft began with. */
  readonly asset: AssetDetail
  /** As it was read last, where nobody has begun with it yet. */
  readonly reread: AssetDetail | undefined
  readonly draft: AssetDraft
  /** Where an original can be held; known once editing has begun. */
  readonly repositories: readonly Repository[]
}

type AssetEditEvent =
  | { type: 'edit' }
  | { [Field in keyof AssetDraft]: { type: 'field.changed'; field: Field; value: AssetDraft[Field] } }[keyof AssetDraft]
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'asset.reread'; asset: AssetDetail }

interface AssetEditPorts {
  readonly assets: AssetGateway
  readonly notify: Notify
}

const showFailure = { type: 'showFailure', params: ({ event }: { readonly event: { readonly output: Result<AssetDetail, AssetEditFailure> } }) => failureOf(event.output) } as const
const keepReread = { type: 'keepReread', params: ({ event }: { readonly event: { readonly asset: AssetDetail } }) => event.asset } as const
const beginAgain = { actions: [keepReread, 'begin'] } as const
const save = [{ guard: 'isValid', target: '#assetEdit.saving' }, { actions: 'findProblems' }] as const

/** Editing one asset. Nothing typed is lost before it is saved or given up. */
export const createAssetEditMachine = ({ assets, notify }: AssetEditPorts) =>
  setup({
    types: { context: {} as AssetEditContext, events: {} as AssetEditEvent, input: {} as { readonly asset: AssetDetail }, tags: {} as 'open' | 'unsaved' | 'busy' },
    actors: {
      saving: fromPromise(({ input: { asset, draft }, signal }: { input: AssetEditContext; signal: AbortSignal }) => assets.edit(asset, editOf(draft, asset), signal)),
      readingRepositories: fromPromise(({ signal }: { signal: AbortSignal }) => assets.repositories(signal)),
      readingTheirs: fromPromise(({ input, signal }: { input: AssetDetail; signal: AbortSignal }) => assets.read(input.type, input.id, signal)),
    },
    guards: {
      isValid: ({ context }) => isValid(problemsIn(context.draft, context.asset)),
      isTouched: ({ context }) => isTouched(context.draft, context.asset),
    },
    actions: {
      begin: assign(({ context: { asset, reread } }) => {
        const newest = reread !== undefined && reread.revision >= asset.revision ? reread : asset
        return { asset: newest, reread: undefined, draft: draftOf(newest), ...UNTOUCHED }
      }),
      keepReread: assign((_, reread: AssetDetail) => ({ reread })),
      findProblems: assign({ problems: ({ context }) => problemsIn(context.draft, context.asset) }),
      takeOver: assign((_, asset: AssetDetail | undefined) => (asset ? { asset } : {})),
      showTheirs: assign((_, theirs: AssetDetail | undefined) => ({ theirs, reread: theirs })),
      rebase: assign(({ context: { asset, draft, theirs } }) => (theirs ? { asset: theirs, draft: rebased(draft, asset, theirs), theirs: undefined } : {})),
      /** Beside the form, and as a notification: whoever looks elsewhere meanwhile must not believe it saved. */
      showFailure: enqueueActions(({ context: { asset }, enqueue }, failure: AssetEditContext['failure']) => {
        enqueue.assign(failureInForm(failure))
        enqueue(() => notify({ kind: 'failure', text: 'library.assetNotSaved', subject: asset.id }))
      }),
      notifySaved: ({ context: { asset } }, after: AssetDetail | undefined) => notify(assetSaved(asset, after ?? asset, { assets, notify })),
    },
  }).createMachine({
    id: 'assetEdit',
    context: ({ input: { asset } }) => ({ asset, reread: undefined, draft: draftOf(asset), repositories: [], ...UNTOUCHED }),
    initial: 'closed',
    on: { 'asset.reread': { actions: keepReread } },
    states: {
      closed: {
        description: 'The fields are only shown.',
        entry: 'begin',
        on: {
          edit: 'editing',
          'asset.reread': beginAgain,
        },
      },
      editing: {
        description: 'The fields can be changed; a refused or failed saving is shown beside them.',
        tags: 'open',
        initial: 'deciding',
        invoke: {
          src: 'readingRepositories',
          onDone: { actions: assign({ repositories: ({ context, event }) => valueOf(event.output) ?? context.repositories }) },
        },
        on: {
          'field.changed': {
            target: '.deciding',
            actions: assign(({ context, event }) => {
              const draft = { ...context.draft, [event.field]: event.value }
              return { draft, problems: problemsIn(draft, context.asset), failure: undefined }
            }),
          },
          cancel: 'closed',
        },
        states: {
          deciding: {
            description: 'Whether anything differs from what is saved.',
            always: [{ guard: 'isTouched', target: 'changed' }, 'untouched'],
          },
          untouched: { description: 'Nothing differs from what is saved.', entry: 'begin', on: { save: '#assetEdit.closed', 'asset.reread': beginAgain } },
          changed: { description: 'There is something to save.', tags: 'unsaved', on: { save } },
          refused: { description: 'The server refused a field; what was typed is still there.', tags: 'unsaved', on: { save } },
          failed: { description: 'The edit could not be saved; what was typed is still there.', tags: 'unsaved', on: { save: '#assetEdit.saving' } },
        },
      },
      saving: {
        description: 'The edit is being saved.',
        tags: ['open', 'unsaved', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'closed',
              actions: [
                { type: 'notifySaved', params: ({ event }) => valueOf(event.output) },
                { type: 'takeOver', params: ({ event }) => valueOf(event.output) },
                sendParent(({ event }) => ({ type: 'asset.saved', asset: valueOf(event.output) })),
              ],
            },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'comparing' },
            { guard: ({ event }) => hasFailed(event.output) && isAtField(event.output.failure), target: 'editing.refused', actions: showFailure },
            { target: 'editing.failed', actions: showFailure },
          ],
        },
      },
      comparing: {
        description: 'Somebody else has saved meanwhile: what they saved is being read.',
        tags: ['open', 'unsaved', 'busy'],
        invoke: {
          src: 'readingTheirs',
          input: ({ context }) => context.asset,
          onDone: answered<AssetDetail, AssetReadFailure>()({ target: 'stale', action: 'showTheirs' }, { target: 'editing.failed', action: 'showFailure' }),
        },
      },
      stale: {
        description: 'Theirs and mine stand side by side; one of them is chosen.',
        tags: ['open', 'unsaved'],
        on: {
          'mine.keep': { target: 'saving', actions: 'rebase' },
          'theirs.take': { target: 'closed', actions: [{ type: 'takeOver', params: ({ context }) => context.theirs }, sendParent(({ context }) => ({ type: 'asset.saved', asset: context.theirs }))] },
          cancel: 'editing.changed',
        },
      },
    },
  })

type AssetEditMachine = ReturnType<typeof createAssetEditMachine>
export type AssetEditActor = ActorRefFrom<AssetEditMachine>
