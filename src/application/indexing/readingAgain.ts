import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { begunNotice } from '../bulk-operations/takenBack.ts'
import { hasSucceeded } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { IndexingGateway } from './IndexingGateway.ts'

/** Has the text of all that is selected in a module read again, and says of how many files. */
export type ReadAgain = (type: ResourceType, selection: Selection) => Promise<void>

export const readingAgain =
  (indexing: IndexingGateway, notify: Notify): ReadAgain =>
  async (type, selection) => {
    const subject = `indexing ${JSON.stringify(selection)}`
    const outcome = await indexing.readAgain(type, selection, new AbortController().signal)
    if (!hasSucceeded(outcome)) return notify({ kind: 'failure', text: `failure.${outcome.failure.code}`, subject })
    const asked = outcome.success
    if ('bulkOperation' in asked) return notify(begunNotice(asked.bulkOperation))
    notify(asked.count === 0 ? { kind: 'info', text: 'indexing.nothing', subject } : { kind: 'success', text: 'indexing.begun', values: { count: asked.count }, subject })
  }
