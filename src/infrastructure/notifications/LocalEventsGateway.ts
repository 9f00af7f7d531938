import * as Result from 'effect/Result'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import type { LocalEvents } from './LocalEvents.ts'

/** What it changes is known on this page at once, before the server tells of it. */
export class LocalEventsGateway extends HttpGateway {
  protected readonly localEvents: LocalEvents

  constructor(http: HttpClient, localEvents: LocalEvents) {
    super(http)
    this.localEvents = localEvents
  }

  /** Publishes what a call has changed, where it has. */
  protected publishing<Outcome extends Result.Result<unknown, unknown>>(changed: ServerEvent, outcome: Outcome): Outcome {
    if (Result.isSuccess(outcome)) this.localEvents.publish(changed)
    return outcome
  }
}
