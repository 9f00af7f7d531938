import type { ResourceType } from '../../domain/access/modules.ts'
import type { NamedItem } from '../../domain/items/item.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { begunNotice } from '../bulk-operations/takenBack.ts'
import type { WebReadyDone } from './markingReady.ts'
import type { WebReadyDoor } from './WebReadyGateway.ts'

/** What is asked for: to make these ready for the web, or to take them off it. */
export interface WebReadyAsked {
  readonly items: readonly NamedItem[]
  readonly webReady: boolean
  readonly door: WebReadyDoor
  /** The changes that are taken back. */
  readonly undone?: readonly string[]
  /** Only what came into the folder later, and nobody has decided about; `always`: the same happens with what comes from now on. */
  readonly undecided?: { readonly resourceType: ResourceType; readonly always: boolean }
}

export const subjectOf = ({ items, webReady, undecided }: WebReadyAsked): string =>
  `webReady ${undecided === undefined ? webReady : 'undecided'} ${items.map(({ id }) => id).join(' ')}`

const textOf = ({ webReady, undecided }: WebReadyAsked, kept: number): string => {
  if (undecided !== undefined) return `webReady.undecided.${webReady ? 'made' : 'left'}${undecided.always ? 'Always' : ''}`
  if (!webReady) return 'webReady.skipped'
  return kept > 0 ? 'webReady.setButKept' : 'webReady.set'
}

/** What is told of a change: what of it is done behind the answer, and what is done already. What was left as it is has nothing to be taken back. */
export const webReadyNotices = (wish: WebReadyAsked, outcome: WebReadyDone, undo: (opposite: WebReadyAsked) => void): readonly Notification[] => {
  const { changed, kept, changes, begun } = outcome
  const subject = subjectOf(wish)
  const jobs = begun.map((job) => ({ ...begunNotice(job), subject }))
  if (begun.length > 0 && changed === 0) return jobs
  const done = new Set(outcome.resources.map(({ id }) => id))
  const items = wish.items.filter(({ id }) => done.has(id))
  const run = () => undo({ items, door: wish.door, webReady: !wish.webReady, undone: changes })
  const values = { name: items[0]?.name ?? '', count: changed, kept }
  const isUndone = changed > 0 && !(wish.undecided !== undefined && !wish.webReady)
  return [...jobs, { kind: 'success', text: textOf(wish, kept), values, subject, ...(isUndone && { action: { text: 'webReady.undo', run } }) }]
}
