import { fromCallback } from 'xstate'
import { isUnderWay, type RelocationJob } from '../../domain/library/relocationJob.ts'
import { valueOf } from '../failures/outcome.ts'
import type { RelocationInput, RelocationPorts } from './relocation.parts.ts'

/** A move or copy of many things that the list did not know. */
export type RelocationFound = { readonly type: 'relocation.found' } & RelocationInput

/**
 * Finds one's moves and copies of many things: those that were begun before, as far as they are not done, and each that begins, here or in
 * another tab.
 */
export const followingRelocations = ({ relocations, events }: Pick<RelocationPorts, 'relocations' | 'events'>) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const known = new Set<string>()
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
    const stop = events.subscribe((fact) => {
      if (fact.kind === 'stream.reopened') void look()
      if (fact.kind !== 'relocation.changed' || known.has(fact.relocationId) || fact.state === 'Cancelled') return
      known.add(fact.relocationId)
      void relocations.read(fact.relocationId, over.signal).then((outcome) => find(valueOf(outcome), true))
    })
    void look()
    return () => {
      over.abort()
      stop()
    }
  })
