import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/library/selection.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { TrashGateway } from './TrashGateway.ts'

interface Asked {
  readonly type: ResourceType
  readonly selection: Selection
  /** How many were selected, and of a single one its name. */
  readonly count: number
  readonly name?: string
}

/** Puts folders and assets into the trash and tells of it; bringing them back is one step away. Answers whether it was done. */
export type ThrowAway = (asked: Asked) => Promise<boolean>

export const throwingAway =
  (trash: TrashGateway, notify: Notify): ThrowAway =>
  async ({ type, selection, count, name }) => {
    const { signal } = new AbortController()
    const outcome = await trash.trash(type, selection, signal)
    const arranged = valueOf(outcome)
    if (arranged === undefined) {
      notify({ kind: 'failure', text: `failure.${failureOf(outcome)?.code ?? 'UNEXPECTED'}` })
      return false
    }
    const one = count === 1 && name !== undefined ? 'One' : ''
    const bringBack = async () => {
      const batch = { kind: 'batch', batchId: arranged.batchId } as const
      const restored = await trash.restore({ selection: batch }, { folders: 'rename', assets: 'rename' }, signal)
      const [failure, back] = [failureOf(restored), valueOf(restored)]
      if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
      else if (back === undefined || !('relocation' in back)) notify({ kind: 'info', text: 'arranging.undone' })
      else notify({ kind: 'info', text: `arranging.begun.restore${one}`, values: { count: back.relocation.count, name: name ?? '' } })
    }
    notify({
      kind: 'success',
      text: `trash.thrown${one}`,
      values: { count: arranged.folders + arranged.assets, name: name ?? '' },
      action: { text: 'arranging.undo', run: () => void bringBack() },
    })
    return true
  }
