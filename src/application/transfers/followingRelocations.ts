import { fromCallback } from 'xstate'
import { isUnderWay, type RelocationJob } from '../../domain/bulk-operations/relocationJob.ts'
import { valueOf } from '../failures/outcome.ts'
import type { RelocationInput, RelocationPorts } from './relocation.parts.ts'

/** A job over many things that the list did not know. */
export type RelocationFound = { readonly type: 'relocation.found' } & RelocationInput

/**
 * Finds what one's many things are moved, copied, thrown away and restored by: what was begun before, as far as it is not done, and each that
 * begins, here or in another tab.
 */
export const followingRelocations = ({ relocations, events }: Pick<RelocationPorts, 'relocations' | 'events'>) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const known = new Set<string>()
    const reading = new Set<string>()
    const overtaken = new Set<string>()
    const over = new AbortController()
    const find = (job: RelocationJob | undefined, isNew: boolean) => {
      if (job === undefined || over.signal.aborted) return
      sendBack({ type: 'relocation.found', job, isNew } satisfies RelocationFound)
    }
    const look = async (): Promise<void> => {
      const jobs = valueOf(await relocations.list(over.signal)) ?? []
      for (const job of jobs.toReversed()) {
        if (known.has(job.id) || !(isUnderWay(job) || job.state === 'Failed')) continue
        known.add(job.id)
        find(job, isUnderWay(job))
      }
    }
    /** It goes on while it is read: what is handed on is as new as what was told of it. */
    const read = async (id: string): Promise<void> => {
      let job: RelocationJob | undefined
      do {
        overtaken.delete(id)
        job = valueOf(await relocations.read(id, over.signal))
      } while (overtaken.has(id) && !over.signal.aborted)
      reading.delete(id)
      find(job, true)
    }
    const stop = events.subscribe((fact) => {
      if (fact.kind === 'stream.reopened') void look()
      if (fact.kind !== 'relocation.changed' || fact.state === 'Cancelled') return
      const { relocationId: id } = fact
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
