import * as Result from 'effect/Result'
import type { ValueAnswer } from '../../src/domain/metadata/assetMetadata.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import type { AssetUnseen } from '../assets/assets.ts'
import type { Tenant } from '../database/tenant.ts'
import { applyEdits, type AssetEdit, type EditRefusal } from './applyEdits.ts'
import { changedValues } from './changedValues.ts'
import { heldAsset, recordEdit, type Described, type Describer } from './described.ts'

export type SaveFailure = AssetUnseen | EditRefusal

export interface Saved {
  readonly answers: readonly ValueAnswer[]
  readonly names: readonly Option[]
}

/** Hears that a template describes the asset that did not before. */
type OnAssigned = () => Promise<void>

/** Changes values of an asset, each by itself. */
export const saveMetadata = async (tenant: Tenant, viewer: Describer, { type, ...edit }: Described & AssetEdit, onAssigned?: OnAssigned): Promise<Result.Result<Saved, SaveFailure>> => {
  const asset = await heldAsset(tenant, viewer, { type, assetId: edit.assetId })
  if (Result.isFailure(asset)) return Result.fail(asset.failure)
  const done = await applyEdits(tenant, viewer, type, [edit])
  if (Result.isFailure(done)) return Result.fail(done.failure)
  const { applied, names } = done.success
  for (const one of applied) if (one.changed > 0 || one.isAssigned) await recordEdit(tenant, viewer, asset.success, one.changed, changedValues([one]))
  if (applied.some(({ isAssigned }) => isAssigned)) await onAssigned?.()
  return Result.succeed({ answers: applied.flatMap(({ answers }) => answers), names })
}
