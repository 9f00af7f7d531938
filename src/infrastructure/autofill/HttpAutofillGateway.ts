import type { AutofillGateway } from '../../application/autofill/AutofillGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { proposeValues, readAutofill } from './contract.ts'

export class HttpAutofillGateway extends HttpGateway implements AutofillGateway {
  status(resourceType: ResourceType, assetId: string, signal: AbortSignal) {
    return this.http.query(readAutofill, { params: { assetId }, resourceType, signal })
  }

  propose(resourceType: ResourceType, selection: Selection, signal: AbortSignal) {
    return this.http.mutate(proposeValues, { body: { selection }, resourceType, signal })
  }
}
