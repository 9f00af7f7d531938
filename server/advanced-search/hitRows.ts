import type { Marked } from '../../src/domain/advanced-search/marked.ts'
import type { PathStep } from '../../src/domain/folders/folder.ts'
import type { AccessScope } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { ASSET_COLUMNS, summaryOf, type AssetRow } from '../items/assetRows.ts'
import { pathsOf } from '../items/folderRows.ts'
import { seenBy } from '../items/listedItems.ts'
import { starOf, type Starred } from '../items/stars.ts'
import { pieceAt, type Hit } from '../search/found.ts'
import { formPatternOf, patternOf } from '../search/textPatterns.ts'

interface Placed {
  readonly foundId: string
  readonly place: number
  readonly rank: number
  readonly path: readonly PathStep[] | null
  readonly parent: string | null
}

interface AssetHitRow extends Placed, AssetRow, Starred {
  readonly kind: 'asset'
  readonly description: string
  readonly tags: readonly string[]
  readonly persons: readonly string[] | null
  readonly content: { readonly text: string | null; readonly page: number | null } | null
}

interface FolderHitRow extends Placed {
  readonly kind: 'folder'
}

/** Around where the first of the words stands in the content, and on which page: those of a document end with a form feed. Looked for once: `offset 0`. */
const PIECE = `(
  select json_build_object(
    'text', ${pieceAt('content.text', 'content.place')},
    'page', case when strpos(content.text, chr(12)) > 0 then regexp_count(left(content.text, content.place), chr(12)) + 1 end)
  from (
    select text.text, coalesce(nullif(regexp_instr(text.text, $4), 0), nullif(regexp_instr(text.text, $6), 0)) as place
    from asset_texts text where text.organization_id = $1 and text.asset_id = asset.id offset 0
  ) content)`
const PERSONS = `array(
  select person.name from asset_persons person
  where person.organization_id = $1 and person.asset_id = asset.id and person.content_version = asset.content_version)`

/** All that is shown of hits ($2, with their ranks in $3), as far as $5 sees them; texts and persons only where they are what matched. */
const READ = variants([EITHER, EITHER], (withTrash, restricted) => {
  const seen = (alias: 'folder' | 'asset'): string => (withTrash ? 'true' : seenBy(alias, { restricted }, '$5'))
  return sql<AssetHitRow | FolderHitRow>(`
    with place as materialized (
      select hit.id as "foundId", hit.place, hit.rank, case when folder.id is null then 'asset' else 'folder' end as kind,
        coalesce(folder.parent_id, asset.folder_id) as parent, ${ASSET_COLUMNS}, asset.description, asset.tags,
        case when hit.rank = 1 then ${PIECE} end as content, case when hit.rank = 2 then ${PERSONS} end as persons
      from unnest($2::uuid[], $3::integer[]) with ordinality hit (id, rank, place)
      left join folders folder on folder.organization_id = $1 and folder.id = hit.id and ${seen('folder')}
      left join assets asset on asset.organization_id = $1 and asset.id = hit.id and ${seen('asset')}
      where coalesce(folder.id, asset.id) is not null
    )
    select place.*, ways.path, ${starOf('place', '$5')}
    from place left join (${pathsOf('id in (select parent from place)')}) ways on ways.start = place.parent
    order by place.place`)
})

/** As simple search has it: 3 in the name, 2 in what describes it, 1 in the content. */
const rankOf = (tier: number): number => 3 - Math.floor(tier / 2)

interface Reading {
  readonly hits: readonly { readonly id: string; readonly tier: number }[]
  readonly marked: readonly Marked[]
  readonly withTrash: boolean
}

/** What hits are, in their order; without what has gone since they were found. */
export const readHits = async (tenant: Tenant, { userId, restricted }: AccessScope, { hits, marked, withTrash }: Reading): Promise<readonly Hit[]> => {
  if (hits.length === 0) return []
  const rows = await tenant.query(READ(withTrash, restricted), [tenant.organizationId, hits.map(({ id }) => id), hits.map(({ tier }) => rankOf(tier)), patternOf(marked), userId, formPatternOf(marked)])
  return rows.map((row): Hit => {
    const found = { id: row.foundId, rank: row.rank, path: row.path ?? [] }
    return row.kind === 'folder'
      ? { ...found, kind: 'folder' }
      : { ...found, kind: 'asset', asset: summaryOf(row), description: row.description, tags: row.tags, persons: row.persons ?? [], content: row.content?.text ?? '', ...(row.content?.page == null ? {} : { page: row.content.page }) }
  })
}
