import { failureOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { undone } from '../notifications/undone.ts'
import type { DescribedPlace, MetadataGateway } from './MetadataGateway.ts'

/** Gives one attribute what it said before a change, once at a time, and tells how that went. */
export type TakeBackValues = (place: DescribedPlace, changeId: string) => Promise<void>

interface Ports {
  readonly metadata: Pick<MetadataGateway, 'undo'>
  readonly notify: Notify
  /** What the asset says is to be read again, also where it was refused: it was changed since. */
  readonly done: (assetId: string) => void
}

export const takingBackValues = ({ metadata, notify, done }: Ports): TakeBackValues => {
  const underWay = new Set<string>()
  return async (place, changeId) => {
    if (underWay.has(changeId)) return
    underWay.add(changeId)
    const outcome = await metadata.undo(place, changeId, new AbortController().signal)
    underWay.delete(changeId)
    notify(undone(failureOf(outcome)))
    done(place.assetId)
  }
}
