import * as Result from 'effect/Result'
import { fromCallback } from 'xstate'
import type { AssetGateway, AssetList, AssetListFailure, AssetPage } from './AssetGateway.ts'

export type PageNews = { type: 'page.read'; page: AssetPage } | { type: 'page.failed'; index: number; failure: AssetListFailure }

/**
 * `want` names all pages that are missing now: what is on its way but no longer wanted is called off. `reread`: these have changed; what is on its
 * way comes to its end and is read once more, since changes in a burst would call off one reading after the other.
 */
type Wish = { readonly type: 'want'; readonly pages: readonly number[] } | { readonly type: 'reread'; readonly pages: readonly number[] }

/** Reads pages of one list. */
export const readingPages = (assets: AssetGateway) =>
  fromCallback<Wish, AssetList | undefined, PageNews>(({ input: list, sendBack, receive }) => {
    const underWay = new Map<number, AbortController>()
    const changed = new Set<number>()

    const callOff = (index: number) => {
      underWay.get(index)?.abort()
      underWay.delete(index)
      changed.delete(index)
    }
    const read = async (index: number) => {
      if (list === undefined) return
      const over = new AbortController()
      underWay.set(index, over)
      const page = await assets.page(list, index, over.signal)
      if (over.signal.aborted) return
      underWay.delete(index)
      if (Result.isSuccess(page)) sendBack({ type: 'page.read', page: page.success })
      else sendBack({ type: 'page.failed', index, failure: page.failure })
      if (changed.delete(index)) void read(index)
    }
    receive((wish) => {
      if (wish.type === 'want') [...underWay.keys()].filter((index) => !wish.pages.includes(index)).forEach(callOff)
      else wish.pages.filter((index) => underWay.has(index)).forEach((index) => changed.add(index))
      wish.pages.filter((index) => !underWay.has(index)).forEach((index) => void read(index))
    })
    return () => [...underWay.keys()].forEach(callOff)
  })
