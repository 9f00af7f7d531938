import type { Tenant } from '../database/tenant.ts'
import { describeAssets, type Bringing } from './arrivals.ts'
import { keptUploadValues } from './uploadValues.ts'

interface Uploaded {
  readonly assetId: string
  /** The templates of the folder that it came into. */
  readonly assign: readonly string[]
  /** What its sender says of it, by the id of what is kept. */
  readonly values: string | undefined
}

/** Describes an asset that was made just now by the templates of its folder; answers in how many attributes it is, and nothing where it is not described. */
export const describeUpload = async (tenant: Tenant, bringing: Bringing, { assetId, assign, values }: Uploaded): Promise<number | undefined> => {
  const changes = values === undefined ? [] : await keptUploadValues(tenant, bringing.author, bringing.type, values)
  if (assign.length === 0 && changes.length === 0) return undefined
  return (await describeAssets(tenant, bringing, [{ assetId, assign, changes }])).get(assetId)
}
