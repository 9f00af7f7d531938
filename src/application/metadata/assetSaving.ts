import * as Result from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import { cellAnswerOf, isBarrier, type CellAnswer, type CellBarrier, type CellChange } from '../../domain/metadata/valueCell.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { MetadataGateway, MetadataSaveFailure } from './MetadataGateway.ts'
import type { SavedValues, SaveValues } from './valueAutosave.ts'

type Saving = Promise<Result.Result<SavedValues, CallFailure>>

const refusedAll = (cells: readonly CellChange[], code: CellBarrier): SavedValues => ({
  answers: cells.map(({ assetId, attributeId }): CellAnswer => ({ outcome: 'refused', assetId, attributeId, refusal: { code } })),
  names: [],
})

/** One call after the other; the first that does not get through ends them. */
const inTurn = async (parts: readonly (readonly CellChange[])[], save: (cells: readonly CellChange[]) => Saving): Saving => {
  const all: SavedValues[] = []
  for (const cells of parts) {
    const saved = await save(cells)
    if (Result.isFailure(saved)) return saved
    all.push(saved.success)
  }
  return Result.succeed({ answers: all.flatMap(({ answers }) => answers), names: all.flatMap(({ names }) => names) })
}

/**
 * Saves values by the gateway of single assets. What it refuses as a whole is saved value by value, so that one that cannot be written does
 * not hold up the others. Values are saved from the revision that they began with, which keeps a repeated call from saving twice.
 */
export const assetSaving = (metadata: MetadataGateway, resourceType: ResourceType): SaveValues => {
  const ofAsset = async (assetId: string, cells: readonly CellChange[], signal: AbortSignal): Saving => {
    const changes = cells.map(({ attributeId, values, revision }) => ({ attributeId, values, revision }))
    const saved = await metadata.save({ resourceType, assetId }, { changes }, signal)
    if (Result.isSuccess(saved)) return Result.succeed({ answers: saved.success.answers.map((answer) => cellAnswerOf(assetId, answer)), names: saved.success.names })
    const { failure } = saved
    if (!isBarrier(failure.code)) return Result.fail(failure as Exclude<MetadataSaveFailure, { readonly code: CellBarrier }>)
    if (cells.length === 1) return Result.succeed(refusedAll(cells, failure.code))
    return inTurn(cells.map((cell) => [cell]), (one) => ofAsset(assetId, one, signal))
  }
  return (cells, _once, signal) => {
    const assets = [...Map.groupBy(cells, ({ assetId }) => assetId).values()]
    return inTurn(assets, (some) => ofAsset(some[0]?.assetId ?? '', some, signal))
  }
}
