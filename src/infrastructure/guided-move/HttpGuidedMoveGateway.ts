import type { AskedMove, GuidedMoveGateway } from '../../application/guided-move/GuidedMoveGateway.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { listGuidedMoves, planGuidedMove, startGuidedMove, undoGuidedMove } from './contract.ts'

export class HttpGuidedMoveGateway implements GuidedMoveGateway {
  readonly #http: HttpClient
  #starting = { asked: '', key: '' }

  constructor(http: HttpClient) {
    this.#http = http
  }

  plan({ templateId, ...body }: AskedMove, signal: AbortSignal) {
    return this.#http.mutate(planGuidedMove, { params: { templateId }, body, signal })
  }

  start({ templateId, ...body }: AskedMove, signal: AbortSignal) {
    return this.#http.mutate(startGuidedMove, { params: { templateId }, body, signal }, this.#keyOf(JSON.stringify([templateId, body])))
  }

  moves(templateId: string, signal: AbortSignal) {
    return this.#http.query(listGuidedMoves, { params: { templateId }, signal })
  }

  undo(moveId: string, signal: AbortSignal) {
    return this.#http.mutate(undoGuidedMove, { params: { moveId }, signal })
  }

  /** What is begun again, because no answer came, is begun once. */
  #keyOf(asked: string): string {
    if (this.#starting.asked !== asked) this.#starting = { asked, key: crypto.randomUUID() }
    return this.#starting.key
  }
}
