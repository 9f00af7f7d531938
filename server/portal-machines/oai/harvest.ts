import type { OaiSelection } from '../../../src/domain/portal-machines/oai.ts'
import { CANONICAL_UUID } from '../../../src/domain/validation/uuid.ts'
import { EITHER, sql, variants } from '../../database/sql.ts'
import type { Visitor } from '../../public-portal/visitor.ts'
import type { RecordedAsset } from '../records.ts'

/** A record; without an asset it is deleted. */
export interface HarvestedRecord {
  readonly assetId: string
  readonly changedAt: Date
  /** The folders that it lies in, from the top. */
  readonly folders: readonly string[]
  readonly asset: RecordedAsset | undefined
}

interface Row {
  readonly assetId: string
  readonly changedAt: Date
  readonly folders: string[]
  readonly isPublic: boolean
  readonly name: string | null
  readonly description: string | null
  readonly fileNumber: string | null
  readonly preview: RecordedAsset['preview'] | null
  readonly mediaType: string | null
  readonly rightsStatement: string | null
}

const COLUMNS = `record.asset_id as "assetId", record.changed_at as "changedAt", record.folders, record.is_public as "isPublic",
  public_name(asset.name, asset.seo_title) as name, asset.description, asset.file_number as "fileNumber", asset.preview, asset.media_type as "mediaType", asset.rights_statement as "rightsStatement"`

/** $1 and $2: the last one before; $3 and $4: from when until before when; $5: a folder and those above it, from the top. */
const MATCHING = (inSet: boolean): string => `
  (record.changed_at, record.asset_id) > ($1::timestamptz, $2::uuid) and record.changed_at >= $3::timestamptz and record.changed_at < $4::timestamptz
  ${inSet ? 'and record.folders[1:cardinality($5::uuid[])] = $5::uuid[]' : ''}`

const LIST = variants([EITHER], (inSet) =>
  sql<Row>(`
    select ${COLUMNS} from portal_records record left join assets asset on record.is_public and asset.id = record.asset_id
    where ${MATCHING(inSet)} order by record.changed_at, record.asset_id limit ${inSet ? '$6' : '$5'}`),
)
const COUNT = variants([EITHER], (inSet) => sql<{ count: number }>(`select count(*)::integer as count from portal_records record where ${MATCHING(inSet)}`))
const ONE = sql<Row>(`
  select ${COLUMNS} from portal_records record left join assets asset on record.is_public and asset.id = record.asset_id where record.asset_id = $1`)
const EARLIEST = sql<{ at: Date }>('select changed_at as at from portal_records order by changed_at limit 1')

const recordOf = ({ assetId, changedAt, folders, isPublic, name, description, fileNumber, preview, mediaType, rightsStatement }: Row): HarvestedRecord => {
  // Between two looks a public record may have an asset that is public no more: it has gone as well.
  const isThere = isPublic && name !== null && description !== null && fileNumber !== null && preview !== null && mediaType !== null
  return { assetId, changedAt, folders, asset: isThere ? { id: assetId, name, description, fileNumber, preview, mediaType, rightsStatement } : undefined }
}

/** Before all times, and behind them, as far as calendars of databases and programs both reach. */
const FIRST = 0
const LAST = 253_402_300_799_999
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Sets that are none have no records. */
const isSet = (set: OaiSelection['set']): boolean => set === undefined || set.every((id) => CANONICAL_UUID.test(id))

const valuesOf = ({ from = FIRST, before = LAST }: OaiSelection, after: { readonly at: number; readonly id: string }): readonly unknown[] => [
  new Date(after.at),
  after.id,
  new Date(from),
  new Date(before),
]

const BEGINNING = { at: FIRST, id: NOBODY }

/** A page of records, the longest unchanged first. */
export const harvest = async (visitor: Visitor, selection: OaiSelection, after = BEGINNING, most = 1): Promise<readonly HarvestedRecord[]> => {
  const { set } = selection
  if (!isSet(set)) return []
  const rows = await visitor.query(LIST(set !== undefined), [...valuesOf(selection, after), ...(set === undefined ? [] : [set]), most])
  return rows.map(recordOf)
}

export const countRecords = async (visitor: Visitor, selection: OaiSelection): Promise<number> => {
  const { set } = selection
  if (!isSet(set)) return 0
  return (await visitor.query(COUNT(set !== undefined), [...valuesOf(selection, BEGINNING), ...(set === undefined ? [] : [set])]))[0]?.count ?? 0
}

export const findRecord = async (visitor: Visitor, assetId: string): Promise<HarvestedRecord | undefined> => {
  const [row] = await visitor.query(ONE, [assetId])
  return row && recordOf(row)
}

/** When the first record was noted that has not changed since. */
export const earliestChange = async (visitor: Visitor): Promise<Date | undefined> => (await visitor.query(EARLIEST))[0]?.at

/** A folder in which something is public, with those above it from the top. */
export interface FolderSet {
  readonly path: readonly string[]
  readonly name: string
}

const SETS = sql<{ path: string[]; name: string }>(`
  with recursive tree (id, name, path) as (
    select id, name, array[id] from folders where parent_id is null
    union all
    select folder.id, folder.name, tree.path || folder.id from tree join folders folder on folder.parent_id = tree.id
  )
  select path, name from tree order by path offset $1 limit $2`)

export const listSets = (visitor: Visitor, offset: number, most: number): Promise<readonly FolderSet[]> => visitor.query(SETS, [offset, most])
