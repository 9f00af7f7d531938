import * as Result from 'effect/Result'
import type { MoveOutcome, MovingGateway, MoveOrCopy } from '../../application/move-copy/MovingGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Decisions } from '../../domain/move-copy/conflictPlan.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import { copyResources, moveResources, planCopy, planMove, undoMove } from './contract.ts'

export class HttpMovingGateway extends LocalEventsGateway implements MovingGateway {
  plan(action: 'copy' | 'move', { type, ...body }: MoveOrCopy, signal: AbortSignal) {
    const input = { body, resourceType: type, signal }
    return action === 'copy' ? this.http.mutate(planCopy, input) : this.http.mutate(planMove, input)
  }

  async move({ type, ...asked }: MoveOrCopy, decisions: Decisions, signal: AbortSignal) {
    return this.#publishing(await this.http.mutate(moveResources, { body: { ...asked, decisions }, resourceType: type, signal }), type)
  }

  async copy({ type, ...asked }: MoveOrCopy, decisions: Decisions, signal: AbortSignal) {
    return this.#publishing(await this.http.mutate(copyResources, { body: { ...asked, decisions }, resourceType: type, signal }), type)
  }

  async undoMove(type: ResourceType, batchId: string, decisions: Decisions, signal: AbortSignal) {
    return this.#publishing(await this.http.mutate(undoMove, { body: { batchId, decisions }, resourceType: type, signal }), type)
  }

  /** What was only begun is told of by the server, when it is done. */
  #publishing(outcome: MoveOutcome, type: ResourceType): MoveOutcome {
    if (Result.isFailure(outcome) || 'bulkOperation' in outcome.success) return outcome
    this.localEvents.publish({ kind: 'library.changed', type })
    this.localEvents.publish({ kind: 'usage.changed' })
    return outcome
  }
}
