import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { assetEditProblems } from '../../domain/assets/edit.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failureOf } from '../failures/outcome.ts'
import { undone } from '../notifications/undone.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { draftOf, editOf, isTouched, type AssetDraft } from './assetDraft.ts'
import type { AssetEditFailure, AssetGateway, AssetReadFailure, Repository } from './AssetGateway.ts'

interface AssetEditContext {
  /** What the draft began with. */
  readonly asset: AssetDetail
  readonly draft: AssetDraft
  /** Where an original can be held; known once editing has begun. */
  readonly repositories: readonly Repository[]
  readonly problems: FieldProblems
  /** What somebody else has saved meanwhile. */
  readonly theirs: AssetDetail | undefined
  readonly failure: AssetEditFailure | AssetReadFailure | undefined
}

export type AssetEditEvent =
  | { type: 'edit' }
  | { [Field in keyof AssetDraft]: { type: 'field.changed'; field: Field; value: AssetDraft[Field] } }[keyof AssetDraft]
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'asset.reread'; asset: AssetDetail }

export interface AssetEditPorts {
  readonly assets: AssetGateway
  readonly notify: Notify
}

export const problemsIn = (draft: AssetDraft, asset: AssetDetail): FieldProblems => {
  const { repositoryId: _chosenFromAList, ...fields } = draft
  return assetEditProblems(fields, asset.name)
}

/** What the form works with, and what it can do. */
export const assetEditParts = ({ assets, notify }: AssetEditPorts) => {
  const undo = async (before: AssetDetail, after: AssetDetail): Promise<void> =>
    notify(undone(failureOf(await assets.edit(after, editOf(draftOf(before), after), new AbortController().signal))))
  return setup({
    types: {
      context: {} as AssetEditContext,
      events: {} as AssetEditEvent,
      input: {} as { readonly asset: AssetDetail },
      tags: {} as 'open' | 'unsaved' | 'busy',
    },
    actors: {
      saving: fromPromise(({ input: { asset, draft }, signal }: { input: AssetEditContext; signal: AbortSignal }) =>
        assets.edit(asset, editOf(draft, asset), signal),
      ),
      readingRepositories: fromPromise(({ signal }: { signal: AbortSignal }) => assets.repositories(signal)),
      readingTheirs: fromPromise(({ input, signal }: { input: AssetDetail; signal: AbortSignal }) =>
        assets.read(input.type, input.id, signal),
      ),
    },
    guards: {
      isValid: ({ context }) => Object.keys(problemsIn(context.draft, context.asset)).length === 0,
      isTouched: ({ context }) => isTouched(context.draft, context.asset),
    },
    actions: {
      begin: assign(({ context }) => ({ draft: draftOf(context.asset), problems: {}, theirs: undefined, failure: undefined })),
      findProblems: assign({ problems: ({ context }) => problemsIn(context.draft, context.asset) }),
      takeOver: assign((_, asset: AssetDetail | undefined) => (asset ? { asset } : {})),
      /** What I changed stays mine, what I left alone becomes theirs. */
      rebase: assign(({ context: { asset, draft, theirs } }) =>
        theirs === undefined ? {} : { asset: theirs, draft: { ...draftOf(theirs), ...editOf(draft, asset) }, theirs: undefined },
      ),
      /** Beside the form, and as a notification: whoever looks elsewhere meanwhile must not believe it saved. */
      showFailure: enqueueActions(({ context: { asset }, enqueue }, failure: AssetEditContext['failure']) => {
        enqueue.assign({ failure, ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}) })
        enqueue(() => notify({ kind: 'failure', text: 'library.assetNotSaved', subject: asset.id }))
      }),
      tellSaved: ({ context: { asset: before } }, after: AssetDetail | undefined) => {
        const isChanged = after !== undefined && isTouched(draftOf(before), after)
        const action = isChanged ? { action: { text: 'history.undo', run: () => void undo(before, after) } } : {}
        notify({ kind: 'success', text: 'library.assetSaved', subject: before.id, ...action })
      },
    },
  })
}
