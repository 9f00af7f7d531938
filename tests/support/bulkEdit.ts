import { expect, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../../src/application/notifications/notifications.machine.ts'
import type { BulkDraft } from '../../src/application/bulk-edit/bulkDraft.ts'
import { createBulkEditMachine } from '../../src/application/bulk-edit/bulkEdit.machine.ts'

/** One tag more. */
export const TAGS: Partial<BulkDraft> = { tags: { how: 'append', added: ['Quay'], removed: [] } }

/** The machine over three pictures of the sample. */
export const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const actor = createActor(createBulkEditMachine({ ...ports, notify: (notification) => notified.push(notification) })).start()
  const { library, pictures } = ports.sample
  const ids = pictures.slice(0, 3).map(({ id }) => id)
  const asked = { type: 'RECORDS', selection: { kind: 'items', folders: [], assets: ids }, assets: 3, folders: 0 } as const
  const tagsOf = () => ids.map((id) => library.assets.get(id)?.tags ?? [])
  const reach = (state: object | string) => vi.waitFor(() => expect(actor.getSnapshot().matches(state as never)).toBe(true))
  const open = async () => {
    actor.send({ type: 'edit.open', asked })
    await reach({ editing: 'untouched' })
  }
  const review = async (draft = TAGS) => {
    await open()
    actor.send({ type: 'draft.changed', draft })
    actor.send({ type: 'review' })
  }
  const context = () => actor.getSnapshot().context
  return { ports, notified, actor, library, ids, asked, tagsOf, reach, open, review, context }
}
