import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { CONTENT_TYPES } from '../../src/domain/assets/contentTypes.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { Asker } from '../access/scope.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { assetsBelow } from '../items/assetsBelow.ts'
import { idsOf, itemsOf, type Unreachable } from '../items/items.ts'
import { inPieces, unreported, type Progress } from '../items/progress.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { text } from '../processing/kinds.ts'

const READABLE = CONTENT_TYPES.filter((type) => type.text).map(({ mediaType }) => mediaType)

/** What waits for its turn already keeps it. */
const MARK = sql<{ id: string; name: string }>(`
  update assets set indexing = 'Indexing', indexing_failure = null
  where organization_id = $1 and id = any ($2::uuid[]) and media_type = any ($3::text[]) and indexing <> 'Indexing'
  returning id, name`)

/** Puts the indexing of the content of all that is selected in line again, with what lies in its folders; answers of how many. A kind of file without text stays as it is. */
export const reindexSelected = async (
  tenant: Tenant,
  jobs: Jobs,
  author: Actor & Asker,
  { type, selection }: { readonly type: ResourceType; readonly selection: Selection },
  progress: Progress = unreported,
): Promise<Result.Result<{ readonly count: number }, Unreachable>> => {
  const items = await itemsOf(tenant, author, type, selection)
  if (Result.isFailure(items)) return Result.fail(items.failure)
  const below = await assetsBelow(tenant, author, idsOf(items.success, 'folder'))
  const assets = [...new Set([...idsOf(items.success, 'asset'), ...below])].toSorted()
  let count = 0
  await inPieces(
    assets,
    async (piece) => {
      const marked = await tenant.query(MARK, [tenant.organizationId, piece, READABLE])
      for (const { id } of marked) await jobs.send(tenant, text, { assetId: id })
      await recordAll(tenant, author, 'indexing.requested', marked)
      count += marked.length
    },
    (done) => progress(done, assets.length),
  )
  if (count > 0) await publish(tenant, { kind: 'library.changed', type })
  return Result.succeed({ count })
}
