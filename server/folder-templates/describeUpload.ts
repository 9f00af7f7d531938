import type { UnsavedValue } from '../../src/domain/folder-templates/folderTemplates.ts'
import type { Tenant } from '../database/tenant.ts'
import { describeAssets, type Bringing, type DescribedAssets } from './arrivals.ts'
import { keptUploadValues, replacedUploadValues } from './uploadValues.ts'
import { noteUnsaved, unsavedValues } from './unsavedValues.ts'

interface Uploaded {
  readonly assetId: string
  readonly uploadId: string | null
  /** The templates of the folder that it came into. */
  readonly assign: readonly string[]
  /** What its sender says of it, by the id of what is kept. */
  readonly values: string | undefined
}

interface DescribedUpload {
  /** In how many attributes it is described; undefined: in none, and by no template. */
  readonly described: number | undefined
  readonly unsaved: readonly UnsavedValue[]
}

const NOTHING: DescribedAssets = { described: new Map(), refused: new Map() }

/** Describes an asset that was made just now by the templates of its folder, and by what was said of it while it was sent. */
export const describeUpload = async (tenant: Tenant, bringing: Bringing, { assetId, uploadId, assign, values }: Uploaded): Promise<DescribedUpload> => {
  const { changes, left } = values === undefined ? { changes: [], left: [] } : await keptUploadValues(tenant, bringing.author, bringing.type, values)
  const isToDescribe = assign.length > 0 || changes.length > 0
  const { described, refused } = isToDescribe ? await describeAssets(tenant, bringing, [{ assetId, assign, changes }]) : NOTHING
  const lost = changes.filter(({ attributeId }) => refused.get(assetId)?.includes(attributeId))
  const unsaved = await unsavedValues(tenant, bringing.author, [...left, ...lost.map((change) => ({ ...change, reason: 'VALUE_REFUSED' as const }))])
  await noteUnsaved(tenant, { assetId, uploadId }, unsaved)
  return { described: described.get(assetId), unsaved }
}

/** An asset whose file is another one now is described as before: what was said of the file is told instead of lost. */
export const undescribedReplacement = async (tenant: Tenant, author: Bringing['author'], { assetId, uploadId, values }: Omit<Uploaded, 'assign'>): Promise<readonly UnsavedValue[]> => {
  if (values === undefined) return []
  const unsaved = await unsavedValues(tenant, author, await replacedUploadValues(tenant, author, values))
  await noteUnsaved(tenant, { assetId, uploadId }, unsaved)
  return unsaved
}
