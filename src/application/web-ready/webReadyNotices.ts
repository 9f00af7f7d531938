import type { ResourceType } from '../../domain/access/modules.ts'
import type { NamedItem } from '../../domain/items/item.ts'
import type { SelectedThere } from '../../domain/items/selection.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { begunNotice } from '../bulk-operations/takenBack.ts'
import type { WebReadyDone } from './markingReady.ts'
import type { WebReadyDoor } from './WebReadyGateway.ts'

/** What is asked for: to make these ready for the web, or to take them off it. */
export interface WebReadyAsked {
  readonly items: readonly NamedItem[]
  /** All that is selected in a module, instead. */
  readonly selected?: SelectedThere
  readonly webReady: boolean
  readonly door: WebReadyDoor
  /** The change that is taken back. */
  readonly undone?: string
  /** Only what came into the folder later, and nobody has decided about; `always`: the same happens with what comes from now on. */
  readonly undecided?: { readonly resourceType: ResourceType; readonly always: boolean }
}

export const subjectOf = ({ items, selected, webReady, undecided }: WebReadyAsked): string =>
  `webReady ${undecided === undefined ? webReady : 'undecided'} ${selected === undefined ? items.map(({ id }) => id).join(' ') : JSON.stringify(selected.selection)}`

const textOf = ({ webReady, undecided }: WebReadyAsked, kept: number): string => {
  if (undecided !== undefined) return `webReady.undecided.${webReady ? 'made' : 'left'}${undecided.always ? 'Always' : ''}`
  if (!webReady) return 'webReady.skipped'
  return kept > 0 ? 'webReady.setButKept' : 'webReady.set'
}

/** What is told of a change: that it is done behind the answer, or what is done already. What was left as it is has nothing to be taken back. */
export const webReadyNotice = ({ undone: _undone, ...wish }: WebReadyAsked, outcome: WebReadyDone, undo: (opposite: WebReadyAsked) => void): Notification => {
  const subject = subjectOf(wish)
  if ('bulkOperation' in outcome) return { ...begunNotice(outcome.bulkOperation), subject }
  const { changed, kept, change } = outcome
  const { items, selected, undecided, ...rest } = wish
  const run = () => undo({ ...rest, items, ...(selected && { selected }), webReady: !wish.webReady, undone: change })
  const values = { name: selected?.name ?? items[0]?.name ?? '', count: changed, kept }
  const isUndone = changed > 0 && !(undecided !== undefined && !wish.webReady)
  return { kind: 'success', text: textOf(wish, kept), values, subject, ...(isUndone && { action: { text: 'webReady.undo', run } }) }
}
