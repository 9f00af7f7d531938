import type { Result } from 'effect/Result'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'

/** What every such dialog hears while it is open. */
export type FormEvent = { type: 'save' } | { type: 'mine.keep' } | { type: 'theirs.take' } | { type: 'retry' }
export type FormTag = 'open' | 'form' | 'busy'

/** What a dialog's calls answer. */
interface Calls {
  /** What it begins with; and later, what somebody else has made of it meanwhile. */
  readonly read: unknown
  readonly saved: unknown
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
 * machine has the guard `isValid`, the actors `reading` and `saving`, and the actions `show`, `findProblems`, `showFailure`, `showTheirs`,
 * `rebase`, `takeTheirs` and `notify`. `editing`: what is filled in, in a sentence; `changes`: what is heard meanwhile.
 */
export const formStates =
  <Context, Done extends Calls>() =>
  <const Changes extends Readonly<Record<string, Change>>>(editing: string, changes: Changes) => {
    const input = ({ context }: { readonly context: Context }): Context => context
    const isSaved = ({ event }: Saved<Done>): boolean => hasSucceeded(event.output)
    const isStale = ({ event }: Saved<Done>): boolean => failedWith<Done['failure']>(event.output, 'STALE_EDIT')
    return {
      opening: {
        description: 'What the dialog begins with is being read.',
        tags: 'open',
        invoke: { src: 'reading', input, onDone: answered<Done['read'], Done['failure']>()({ target: 'editing', action: 'show' }, { target: 'unreadable', action: 'showFailure' }) },
      },
      unreadable: { description: 'It could not be read; it can be tried again.', tags: 'open', on: { retry: 'opening' } },
      editing: {
        description: editing,
        tags: ['open', 'form'],
        on: { ...changes, save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }] },
      },
      saving: {
        description: 'It is being saved.',
        tags: ['open', 'form', 'busy'],
        invoke: {
          src: 'saving',
          input,
          onDone: [
            { guard: isSaved, target: 'saved', actions: { type: 'notify', params: ({ event }: Saved<Done>) => valueOf(event.output) } },
            { guard: isStale, target: 'comparing' },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }: Saved<Done>) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: 'It was not saved; what was filled in is still there.',
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
        description: 'Somebody else has saved it meanwhile: what they saved is being read.',
        tags: ['open', 'form', 'busy'],
        invoke: { src: 'reading', input, onDone: answered<Done['read'], Done['failure']>()({ target: 'stale', action: 'showTheirs' }, { target: 'refused', action: 'showFailure' }) },
      },
      stale: {
        description: 'Their version is known; mine is saved over it or given up.',
        tags: 'open',
        on: { 'mine.keep': { target: 'saving', actions: 'rebase' }, 'theirs.take': { target: 'editing', actions: 'takeTheirs' } },
      },
      saved: { description: 'It is saved; the dialog goes.' },
    } as const
  }
