import { BULK_EDIT_LIMIT } from '../../../src/domain/bulk-edit/limits.ts'
import { atMost, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import { firstAssets, timed } from './moveCopy.ts'
import { apiSession } from './signedIn.ts'

/** Milliseconds that an edit of as many assets as there may be takes at most. */
const LIMIT = 2000

/** Edits as many assets as are edited at once, and takes it back. Leaves the library as it was. */
export const bulkEdit: Section = {
  name: 'bulkEdit',
  measure: async ({ product, library }) => {
    const session = await apiSession(product.url)
    const assets = await firstAssets(session, library.folderId, BULK_EDIT_LIMIT)
    const asked = {
      selection: { kind: 'items', folders: [], assets },
      edit: { description: { how: 'append', text: 'Found in the harbour' }, tags: { how: 'append', tags: ['harbour', 'found'] } },
    }
    const summary = await timed(() => session.send('POST', '/v1/library/edit/summary', { selection: asked.selection }))
    const plan = await timed(() => session.send<{ state: string }>('POST', '/v1/library/edit/plan', asked))
    const made = await timed(() => session.send<{ change: string; changed: number }>('POST', '/v1/library/edit', { ...asked, state: plan.value.state }))
    if (made.value.changed !== assets.length) throw new Error(`${made.value.changed} of ${assets.length} assets were edited.`)
    const undone = await timed(() => session.send<{ left: number }>('POST', '/v1/library/edit/undo', { change: made.value.change }))
    if (undone.value.left > 0) throw new Error(`${undone.value.left} assets were not taken back.`)
    return {
      [`summary${assets.length}`]: plain(summary.ms, 'ms'),
      [`plan${assets.length}`]: plain(plan.ms, 'ms'),
      [`edit${assets.length}`]: atMost(LIMIT, made.ms, 'ms'),
      [`undo${assets.length}`]: plain(undone.ms, 'ms'),
    }
  },
}
