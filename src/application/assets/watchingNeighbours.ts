import { fromCallback } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ServerFact } from '../notifications/ServerFact.ts'
import type { AssetPlace, Origin } from './AssetPlace.ts'
import { findingNeighbours, NO_NEIGHBOURS, type NeighbourPorts, type Neighbours } from './neighbours.ts'

export interface NeighbourNews {
  readonly type: 'neighbours.found'
  readonly neighbours: Neighbours
}

/** What is walked through stays as it was read: it leads on from what has left it. */
const isOfList = (fact: ServerFact, from: Origin): boolean => {
  if ('walked' in from) return false
  if (fact.kind === 'stream.reopened') return true
  if (fact.kind !== 'contents.changed' && fact.kind !== 'library.changed') return false
  const { type, folderId } = from.list
  return fact.type === type && (fact.kind === 'library.changed' || folderId === undefined || fact.folderId === folderId)
}

/**
 * Finds the assets beside one, and again whenever the list one came from has changed; many changes while it looks are one more look. An
 * asset that is not in its list any more keeps those that it had.
 */
export const watchingNeighbours = (ports: NeighbourPorts & { readonly events: EventStream }) => {
  const neighboursOf = findingNeighbours(ports)
  return fromCallback<NeighbourNews, AssetPlace>(({ input, sendBack }) => {
    const { from } = input
    if (from === undefined) return undefined
    const over = new AbortController()
    let row = 'walked' in from ? 0 : from.row
    let isStale = true

    const look = async () => {
      while (isStale && !over.signal.aborted) {
        isStale = false
        const neighbours = await neighboursOf({ ...input, from: 'walked' in from ? from : { ...from, row } }, over.signal)
        if (over.signal.aborted) return
        if (neighbours !== NO_NEIGHBOURS) sendBack({ type: 'neighbours.found', neighbours })
        row = neighbours.own?.row ?? row
      }
    }
    let looking = look()
    const unsubscribe = ports.events.subscribe((fact) => {
      if (!isOfList(fact, from)) return
      isStale = true
      looking = looking.then(look)
    })
    return () => {
      over.abort()
      unsubscribe()
    }
  })
}
