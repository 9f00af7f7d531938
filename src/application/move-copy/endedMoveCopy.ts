import type { Notify } from '../notifications/notifications.machine.ts'
import type { TrashGateway } from '../trash/TrashGateway.ts'
import type { MoveCopyContext } from './moveCopyContext.ts'
import type { MoveCopyOutcome } from './moveCopyRequests.ts'
import type { MovingGateway } from './MovingGateway.ts'
import { showingThere, type PickThere } from './showingThere.ts'
import { undoing } from './undoing.ts'

export interface EndedMoveCopyPorts {
  readonly moving: MovingGateway
  readonly trash: TrashGateway
  readonly notify: Notify
  readonly pickThere: PickThere
}

/** Tells that something was copied, moved or restored, or put in line for that, with the way there and the way back. */
export const endedMoveCopy = (ports: EndedMoveCopyPorts) => {
  const { notify, pickThere } = ports
  const showThere = showingThere(pickThere)
  const undo = undoing(ports)
  return ({ asked, destination }: Pick<MoveCopyContext, 'asked' | 'destination'>, outcome: MoveCopyOutcome): void => {
    const { action, count, name } = asked
    const one = count === 1 && name !== undefined ? 'One' : ''
    const values = { name: name ?? '', folder: destination?.name ?? '' }
    if ('bulkOperation' in outcome) {
      notify({ kind: 'info', text: `moveCopy.begun.${action}${one}`, values: { ...values, count: outcome.bulkOperation.count } })
      return
    }
    const link = showThere(asked, destination, outcome.copies)
    const run = undo(action, asked.type, outcome)
    notify({
      kind: 'success',
      text: `moveCopy.notices.${action}${one}`,
      values: { ...values, count: outcome.folders + outcome.assets },
      ...(link === undefined ? {} : { link }),
      ...(run === undefined ? {} : { action: { text: 'moveCopy.undo', run: () => void run() } }),
    })
  }
}
