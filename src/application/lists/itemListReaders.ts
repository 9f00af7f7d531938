import { fromPromise } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import type { ItemListPorts } from './itemListContext.ts'
import type { ItemPage } from './ItemPage.ts'
import { readRunsAgain, type Listed } from './listPages.ts'
import type { Runs } from './runs.ts'

interface Opened<List> {
  readonly list: List | undefined
}

interface Place {
  readonly after: string | null
  /** In lists that are read at any position. */
  readonly from?: number | undefined
}

const ofOpened = <List, Read>({ list }: Opened<List>, read: (list: List) => Promise<Read>): Promise<Read> =>
  list === undefined ? Promise.reject(new Error('No list was opened')) : read(list)

/** Reads a page of a list, and again all that was read of it. */
export const itemListReaders = <List, Item extends Listed, Summary>({ page, pageAt }: ItemListPorts<List, Item, Summary>) => ({
  reading: fromPromise(({ input: { after, from, ...opened }, signal }: { input: Opened<List> & Place; signal: AbortSignal }) =>
    ofOpened(opened, (list) => (from === undefined || pageAt === undefined ? page(list, after, signal) : pageAt(list, from, signal))),
  ),
  readingAgain: fromPromise(({ input: { runs, ...opened }, signal }: { input: Opened<List> & { runs: Runs }; signal: AbortSignal }) =>
    ofOpened(opened, (list) => readRunsAgain<Item, ItemPage<Item, Summary>, Failure>((after) => page(list, after, signal), pageAt && ((from) => pageAt(list, from, signal)), runs)),
  ),
})
