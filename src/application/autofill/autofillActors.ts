import { capability } from '../capabilities/capability.ts'
import type { AssetAutofillActor } from './assetAutofill.machine.ts'
import type { AutofillGateway } from './AutofillGateway.ts'
import type { ProposeForSelected } from './proposing.ts'

export interface AutofillActors {
  readonly assetAutofill: AssetAutofillActor
  readonly proposeForSelected: ProposeForSelected
}

export const AUTOFILL = capability<AutofillActors, { readonly autofill: AutofillGateway }>('autofill')
