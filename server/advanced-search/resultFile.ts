import * as Option from 'effect/Option'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { RESULT_COLUMNS, RESULT_WORDS, type ResultColumn } from '../../src/domain/advanced-search/resultFile.ts'
import { formatOf } from '../../src/domain/assets/fileKind.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { PathStep } from '../../src/domain/folders/folder.ts'
import { formatDate } from '../../src/domain/format/dates.ts'
import { assetKindOf } from '../../src/domain/query-language/assetKinds.ts'
import { can } from '../../src/domain/rights/can.ts'
import { ResultFileBody } from '../../src/infrastructure/advanced-search/files.contract.ts'
import type { AccessScope } from '../access/scope.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { tableFiles } from '../exports/askedFiles.ts'
import type { SheetCell } from '../files/spreadsheet.ts'
import { nameOf } from '../items/creators.ts'
import { pathsOf } from '../items/folderRows.ts'
import { seenBy } from '../items/listedItems.ts'
import { beginSearch } from './find.ts'
import type { ResultPlace } from './resultPlace.ts'
import { orderOf, placedPage } from './results.ts'

/** A result as it is to be written, as it is kept until it is fetched. */
const AskedResult = Schema.Struct({ ...ResultFileBody, kind: Schema.Literal('result') })
export type AskedResult = typeof AskedResult.Type

/** Rows that are read at a time, in a transaction of their own. */
const ROWS_AT_ONCE = 1000

/** Keeps what is asked for, where it can be listed. */
export const beginResult = async (tenant: Tenant, viewer: Viewer, asked: Omit<AskedResult, 'kind'>): Promise<Result.Result<{ readonly id: string }, Failure<'ATTRIBUTE_NOT_FOUND'>>> => {
  const order = await orderOf(await beginSearch(tenant, viewer), asked.sort)
  return order === undefined ? Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' }) : Result.succeed({ id: await tableFiles.keep(tenant, viewer, { ...asked, kind: 'result' }) })
}

const decode = Schema.decodeUnknownOption(AskedResult)

/** Who asked for it finds it, as long as they may search. */
export const findResult = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<AskedResult, Failure<'NOT_FOUND' | 'PERMISSION_DENIED'>>> => {
  const asked = Option.getOrUndefined(decode(await tableFiles.find(tenant, viewer, id)))
  if (asked === undefined) return Result.fail({ code: 'NOT_FOUND' })
  return can(viewer.permissions, 'search') ? Result.succeed(asked) : Result.fail({ code: 'PERMISSION_DENIED' })
}

interface FileRow {
  readonly foundId: string
  readonly name: string | null
  readonly module: ResourceType | null
  /** Null: a folder. */
  readonly mediaType: string | null
  readonly size: number | null
  readonly fileNumber: string | null
  readonly tags: readonly string[] | null
  readonly description: string | null
  readonly repository: string | null
  readonly createdAt: Date | null
  readonly modifiedAt: Date | null
  readonly by: string | null
  readonly path: readonly PathStep[] | null
}

/** What hits are ($2), in their order, as far as $3 sees them. */
const ROWS = variants([EITHER, EITHER], (withTrash, restricted) => {
  const seen = (alias: 'folder' | 'asset'): string => (withTrash ? 'true' : seenBy(alias, { restricted }, '$3'))
  return sql<FileRow>(`
    with place as materialized (
      select hit.id as "foundId", hit.place, coalesce(folder.name, asset.name) as name, coalesce(folder.type, asset.type) as module, asset.media_type as "mediaType", asset.size,
        asset.file_number as "fileNumber", asset.tags, asset.description, repository.name as repository, ${nameOf('person')} as by,
        coalesce(folder.created_at, asset.created_at) as "createdAt", coalesce(folder.modified_at, asset.modified_at) as "modifiedAt", coalesce(folder.parent_id, asset.folder_id) as parent
      from unnest($2::uuid[]) with ordinality hit (id, place)
      left join folders folder on folder.organization_id = $1 and folder.id = hit.id and ${seen('folder')}
      left join assets asset on asset.organization_id = $1 and asset.id = hit.id and ${seen('asset')}
      left join repositories repository on repository.organization_id = $1 and repository.id = asset.repository_id
      left join users person on person.organization_id = $1 and person.id = coalesce(folder.created_by, asset.created_by)
      where coalesce(folder.id, asset.id) is not null
    )
    select place."foundId", place.name, place.module, place."mediaType", place.size, place."fileNumber", place.tags, place.description, place.repository, place.by,
      place."createdAt", place."modifiedAt", ways.path
    from place left join (${pathsOf('id in (select parent from place)')}) ways on ways.start = place.parent
    order by place.place`)
})

const rowsOf = (tenant: Tenant, { restricted, userId }: AccessScope, ids: readonly string[], withTrash: boolean): Promise<readonly FileRow[]> =>
  tenant.query(ROWS(withTrash, restricted), [tenant.organizationId, ids, ...(restricted && !withTrash ? [userId] : [])])

/** A transaction of its own for each step, in which the session is looked at again. */
type InTenant = <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>
type ReadOn = () => Promise<readonly FileRow[] | undefined>

/** Reads what is found one step after the other; it is searched for again in each, since what is found and seen may change meanwhile. */
export const resultReader = (inTenant: InTenant, viewer: Viewer, asked: AskedResult): ReadOn => {
  let [after, isAtEnd]: [ResultPlace | undefined, boolean] = [undefined, false]
  return () =>
    isAtEnd
      ? Promise.resolve(undefined)
      : inTenant(async (tenant) => {
          const page = await placedPage(tenant, viewer, { ...asked, limit: ROWS_AT_ONCE }, after)
          if (page === undefined) throw new Error('There is no attribute any more to sort the result by')
          after = page.next
          isAtEnd = after === undefined
          return rowsOf(tenant, viewer, page.shown.map(({ position }) => page.searching.columns.ids.at(position)), page.finding.withTrash)
        })
}

const DAYS = 'UTC'

const cellOf = (row: FileRow, column: ResultColumn, { types, modules }: (typeof RESULT_WORDS)['en-US']): SheetCell => {
  const day = (at: Date | null): string => (at === null ? '' : formatDate(at.toISOString(), DAYS))
  switch (column) {
    case 'type':
      return types[row.mediaType === null ? 'folder' : assetKindOf(row.mediaType)]
    case 'format':
      return row.mediaType === null ? '' : (formatOf(row.mediaType) ?? row.mediaType)
    case 'size':
      return row.size ?? ''
    case 'module':
      return row.module === null ? '' : modules[row.module]
    case 'folder':
      return (row.path ?? []).map(({ name }) => name).join(' / ')
    case 'tags':
      return (row.tags ?? []).join('; ')
    case 'added':
      return day(row.createdAt)
    case 'changed':
      return day(row.modifiedAt)
    case 'id':
      return row.foundId
    default:
      return row[column] ?? ''
  }
}

/** A result as rows of cells, a page at a time, its heads first. */
export async function* resultCells(readOn: ReadOn, { language }: AskedResult): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  const words = RESULT_WORDS[language]
  yield [RESULT_COLUMNS.map((column) => words.heads[column])]
  for (let rows = await readOn(); rows !== undefined; rows = await readOn()) yield rows.map((row) => RESULT_COLUMNS.map((column) => cellOf(row, column, words)))
}
