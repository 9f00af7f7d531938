import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { keepsOut } from '../../src/domain/web-ready/webReady.ts'
import type { Asker } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'
import { readBatch } from '../items/batches.ts'
import { idsOf, itemsOf, outermost, type Item, type Unreachable } from '../items/items.ts'
import { presentItems } from '../items/presentItems.ts'
import { keptAmong } from '../items/restrictedItems.ts'

/** What of a selection is to be made ready for the web or published, or not. */
export interface SelectedReach {
  readonly type: ResourceType
  readonly items: readonly Item[]
  /** How many of it are kept from publication, and stay as they are. */
  readonly kept: number
}

interface Selected {
  readonly type: ResourceType
  readonly selection: Selection
  /** It makes something public: what is kept from publication is not reached. */
  readonly publishes: boolean
}

export type SelectedFailure = Unreachable | Failure<'PUBLICATION_RESTRICTED'>

const named = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<readonly Item[], Unreachable>> => {
  if (selection.kind !== 'batch') return itemsOf(tenant, scope, type, selection)
  const batch = await readBatch(tenant, scope.userId, type, selection.batchId)
  return batch === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(await presentItems(tenant, scope, type, batch))
}

export const foldersAmong = ({ items }: Pick<SelectedReach, 'items'>): readonly string[] => idsOf(items, 'folder')
export const assetsAmong = ({ items }: Pick<SelectedReach, 'items'>): readonly string[] => idsOf(items, 'asset')

/** What of a selection is reached, where nothing refuses it. */
export const selectedReach = async (tenant: Tenant, scope: Asker, { type, selection, publishes }: Selected): Promise<Result.Result<SelectedReach, SelectedFailure>> => {
  const found = await named(tenant, scope, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = await outermost(tenant, found.success)
  if (!publishes) return Result.succeed({ type, items, kept: 0 })
  const kept = await keptAmong(tenant, idsOf(items, 'folder'), idsOf(items, 'asset'))
  if (keepsOut({ isNamed: selection.kind === 'items', count: items.length, kept: kept.size })) return Result.fail({ code: 'PUBLICATION_RESTRICTED' })
  return Result.succeed({ type, items: items.filter(({ id }) => !kept.has(id)), kept: kept.size })
}
