import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { type MovePlan, moveRefusal, type MoveRefusal } from '../../src/domain/guided-move/guidedMove.ts'
import type { Mapping } from '../../src/domain/guided-move/mapping.ts'
import { moveValues } from '../../src/domain/guided-move/moveValues.ts'
import { Trial } from '../../src/domain/guided-move/trial.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { AccessScope } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'
import { currentValuesOf } from '../metadata/valueRows.ts'
import { countAssets, endsOf, nextAssets, NOWHERE } from './ends.ts'
import { namedMove } from './named.ts'
import { valuesIn } from './values.ts'

export interface AskedMove {
  readonly templateId: string
  readonly targetId: string
  readonly mapping: Mapping
  readonly language: Language
}

/** Assets that are tried at a time. */
const PIECE = 500

/** Tries a move on all values that a template says. Read a piece at a time: what is not told is not kept. Changes nothing. */
export const planMove = async (
  tenant: Tenant,
  viewer: AccessScope,
  { mapping, language, ...which }: AskedMove,
): Promise<Result.Result<MovePlan, MoveRefusal | Failure<'TEMPLATE_NOT_FOUND'>>> => {
  const ends = await endsOf(tenant, viewer, which, { locks: false })
  if (ends === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const refusal = moveRefusal(ends.from, ends.to, mapping, 'try')
  if (refusal !== undefined) return Result.fail(refusal)
  const trial = new Trial(language)
  const added = new Map(mapping.flatMap(({ targetId, addOptions }) => (addOptions && targetId !== null ? [[targetId, new Map<string, string>()] as const] : [])))
  const attributeIds = [...ends.from.attributes, ...ends.to.attributes].map(({ id }) => id)
  const { reached, left } = await countAssets(tenant, viewer, ends)
  for (let assetIds = await nextAssets(tenant, viewer, ends, NOWHERE, PIECE); assetIds.length > 0; assetIds = await nextAssets(tenant, viewer, ends, assetIds.at(-1) ?? NOWHERE, PIECE)) {
    const said = await currentValuesOf(tenant, assetIds, attributeIds)
    const { plan, names } = await namedMove(tenant, viewer, { ends, mapping, language, assetIds, said, added })
    for (const assetId of assetIds) {
      const [before, present] = [valuesIn(ends.from, assetId, said, names), valuesIn(ends.to, assetId, said, names)]
      trial.take(assetId, moveValues(before, present, plan, language), plan)
    }
  }
  const labels = new Map([...added].map(([targetId, of]) => [targetId, [...of.values()]]))
  return Result.succeed({ assets: reached, assetsKept: trial.kept, assetsLeft: left, attributes: trial.plans(ends.from.attributes, mapping, labels) })
}
