import { assign, type EventObject } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { answered, answeredAgain } from '../failures/answered.ts'

/** One sentence for each state of a list that is read page by page. */
export interface PagedWords {
  readonly reading: string
  readonly listing: string
  readonly extending: string
  readonly stuck: string
  readonly nothing: string
  readonly failed: string
}

/** What the context of a list keeps of a page that was asked for. */
export interface MoreWanted {
  /** A page more than is shown was asked for, and has not come yet. */
  readonly isMoreWanted?: boolean
}

/** By which actor and action the first page and the later ones are read. */
interface Readings<Context, First extends string, Put extends string, Later extends string> {
  readonly first: First
  readonly put: Put
  readonly later: Later
  /** Whether what is shown is of the list that is read; left out: it never is read again. */
  readonly isShown?: (context: Context) => boolean
}

interface Asked<Context> {
  readonly context: Context
}

const isMoreAwaited = ({ context }: Asked<MoreWanted & { readonly next: string | null }>): boolean => context.isMoreWanted === true && context.next !== null

/**
 * The states of a list that is read page by page: reading → nothing / listing → extending → listing / stuck, and failed. The machine has
 * the guards `isNothingThere` and `isMore`, the actions `add` and `fail`, and hears `more.wanted` and `retry`. What is shown stays while it
 * cannot be read again. More that was asked for comes also where the list is read again meanwhile.
 */
export const pagedStates =
  <Context extends MoreWanted & { readonly failure: { readonly code: FailureCode } | undefined; readonly next: string | null }, Event extends EventObject, Page, Failed extends { readonly code: FailureCode }, FirstPage = Page>() =>
  <First extends string, Put extends string, Later extends string>(words: PagedWords, { first, put, later, isShown = () => false }: Readings<Context, First, Put, Later>) => {
    const input = ({ context }: Asked<Context>): Context => context
    const remember = (isMoreWanted: boolean) => assign<Context, Event, undefined, Event, never>(({ context }) => ({ ...context, isMoreWanted }))
    const isMoreOf = ({ context }: Asked<Context>): boolean => context.next !== null && isShown(context)
    return {
      reading: {
        description: words.reading,
        // More was asked for of the list before.
        entry: assign<Context, Event, undefined, Event, never>(({ context }) => ({ ...context, isMoreWanted: context.isMoreWanted === true && isShown(context) })),
        on: { 'more.wanted': { guard: isMoreOf, actions: remember(true) } },
        invoke: { src: first, input, onDone: answeredAgain<Context, FirstPage, Failed>()({ target: 'found', where: isShown }, { target: 'found', action: put }, { target: 'failed', action: 'fail' }) },
      },
      found: { description: 'Whether there is anything.', always: [{ guard: 'isNothingThere', target: 'nothing' }, { guard: isMoreAwaited, target: 'extending' }, 'listing'] },
      listing: { description: words.listing, entry: remember(false), on: { 'more.wanted': { guard: 'isMore', target: 'extending' } } },
      extending: {
        description: words.extending,
        entry: remember(true),
        invoke: { src: later, input, onDone: answered<Page, Failed>()({ target: 'listing', action: 'add' }, { target: 'stuck', action: 'fail' }) },
      },
      stuck: { description: words.stuck, on: { retry: 'extending' } },
      nothing: { description: words.nothing },
      failed: { description: words.failed, on: { retry: 'reading' } },
    } as const
  }
