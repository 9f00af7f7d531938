import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { MOST_AUTOFILLED } from '../../src/domain/autofill/autofill.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { Asker } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'
import { assetsBelow } from '../items/assetsBelow.ts'
import { assetsOf, itemsOf, type Item, type Unreachable } from '../items/items.ts'

export type SelectedFailure = Unreachable | Failure<'VALIDATION_FAILED'>

const isFlat = ({ kind }: Selection): boolean => kind === 'module' || kind === 'found'

/** What is reached: the assets themselves, and of folders all that lies in them. */
interface SelectedAssets {
  readonly ids: readonly string[]
  /** What was selected, folders as well. */
  readonly items: readonly Item[]
}

/** The assets of a selection and those in its folders, each once; refused where they are too many. */
export const selectedAssets = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<SelectedAssets, SelectedFailure>> => {
  const found = await (isFlat(selection) ? assetsOf(tenant, scope, type, selection, MOST_AUTOFILLED + 1) : itemsOf(tenant, scope, type, selection))
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = found.success
  const folders = items.filter(({ kind }) => kind === 'folder').map(({ id }) => id)
  const below = await assetsBelow(tenant, scope, folders, MOST_AUTOFILLED + 1)
  const ids = [...new Set([...items.filter(({ kind }) => kind === 'asset').map(({ id }) => id), ...below])]
  if (ids.length > MOST_AUTOFILLED) return Result.fail({ code: 'VALIDATION_FAILED', fields: { selection: { code: 'aboveMaximum', limit: MOST_AUTOFILLED } } })
  return Result.succeed({ ids, items })
}
