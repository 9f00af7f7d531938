import { fileKindOf, formatOf } from '../../src/domain/assets/fileKind.ts'
import type { AddedFiles, Amount, DataUsage, FormatAmount, Formats, KindAmount } from '../../src/domain/dashboard/figures.ts'
import { bucketsOf, type Period, periodStart, PERIODS } from '../../src/domain/dashboard/periods.ts'
import { visible } from '../access/visibility.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { allowed, asking, type Counting } from './counting.ts'

interface TypeRow extends Amount {
  readonly mediaType: string
  readonly trashBytes: number
}

const BY_TYPE = variants([EITHER], (restricted) =>
  sql<TypeRow>(`
    select media_type as "mediaType", count(*) filter (where seen)::integer as files, sum(bytes)::bigint as bytes,
      coalesce(sum(bytes) filter (where not seen), 0)::bigint as "trashBytes"
    from (
      select asset.media_type, asset.size + asset.versions_size as bytes, ${visible('asset', { isWide: true })} as seen
      from assets asset where asset.organization_id = $1 and asset.type = any ($2::text[]) ${allowed(restricted)}
    ) asset
    group by media_type`),
)

const STORAGE = sql<{ usedBytes: number; storageCapacity: number }>(`
  select usage.used_bytes as "usedBytes", organization.storage_capacity as "storageCapacity"
  from organization_usage usage join organizations organization on organization.id = usage.organization_id
  where usage.organization_id = $1`)

const most =
  <Of extends Amount>(by: keyof Amount) =>
  (one: Of, other: Of): number =>
    other[by] - one[by] || other.files - one.files

const added = <Key>(groups: Map<Key, Amount>, key: Key, { files, bytes }: Amount): Map<Key, Amount> => {
  const before = groups.get(key)
  return groups.set(key, { files: (before?.files ?? 0) + files, bytes: (before?.bytes ?? 0) + bytes })
}

interface Holdings {
  readonly usage: DataUsage
  readonly formats: Formats
}

/** What there is by kind and by format: one look at everything. */
export const countHoldings = async (tenant: Tenant, counting: Counting): Promise<Holdings> => {
  const [rows, [storage]] = await Promise.all([tenant.query(BY_TYPE(counting.viewer.restricted), asking(tenant, counting)), tenant.query(STORAGE, [tenant.organizationId])])
  if (storage === undefined) throw new Error('An organization without a count of what it holds')
  const kinds = rows.reduce((groups, row) => added(groups, fileKindOf(row.mediaType), row), new Map<KindAmount['kind'], Amount>())
  const formats = rows.reduce((groups, row) => added(groups, formatOf(row.mediaType) ?? null, row), new Map<FormatAmount['format'], Amount>())
  return {
    usage: {
      ...storage,
      trashBytes: rows.reduce((sum, { trashBytes }) => sum + trashBytes, 0),
      kinds: [...kinds].map(([kind, amount]) => ({ kind, ...amount })).toSorted(most('bytes')),
    },
    formats: {
      files: rows.reduce((sum, { files }) => sum + files, 0),
      formats: [...formats].map(([format, amount]) => ({ format, ...amount })).filter(({ files }) => files > 0).toSorted(most('files')),
    },
  }
}

const UNITS: Readonly<Record<Period, string>> = { days: 'YYYY-MM-DD', months: 'YYYY-MM', years: 'YYYY' }
const CUTS: Readonly<Record<Period, string>> = { days: 'day', months: 'month', years: 'year' }

const ADDED = variants([EITHER, PERIODS], (restricted, period) => {
  const column = restricted ? '$4' : '$3'
  return sql<Amount & { start: string }>(`
    select to_char(start, '${UNITS[period]}') as start, files, bytes
    from (
      select date_trunc('${CUTS[period]}', asset.created_at at time zone 'UTC') as start, count(*)::integer as files, sum(asset.size + asset.versions_size)::bigint as bytes
      from assets asset
      where asset.organization_id = $1 and asset.type = any ($2::text[]) and asset.created_at >= ${column}::timestamptz
        and ${visible('asset', { isWide: true })} ${allowed(restricted)}
      group by 1
    ) bucket`)
})

/** What was added in each bucket of a period, also where nothing was. `now`: ISO. */
export const countAdded = async (tenant: Tenant, counting: Counting, period: Period, now: string): Promise<AddedFiles> => {
  const values = [...asking(tenant, counting), `${periodStart(period, now)}T00:00:00Z`]
  const found = new Map((await tenant.query(ADDED(counting.viewer.restricted, period), values)).map((row) => [row.start, row]))
  const buckets = bucketsOf(period, now).map((start) => ({ start, files: found.get(start)?.files ?? 0, bytes: found.get(start)?.bytes ?? 0 }))
  return { files: buckets.reduce((sum, { files }) => sum + files, 0), buckets }
}
