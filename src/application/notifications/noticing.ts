import * as Result from 'effect/Result'
import type { EventStream } from './EventStream.ts'
import type { ServerEvent } from './ServerEvent.ts'

/** What was read. `isOutdated`: it has changed while it was being read, and what was read may be from before. */
export interface Noticed<Value> {
  readonly value: Value
  readonly isOutdated: boolean
}

/** Reads what nobody watches yet, and notices whether it changes meanwhile. */
export const noticing = async <Value, Failure>(
  events: EventStream,
  concerns: (serverEvent: ServerEvent) => boolean,
  read: () => Promise<Result.Result<Value, Failure>>,
): Promise<Result.Result<Noticed<Value>, Failure>> => {
  let isOutdated = false
  const unsubscribe = events.subscribe((serverEvent) => {
    isOutdated ||= concerns(serverEvent)
  })
  try {
    return Result.map(await read(), (value) => ({ value, isOutdated }))
  } finally {
    unsubscribe()
  }
}
