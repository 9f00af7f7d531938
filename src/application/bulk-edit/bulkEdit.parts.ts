import { assign, fromPromise, setup } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { BulkPlan, BulkSummary } from '../../domain/bulk-edit/bulkPlan.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AssetGateway, Repository } from '../assets/AssetGateway.ts'
import { BULK_FORM_FIELDS, type BulkDraft, bulkDraftProblems, bulkEditOf, isDraftTouched, UNTOUCHED } from './bulkDraft.ts'
import type { BulkApplyFailure, BulkChange, BulkEditGateway } from './BulkEditGateway.ts'

/** What somebody wants to edit: how many of it are assets, and how many folders, which stay as they are. */
export interface BulkAsked {
  readonly type: ResourceType
  readonly selection: Selection
  readonly assets: number
  readonly folders: number
}

interface BulkEditContext {
  readonly asked: BulkAsked
  /** What the assets hold now; undefined until it is read. */
  readonly summary: BulkSummary | undefined
  /** Where an original can be held; known once editing has begun. */
  readonly repositories: readonly Repository[]
  /** They could not be read. */
  readonly isWithoutRepositories: boolean
  readonly draft: BulkDraft
  readonly problems: FieldProblems
  /** The difference that is looked at; undefined while the fields are filled in. */
  readonly plan: BulkPlan | undefined
  /** Somebody else was quicker: the difference is another than the one that was looked at before. */
  readonly isOutdated: boolean
  /** The difference that is held is no more, and the present one is not known yet. */
  readonly isStale: boolean
  readonly failure: BulkApplyFailure | undefined
}

export type BulkEditEvent =
  | { type: 'edit.open'; asked: BulkAsked }
  | { type: 'draft.changed'; draft: Partial<BulkDraft> }
  | { type: 'review' }
  | { type: 'back' }
  | { type: 'save' }
  | { type: 'retry' }
  | { type: 'repositories.retry' }
  | { type: 'cancel' }
  /** The answers to whether what was filled in may be lost. */
  | { type: 'stay' }
  | { type: 'leave' }
  /** The page on which it was opened is gone. */
  | { type: 'page.left' }

export interface BulkEditPorts {
  readonly bulkEdits: BulkEditGateway
  readonly assets: Pick<AssetGateway, 'repositories'>
  readonly notify: Notify
}

const NOTHING: BulkAsked = { type: 'RECORDS', selection: { kind: 'items', folders: [], assets: [] }, assets: 0, folders: 0 }

export const blankBulkEdit = (asked: BulkAsked = NOTHING): BulkEditContext => ({
  asked,
  summary: undefined,
  repositories: [],
  isWithoutRepositories: false,
  draft: UNTOUCHED,
  problems: {},
  plan: undefined,
  isOutdated: false,
  isStale: false,
  failure: undefined,
})

type Asking = { readonly input: BulkEditContext; readonly signal: AbortSignal }

const subjectOf = ({ selection }: BulkAsked): string => `edit ${JSON.stringify(selection)}`

/** What the machine of editing many assets works with, and what it can do. */
export const bulkEditParts = ({ bulkEdits, assets, notify }: BulkEditPorts) => {
  const undo = async (type: ResourceType, change: string): Promise<void> => {
    const outcome = await bulkEdits.undo(type, change, new AbortController().signal)
    const [failure, done] = [failureOf(outcome), valueOf(outcome)]
    if (failure !== undefined) return notify({ kind: 'failure', text: `failure.${failure.code}` })
    const values = { count: done?.changed ?? 0, left: done?.left ?? 0 }
    if (values.left === 0) return notify({ kind: 'info', text: 'bulkEdit.undone', values })
    if (values.count > 0) return notify({ kind: 'info', text: 'bulkEdit.undoneButLeft', values })
    notify({ kind: 'info', text: 'bulkEdit.undoneNone', values: { count: values.left } })
  }
  return setup({
    types: { context: {} as BulkEditContext, events: {} as BulkEditEvent, tags: {} as 'open' | 'unsaved' | 'busy' },
    actors: {
      readingSummary: fromPromise(({ input: { asked }, signal }: Asking) => bulkEdits.summary(asked.type, asked.selection, signal)),
      readingRepositories: fromPromise(({ signal }: { signal: AbortSignal }) => assets.repositories(signal)),
      planning: fromPromise(({ input: { asked, draft }, signal }: Asking) =>
        bulkEdits.plan(asked.type, asked.selection, bulkEditOf(draft), signal),
      ),
      saving: fromPromise(({ input: { asked, draft, plan }, signal }: Asking) =>
        bulkEdits.apply(asked.type, asked.selection, bulkEditOf(draft), plan?.state ?? '', signal),
      ),
    },
    guards: {
      isTouched: ({ context }) => isDraftTouched(context.draft),
      isValid: ({ context }) => isValid(bulkDraftProblems(context.draft)),
      isStale: ({ context }) => context.isStale,
      isPlanned: ({ context }) => context.plan !== undefined,
      isUnfit: ({ context }) => (context.plan?.refusedTotal ?? 0) > 0,
      isIdle: ({ context }) => context.plan?.changed === 0,
    },
    actions: {
      begin: assign((_, asked: BulkAsked) => blankBulkEdit(asked)),
      learn: assign((_, summary: BulkSummary | undefined) => ({ summary, failure: undefined })),
      offer: assign(({ context }, repositories: readonly Repository[] | undefined) => ({
        repositories: repositories ?? context.repositories,
        isWithoutRepositories: repositories === undefined,
      })),
      /** Where problems are told, each goes with the change that mends it; what the server refused stays told until its own field changes. */
      change: assign(({ context }, changed: Partial<BulkDraft>) => {
        const draft = { ...context.draft, ...changed }
        const found = bulkDraftProblems(draft)
        const told = BULK_FORM_FIELDS.flatMap((field) => {
          const problem = context.problems[field] && (changed[field] === undefined ? context.problems[field] : found[field])
          return problem === undefined ? [] : [[field, problem] as const]
        })
        return { draft, problems: Object.fromEntries(told), failure: undefined }
      }),
      findProblems: assign({ problems: ({ context }) => bulkDraftProblems(context.draft) }),
      show: assign((_, plan: BulkPlan | undefined) => ({ plan, problems: {}, isStale: false, failure: undefined })),
      forgetPlan: assign({ plan: undefined, isOutdated: false, isStale: false, failure: undefined }),
      outdate: assign({ isOutdated: true, isStale: true, failure: undefined }),
      fail: assign((_, failure: BulkApplyFailure | undefined) => ({
        failure,
        ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}),
      })),
      tellNotSaved: ({ context: { asked } }) => notify({ kind: 'failure', text: 'bulkEdit.notSaved', values: { count: asked.assets }, subject: subjectOf(asked) }),
      tell: ({ context: { asked } }, done: BulkChange | undefined) => {
        if (done === undefined) return
        const action = { text: 'history.undo', run: () => void undo(asked.type, done.change) }
        notify({ kind: 'success', text: 'bulkEdit.saved', values: { count: done.changed }, subject: subjectOf(asked), ...(done.changed > 0 && { action }) })
      },
    },
  })
}
