import type { UndoGateway } from '../../application/activity/UndoGateway.ts'
import { undoActivity } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpUndoGateway implements UndoGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  undo(entryId: string, organizationId: string | undefined, signal: AbortSignal) {
    return this.#http.mutate(undoActivity, { params: { entryId }, signal, ...(organizationId === undefined ? {} : { organizationId }) })
  }
}
