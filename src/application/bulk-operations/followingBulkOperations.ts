import { fromCallback } from 'xstate'
import { isUnderWay, type BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import { valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { BulkOperationGateway } from './BulkOperationGateway.ts'

/** A job over many things that the list did not know. */
export interface BulkOperationFound {
  readonly type: 'bulkOperation.found'
  readonly job: BulkOperation
  /** It was begun while this page was open. */
  readonly isNew: boolean
}

interface Ports {
  readonly bulkOperations: BulkOperationGateway
  readonly events: EventStream
}

/**
 * Finds what one's many things are moved, copied, trashed and restored by: what was begun before, as far as it is not done, and each that
 * begins, here or in another tab.
 */
export const followingBulkOperations = ({ bulkOperations, events }: Ports) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const known = new Set<string>()
    const reading = new Set<string>()
    const overtaken = new Set<string>()
    const over = new AbortController()
    const find = (job: BulkOperation | undefined, isNew: boolean) => {
      if (job === undefined || over.signal.aborted) return
      sendBack({ type: 'bulkOperation.found', job, isNew } satisfies BulkOperationFound)
    }
    const look = async (): Promise<void> => {
      const jobs = valueOf(await bulkOperations.list(over.signal)) ?? []
      for (const job of jobs.toReversed()) {
        if (known.has(job.id) || !(isUnderWay(job) || job.state === 'Failed')) continue
        known.add(job.id)
        find(job, isUnderWay(job))
      }
    }
    /** It goes on while it is read: what is handed on is as new as what was told of it. */
    const read = async (id: string): Promise<void> => {
      let job: BulkOperation | undefined
      do {
        overtaken.delete(id)
        job = valueOf(await bulkOperations.read(id, over.signal))
      } while (overtaken.has(id) && !over.signal.aborted)
      reading.delete(id)
      find(job, true)
    }
    const stop = events.subscribe((serverEvent) => {
      if (serverEvent.kind === 'stream.reopened') void look()
      if (serverEvent.kind !== 'bulkOperation.changed' || serverEvent.state === 'Cancelled') return
      const { bulkOperationId: id } = serverEvent
      if (reading.has(id)) overtaken.add(id)
      if (known.has(id)) return
      known.add(id)
      reading.add(id)
      void read(id)
    })
    void look()
    return () => {
      over.abort()
      stop()
    }
  })
