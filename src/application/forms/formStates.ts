import type { Result } from 'effect/Result'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, hasSucceeded } from '../failures/outcome.ts'

/** One sentence for each state of a dialog in which something is made or changed. */
export interface FormWords {
  readonly opening: string
  readonly unreadable: string
  readonly editing: string
  readonly saving: string
  readonly refused: string
  readonly comparing: string
  readonly saved: string
}

/** What a dialog's calls answer. */
interface Calls {
  /** What it begins with. */
  readonly read: unknown
  readonly saved: unknown
  /** What somebody else has made of it meanwhile. */
  readonly theirs: unknown
  readonly failure: { readonly code: string }
}

interface Saved<Done extends Calls> {
  readonly event: { readonly output: Result<Done['saved'], Done['failure']> }
}

interface Change {
  readonly actions: unknown
}
type BackToEditing<Changes> = { readonly [Name in keyof Changes]: Changes[Name] & { readonly target: 'editing' } }

const backToEditing = <Changes extends Readonly<Record<string, Change>>>(changes: Changes): BackToEditing<Changes> =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, { ...change, target: 'editing' }])) as BackToEditing<Changes>

/**
 * The states of a dialog in which something is made or changed: opening → editing → saving → saved / refused / comparing → stale. The
 * machine has the guard `isValid`, the actor `saving`, and the actions `show`, `findProblems`, `showFailure`, `showTheirs`, `rebase`,
 * `takeTheirs` and `tell`. `changes`: what is heard while the form is filled in.
 */
export const formStates =
  <Context, Done extends Calls>() =>
  <Opening extends string, Comparing extends string, const Changes extends Readonly<Record<string, Change>>>(
    words: FormWords,
    { opening, comparing, changes }: { readonly opening: Opening; readonly comparing: Comparing; readonly changes: Changes },
  ) => {
    const input = ({ context }: { readonly context: Context }): Context => context
    const isSaved = ({ event }: Saved<Done>): boolean => hasSucceeded(event.output)
    const isStale = ({ event }: Saved<Done>): boolean => failedWith<Done['failure']>(event.output, 'STALE_EDIT')
    return {
      opening: {
        description: words.opening,
        tags: 'open',
        invoke: { src: opening, input, onDone: answered<Done['read'], Done['failure']>()({ target: 'editing', action: 'show' }, { target: 'unreadable', action: 'showFailure' }) },
      },
      unreadable: { description: words.unreadable, tags: 'open', on: { retry: 'opening' } },
      editing: {
        description: words.editing,
        tags: ['open', 'form'],
        on: { ...changes, save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }] },
      },
      saving: {
        description: words.saving,
        tags: ['open', 'form', 'busy'],
        invoke: {
          src: 'saving',
          input,
          onDone: [
            { guard: isSaved, target: 'saved' },
            { guard: isStale, target: 'comparing' },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }: Saved<Done>) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: words.refused,
        tags: ['open', 'form'],
        on: {
          ...backToEditing(changes),
          save: [
            { guard: 'isValid', target: 'saving' },
            { target: 'editing', actions: 'findProblems' },
          ],
        },
      },
      comparing: {
        description: words.comparing,
        tags: ['open', 'form', 'busy'],
        invoke: { src: comparing, input, onDone: answered<Done['theirs'], Done['failure']>()({ target: 'stale', action: 'showTheirs' }, { target: 'refused', action: 'showFailure' }) },
      },
      stale: {
        description: 'Their version is known; mine is saved over it or given up.',
        tags: 'open',
        on: { 'mine.keep': { target: 'saving', actions: 'rebase' }, 'theirs.take': { target: 'editing', actions: 'takeTheirs' } },
      },
      saved: { description: words.saved, entry: 'tell' },
    } as const
  }
