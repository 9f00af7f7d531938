import * as Result from 'effect/Result'
import { canTryMoveTo, type DoneMove } from '../../domain/guided-move/guidedMove.ts'
import type { Template, TemplateSummary } from '../../domain/templates/template.ts'
import type { TemplateGateway, TemplateReadFailure } from '../templates/TemplateGateway.ts'
import type { GuidedMoveGateway } from './GuidedMoveGateway.ts'

/** What a move of values begins with. */
export interface MoveStart {
  readonly from: Template
  readonly targets: readonly TemplateSummary[]
  readonly moves: readonly DoneMove[]
}

interface Ports {
  readonly guidedMoves: Pick<GuidedMoveGateway, 'moves'>
  readonly templates: Pick<TemplateGateway, 'list' | 'read'>
}

/** Templates of one page. */
const PAGE = 200

const targetsOf = async ({ templates }: Ports, templateId: string, signal: AbortSignal): Promise<Result.Result<readonly TemplateSummary[], TemplateReadFailure>> => {
  const found: TemplateSummary[] = []
  let after: string | null = null
  do {
    const page = await templates.list({ filter: {}, limit: PAGE, ...(after === null ? {} : { after }) }, signal)
    if (Result.isFailure(page)) return Result.fail(page.failure)
    found.push(...page.success.items.filter(({ id, state }) => id !== templateId && canTryMoveTo(state)))
    after = page.success.next
  } while (after !== null)
  return Result.succeed(found)
}

/** Reads a template with those that its values could go to, and what was moved of it before. */
export const readMoveEnds = async (ports: Ports, templateId: string, signal: AbortSignal): Promise<Result.Result<MoveStart, TemplateReadFailure>> => {
  const [from, targets, moves] = await Promise.all([
    ports.templates.read(templateId, signal),
    targetsOf(ports, templateId, signal),
    ports.guidedMoves.moves(templateId, signal),
  ])
  if (Result.isFailure(from)) return Result.fail(from.failure)
  if (Result.isFailure(targets)) return Result.fail(targets.failure)
  return Result.isFailure(moves) ? Result.fail(moves.failure) : Result.succeed({ from: from.success, targets: targets.success, moves: moves.success })
}
