import { createActor } from 'xstate'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import type { MetadataGateway } from '../metadata/MetadataGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createAssetDuplicatesMachine } from './assetDuplicates.machine.ts'
import { createComparingMachine } from './comparing.machine.ts'
import type { DuplicateActors } from './duplicateActors.ts'
import type { DuplicateGateway } from './DuplicateGateway.ts'
import { notifyingMerged, separating } from './duplicateNotices.ts'
import { createDuplicatesMachine, groupShown } from './duplicates.machine.ts'
import { createMergingMachine } from './merging.machine.ts'

interface DuplicatePorts {
  readonly duplicates: DuplicateGateway
  readonly assets: AssetGateway
  readonly metadata: MetadataGateway
  readonly events: EventStream
  readonly notify: Notify
  /** Whether the person may know what assets say of themselves. */
  readonly knowsDetails: () => boolean
}

export const startDuplicates = (ports: DuplicatePorts): DuplicateActors => {
  const duplicates = createActor(createDuplicatesMachine(ports)).start()
  const assetDuplicates = createActor(createAssetDuplicatesMachine(ports)).start()
  const changed = (): void => {
    duplicates.send({ type: 'groups.changed' })
    assetDuplicates.send({ type: 'groups.changed' })
  }
  const comparing = createActor(createComparingMachine(ports)).start()
  duplicates.subscribe(({ context }) => comparing.send({ type: 'group.shown', group: groupShown(context), withDetails: ports.knowsDetails() }))
  return {
    duplicates,
    assetDuplicates,
    comparing,
    merging: createActor(createMergingMachine({ duplicates: ports.duplicates, notifyMerged: notifyingMerged(ports) })).start(),
    separate: separating(ports, changed),
  }
}
