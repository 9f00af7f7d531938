import * as Result from 'effect/Result'
import { fromCallback } from 'xstate'
import type { Zip } from '../../domain/downloads/zip.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ZipGateway } from './ZipGateway.ts'

export interface ZipsListed {
  readonly type: 'zips.listed'
  readonly zips: readonly Zip[]
  /** The identifiers of those that were listed before and no longer are. */
  readonly lost: readonly string[]
}

/** Reads the person's zips: at the start, when one has come to its end or is one of another page's, and when facts may have been missed. */
export const followingZips = (zips: ZipGateway, events: EventStream, mayTake: () => boolean) =>
  fromCallback<{ type: string }, undefined, ZipsListed>(({ sendBack }) => {
    const over = new AbortController()
    let known: readonly string[] = []
    let reading: 'no' | 'yes' | 'again' = 'no'

    const read = async (): Promise<void> => {
      if (!mayTake()) return
      if (reading !== 'no') {
        reading = 'again'
        return
      }
      reading = 'yes'
      const listed = await zips.list(over.signal)
      if (over.signal.aborted) return
      if (Result.isSuccess(listed)) {
        const ids = listed.success.map(({ id }) => id)
        sendBack({ type: 'zips.listed', zips: listed.success, lost: known.filter((id) => !ids.includes(id)) })
        known = ids
      }
      const isStale = (reading as string) === 'again'
      reading = 'no'
      if (isStale) await read()
    }
    const leave = events.subscribe((serverEvent) => {
      const isNews = serverEvent.kind === 'zip.changed' && (serverEvent.state !== 'Making' || !known.includes(serverEvent.zipId))
      if (isNews || serverEvent.kind === 'stream.reopened') void read()
    })
    void read()
    return () => {
      over.abort()
      leave()
    }
  })
