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

/** By which actor and action the first page and the later ones are read. */
interface Readings<Context, First extends string, Put extends string, Later extends string> {
  readonly first: First
  readonly put: Put
  readonly later: Later
  /** Whether what is shown is of the list that is read; left out: it never is read again. */
  readonly isShown?: (context: Context) => boolean
}

/**
 * The states of a list that is read page by page: reading → nothing / listing → extending → listing / stuck, and failed. The machine has
 * the guards `isNothingThere` and `isMore`, the actions `add` and `fail`, and hears `more.wanted` and `retry`. What is shown stays while it
 * cannot be read again.
 */
export const pagedStates =
  <Context extends { readonly failure: { readonly code: FailureCode } | undefined }, Page, Failed extends { readonly code: FailureCode }, FirstPage = Page>() =>
  <First extends string, Put extends string, Later extends string>(words: PagedWords, { first, put, later, isShown = () => false }: Readings<Context, First, Put, Later>) => {
    const input = ({ context }: { readonly context: Context }): Context => context
    return {
      reading: {
        description: words.reading,
        invoke: { src: first, input, onDone: answeredAgain<Context, FirstPage, Failed>()({ target: 'found', where: isShown }, { target: 'found', action: put }, { target: 'failed', action: 'fail' }) },
      },
      found: { description: 'Whether there is anything.', always: [{ guard: 'isNothingThere', target: 'nothing' }, 'listing'] },
      listing: { description: words.listing, on: { 'more.wanted': { guard: 'isMore', target: 'extending' } } },
      extending: {
        description: words.extending,
        invoke: { src: later, input, onDone: answered<Page, Failed>()({ target: 'listing', action: 'add' }, { target: 'stuck', action: 'fail' }) },
      },
      stuck: { description: words.stuck, on: { retry: 'extending' } },
      nothing: { description: words.nothing },
      failed: { description: words.failed, on: { retry: 'reading' } },
    } as const
  }
