import { visible } from '../access/visibility.ts'
import type { FilterRow } from './filters.ts'

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

/** $1 to $7 of {@link conditions}. */
export const commonValues = (organizationId: string, { templateId, type, scope, pattern }: Asked): readonly unknown[] => [
  organizationId,
  templateId,
  type,
  scope.folders,
  scope.except,
  pattern,
  scope.ids,
]

/** What `asset` must be to be a row, beside what filters ask for: in the module, seen, within the scope and the search. */
export const conditions = (user: `$${number}` | undefined): string => `
  asset.organization_id = $1 and asset.type = $3 and ${visible('asset', { isWide: true, user })}
  and (($4::uuid[] is null and $7::uuid[] is null) or asset.folder_id in (select unnest($4::uuid[])) or asset.id in (select unnest($7::uuid[])))
  and asset.id not in (select unnest($5::uuid[]))
  and ($6::text is null or asset.name_key like $6 or asset.file_number_key like $6)`

/** The template describes it. Looked up row by row: as a join it would be made of all of them before the first is taken (`offset 0`). */
export const DESCRIBED = `
  exists (select from asset_templates assigned where assigned.organization_id = $1 and assigned.asset_id = asset.id and assigned.template_id = $2 offset 0)`
