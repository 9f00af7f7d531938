import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { Bitmap } from './Bitmap.ts'
import { integersOf } from './bytes.ts'
import type { OrganizationIndex } from './OrganizationIndex.ts'
import type { Part } from './Part.ts'

interface Found {
  readonly at: number
  readonly positions: Buffer
}

const FOUND = sql<Found>('select at, positions from found_entry_positions($1::tsquery[], $2)')
const AMONG = sql<Found>('select at, positions from found_entries_among($1::tsquery[], $2, $3::integer[])')

/** What words find, by how well: each tier holds those before it as well. */
export class WordClause implements Part {
  tiers: readonly Bitmap[]
  readonly #queries: readonly (string | null)[]
  readonly #isResting: boolean
  #found: readonly Bitmap[]

  constructor(queries: readonly (string | null)[], isResting: boolean) {
    this.#queries = queries
    this.#isResting = isResting
    this.#found = queries.map(() => Bitmap.empty())
    this.tiers = this.#found
  }

  get bytes(): number {
    return [...this.#found, ...this.tiers].reduce((sum, { bytes }) => sum + bytes, 0)
  }

  async load(tenant: Tenant): Promise<void> {
    const rows = await tenant.query(FOUND, [this.#queries, this.#isResting])
    this.#put(rows, undefined)
  }

  async update(tenant: Tenant, positions: readonly number[]): Promise<void> {
    const rows = await tenant.query(AMONG, [this.#queries, this.#isResting, positions])
    this.#put(rows, positions)
  }

  /** `renewed`: the positions that were looked at; undefined: all of them. */
  #put(rows: readonly Found[], renewed: readonly number[] | undefined): void {
    this.#found = this.#found.map((before, at) => {
      const found = rows.find((row) => row.at === at + 1)
      const positions = found === undefined ? new Int32Array(0) : integersOf(found.positions)
      return renewed === undefined ? Bitmap.of(positions) : before.renewed(renewed, positions)
    })
    let known = Bitmap.empty()
    this.tiers = this.#found.map((found) => (found.isEmpty() ? known : (known = known.or(found))))
  }
}

const VALUES = sql<{ positions: Buffer }>('select found_value_positions($1, $2, $3, $4, $5, $6, $7) as positions')
const VALUES_AMONG = sql<{ positions: Buffer }>(`
  select coalesce(string_agg(int4send(asset.position), ''), '') as positions
  from assets asset
  where asset.organization_id = $1 and asset.position = any ($9::integer[]) and exists (
    select from metadata_values value
    where value.organization_id = $1 and value.asset_id = asset.id and value.attribute_id = $2
      and ($3::text[] is null or value.key = any ($3))
      and ($4::text is null or lower(value.value) like $4)
      and ($5::double precision is null or value.sort_number >= $5) and ($6::double precision is null or value.sort_number <= $6)
      and ($7::integer is null or value.last_day >= $7)
      and ($8::double precision[] is null or metres_from(value.value, $8[1], $8[2]) <= $8[3]))`)

/** What a value of an attribute must be; null: whatever it is. */
export interface ValueTest {
  readonly attribute: string
  readonly keys: readonly string[] | null
  /** Of `like`, for the value in lower case. */
  readonly pattern: string | null
  /** Of what the value sorts by. */
  readonly low: number | null
  readonly high: number | null
  /** The day before which the value does not end. */
  readonly first: number | null
  /** Of a place: latitude and longitude, and how many metres it is at most from there; `low` and `high` are given then. */
  readonly near: readonly [latitude: number, longitude: number, metres: number] | null
}

/** The assets that have a value which meets a test. */
class ValueClause implements Part {
  found = Bitmap.empty()
  /** Of a {@link ValueTest}. */
  readonly #values: readonly unknown[]

  constructor(values: readonly unknown[]) {
    this.#values = values
  }

  get bytes(): number {
    return this.found.bytes
  }

  async load(tenant: Tenant): Promise<void> {
    const [row] = await tenant.query(VALUES, this.#values)
    this.found = Bitmap.of(row === undefined ? [] : integersOf(row.positions))
  }

  async update(tenant: Tenant, positions: readonly number[]): Promise<void> {
    const [row] = await tenant.query(VALUES_AMONG, [tenant.organizationId, ...this.#values, positions])
    this.found = this.found.renewed(positions, row === undefined ? [] : integersOf(row.positions))
  }
}

export const valueClause = (tenant: Tenant, index: OrganizationIndex, { attribute, keys, pattern, low, high, first, near }: ValueTest): Promise<ValueClause> => {
  const values = [attribute, keys, pattern, low, high, first, near]
  return index.bring(tenant, JSON.stringify(['values', ...values]), () => new ValueClause(values))
}

const described = (among: string) => sql<{ positions: Buffer }>(`
  select coalesce(string_agg(int4send(asset.position), ''), '') as positions
  from asset_templates assigned join assets asset on asset.organization_id = $1 and asset.id = assigned.asset_id
  where assigned.organization_id = $1 and assigned.template_id = $2 ${among}`)
const DESCRIBED = described('')
const DESCRIBED_AMONG = described('and asset.position = any ($3::integer[])')

/** The assets that a template describes. */
export class TemplateClause implements Part {
  found = Bitmap.empty()
  readonly #templateId: string

  constructor(templateId: string) {
    this.#templateId = templateId
  }

  get bytes(): number {
    return this.found.bytes
  }

  async load(tenant: Tenant): Promise<void> {
    const [row] = await tenant.query(DESCRIBED, [tenant.organizationId, this.#templateId])
    this.found = Bitmap.of(row === undefined ? [] : integersOf(row.positions))
  }

  async update(tenant: Tenant, positions: readonly number[]): Promise<void> {
    const [row] = await tenant.query(DESCRIBED_AMONG, [tenant.organizationId, this.#templateId, positions])
    this.found = this.found.renewed(positions, row === undefined ? [] : integersOf(row.positions))
  }
}
