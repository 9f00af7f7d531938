import { visible } from '../access/visibility.ts'
import { filtersOf, MEETS_ALL, writtenFilters, type FilterRow } from './filters.ts'

/** Whose rows are asked for, as statements read it. */
export interface RowScope {
  /** What lies in these, and what is named one by one; both null: all of the module. */
  readonly folders: readonly string[] | null
  readonly ids: readonly string[] | null
  readonly except: readonly string[]
}

/** What every statement over rows begins with. */
export interface Asked {
  readonly templateId: string
  readonly type: string
  readonly filters: readonly FilterRow[]
  readonly scope: RowScope
  /** A pattern of `like` for names and file numbers; null: none. */
  readonly pattern: string | null
}

/** $1 to $8 of {@link conditions}. */
export const commonValues = (organizationId: string, { templateId, type, filters, scope, pattern }: Asked): readonly unknown[] => [
  organizationId,
  templateId,
  type,
  writtenFilters(filters),
  scope.folders,
  scope.except,
  pattern,
  scope.ids,
]

/** What `asset` must be to be a row: in the module, seen, within the scope and the search, and found by all filters. */
export const conditions = (user: `$${number}` | undefined): string => `
  asset.organization_id = $1 and asset.type = $3 and ${visible('asset', { isWide: true, user })}
  and (($5::uuid[] is null and $8::uuid[] is null) or asset.folder_id in (select unnest($5::uuid[])) or asset.id in (select unnest($8::uuid[])))
  and asset.id not in (select unnest($6::uuid[]))
  and ($7::text is null or asset.name_key like $7 or asset.file_number_key like $7)
  and ${MEETS_ALL}`

/** Before a statement that has {@link conditions}. */
export const WITH_FILTERS = `with ${filtersOf('$4')}`

/** The template describes it. Looked up row by row: as a join it would be made of all of them before the first is taken (`offset 0`). */
export const DESCRIBED = `
  exists (select from asset_templates assigned where assigned.organization_id = $1 and assigned.asset_id = asset.id and assigned.template_id = $2 offset 0)`
