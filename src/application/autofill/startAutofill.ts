import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createAssetAutofillMachine } from './assetAutofill.machine.ts'
import type { AutofillActors } from './autofillActors.ts'
import type { AutofillGateway } from './AutofillGateway.ts'
import { proposing } from './proposing.ts'

interface AutofillPorts {
  readonly autofill: AutofillGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startAutofill = ({ autofill, events, notify }: AutofillPorts): AutofillActors => ({
  assetAutofill: createActor(createAssetAutofillMachine({ autofill, events })).start(),
  proposeForSelected: proposing(autofill, notify),
})
