import { fromCallback } from 'xstate'
import type { EventStream } from './EventStream.ts'
import type { ServerFact } from './ServerFact.ts'

export interface FactEvent {
  readonly type: 'fact'
  readonly fact: ServerFact
}

/** Hands the server's facts to the machine that invokes it. */
export const hearingFacts = (events: EventStream) =>
  fromCallback<FactEvent>(({ sendBack }) => events.subscribe((fact) => sendBack({ type: 'fact', fact })))
