import { fromCallback } from 'xstate'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import type { Picked } from './picked.ts'
import { gatherRows, rowCount, type ShownList } from './selectableRows.ts'

interface PickedCheck {
  readonly type: 'look'
  readonly shown: ShownList
  readonly picked: Picked
}

interface Gone {
  readonly type: 'items.left'
  readonly ids: readonly string[]
}

/** Rows of a list that is looked through; of a longer one, what somebody else has taken out is found out by whoever acts on it. */
const LOOKED_THROUGH = 2000

/**
 * Whether a list that is shown again may have lost files that are picked: it has become shorter. Folders, and lists known whole, are compared
 * without a reading; what only grows, as by an upload of thousands, is not read for it.
 */
export const mayHaveLost = (before: ShownList, after: ShownList, picked: Picked): boolean =>
  after.items === undefined && after.total < before.total && after.total <= LOOKED_THROUGH && [...picked.values()].some(({ kind }) => kind === 'asset')

/** Reads a list that has changed, and tells which of the picked files are in it no more. Only the latest look counts. */
export const lookingForPicked = (assets: AssetGateway) =>
  fromCallback<PickedCheck, undefined, Gone>(({ receive, sendBack }) => {
    let latest = new AbortController()
    const look = async ({ shown, picked }: PickedCheck, signal: AbortSignal) => {
      const read = await gatherRows(assets, shown, 0, rowCount(shown) - 1, signal)
      if (signal.aborted || !hasSucceeded(read)) return
      const there = new Set((valueOf(read) ?? []).map(({ id }) => id))
      const ids = [...picked.keys()].filter((id) => !there.has(id))
      if (ids.length > 0) sendBack({ type: 'items.left', ids })
    }
    receive((order) => {
      latest.abort()
      latest = new AbortController()
      void look(order, latest.signal)
    })
    return () => latest.abort()
  })
