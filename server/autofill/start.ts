import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { putInLine as bulkInLine, type Call } from '../bulk-operations/bulkOperations.ts'
import { foreseenOf } from '../items/foresight.ts'
import { autofill, manyAutofills } from './kinds.ts'
import { selectedAssets, type SelectedFailure } from './selected.ts'
import { putInLine } from './status.ts'

interface Asked {
  readonly type: ResourceType
  readonly selection: Selection
  readonly asksModel: boolean
}

type Started = { readonly queued: number } | { readonly bulkOperation: BulkOperation }

/** Has values proposed: for a single asset by a job of its own, for more by one of those that Transfers shows. */
export const startAutofill = async (call: Call, { type, selection, asksModel }: Asked): Promise<Result.Result<Started, SelectedFailure>> => {
  const { tenant, viewer, jobs } = call
  const selected = await selectedAssets(tenant, viewer, type, selection)
  if (Result.isFailure(selected)) return Result.fail(selected.failure)
  const { ids, items } = selected.success
  const [only, ...others] = ids
  if (only === undefined || others.length === 0) {
    const queued = only === undefined ? [] : await putInLine(tenant, [only])
    for (const assetId of queued) await jobs.send(tenant, autofill, { assetId, asksModel }, { by: viewer })
    return Result.succeed({ queued: queued.length })
  }
  const foreseen = foreseenOf(type, items)
  return Result.succeed({ bulkOperation: await bulkInLine(call, manyAutofills, { asked: { selection, asksModel }, foreseen, destinationId: null, weight: ids.length }) })
}
