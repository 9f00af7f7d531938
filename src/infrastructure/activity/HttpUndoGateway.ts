import type { UndoGateway } from '../../application/activity/UndoGateway.ts'
import { undoActivity } from './contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

export class HttpUndoGateway extends HttpGateway implements UndoGateway {
  undo(entryId: string, organizationId: string | undefined, signal: AbortSignal) {
    return this.http.mutate(undoActivity, { params: { entryId }, signal, ...(organizationId === undefined ? {} : { organizationId }) })
  }
}
