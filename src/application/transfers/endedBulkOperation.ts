import { foldersPath } from '../../domain/access/segments.ts'
import type { BulkAction, BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { GuidedMoveGateway } from '../guided-move/GuidedMoveGateway.ts'
import { movingBack } from '../guided-move/movingBack.ts'
import { importingBack } from '../metadata-import/importingBack.ts'
import type { MetadataImportGateway } from '../metadata-import/MetadataImportGateway.ts'
import type { MovingGateway } from '../move-copy/MovingGateway.ts'
import { undoing } from '../move-copy/undoing.ts'
import type { Notification, Notify } from '../notifications/notifications.machine.ts'
import type { PublishingGateway } from '../publishing/PublishingGateway.ts'
import { unpublishing } from '../publishing/unpublishing.ts'
import type { TrashGateway } from '../trash/TrashGateway.ts'
import { unmarking } from '../web-ready/unmarking.ts'
import type { WebReadyGateway } from '../web-ready/WebReadyGateway.ts'

export interface EndedPorts {
  readonly moving: MovingGateway
  readonly trash: TrashGateway
  readonly webReady: WebReadyGateway
  readonly publishing: PublishingGateway
  readonly guidedMoves: GuidedMoveGateway
  readonly metadataImports: Pick<MetadataImportGateway, 'begin'>
  readonly notify: Notify
}

/** What is told with it where something was left out. */
const BUT_KEPT: readonly BulkAction[] = ['webReady', 'publish', 'moveValues', 'moveValuesBack', 'importValues', 'importValuesBack']

/** The way to where it was put. */
const linkTo = ({ action, type, destinationId }: BulkOperation): Pick<Notification, 'link'> =>
  action === 'move' || action === 'copy' ? { link: { text: 'moveCopy.showThere', to: foldersPath(type, destinationId ?? undefined) } } : {}

/** How the end of a job over many things is told, and how what it did is taken back. */
export const endedBulkOperation = (ports: EndedPorts) => {
  const { notify } = ports
  const unmark = unmarking(ports.webReady, notify)
  const undo = undoing(ports, {
    webReady: unmark,
    skipWebReady: unmark,
    publish: unpublishing(ports.publishing, notify),
    moveValues: movingBack(ports.guidedMoves, notify),
    importValues: importingBack(ports.metadataImports, notify),
  })
  const undoOf = ({ action, type, outcome }: BulkOperation): (() => Promise<boolean>) | undefined => (outcome === null ? undefined : undo(action, type, outcome))
  return {
    /** Answers whether it was done or begun. */
    takeBack: async (job: BulkOperation): Promise<boolean> => (await undoOf(job)?.()) ?? false,
    notifyDone: (job: BulkOperation): void => {
      const { action, name, outcome } = job
      if (outcome === null) return
      const run = undoOf(job)
      notify({
        kind: 'success',
        text: `moveCopy.finished.${action}${BUT_KEPT.includes(action) && outcome.skipped > 0 ? 'ButKept' : ''}${job.count === 1 && name !== null ? 'One' : ''}`,
        values: { count: outcome.folders + outcome.assets, name: name ?? '' },
        subject: job.id,
        ...linkTo(job),
        ...(run === undefined ? {} : { action: { text: 'moveCopy.undo', run: () => void run() } }),
      })
    },
    notifyFailed: ({ id, failure }: BulkOperation): void => {
      if (failure !== null) notify({ kind: 'failure', text: `failure.${failure.code}`, subject: id })
    },
  }
}
