import * as Result from 'effect/Result'
import type { AssetSummary } from '../../src/domain/assets/asset.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Page } from './assetPages.ts'
import { PATHS } from '../items/folderRows.ts'

/** A page of a list over many folders, with the way down to each asset's folder. It is read anew each time: folders change their names and places. */
export const withPaths = async <Refusal>(
  tenant: Tenant,
  listed: Promise<Result.Result<Page<AssetSummary>, Refusal>>,
): Promise<Result.Result<Page<AssetSummary>, Refusal>> => {
  const page = await listed
  if (Result.isFailure(page) || page.success.items.length === 0) return page
  const folders = [...new Set(page.success.items.map(({ folderId }) => folderId))]
  const ways = new Map((await tenant.query(PATHS, [tenant.organizationId, folders])).map(({ start, path }) => [start, path]))
  return Result.map(page, (found) => ({ ...found, items: found.items.map((asset) => ({ ...asset, path: ways.get(asset.folderId) ?? [] })) }))
}
