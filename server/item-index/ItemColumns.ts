import { RESOURCE_TYPES, type ResourceType } from '../../src/domain/access/modules.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { Bitmap } from './Bitmap.ts'
import { doublesOf, grown, integersOf } from './bytes.ts'
import { ItemIds } from './ItemIds.ts'
import type { Part } from './Part.ts'

interface Row {
  readonly positions: Buffer
  readonly ids: Buffer
  readonly flags: Buffer
  readonly parents: Buffer
  readonly sizes: Buffer
  readonly created: Buffer
  readonly modified: Buffer
  readonly held: Buffer
}

const FOLDER = 1
const ASSET = 2
const KIND = 3
const MODULE = 2
const TRASHED = 16
const WEB_READY = 32

const flagsOf = (alias: 'folder' | 'asset', kind: number): string => `
  ${kind} + (array_position(array['${RESOURCE_TYPES.join("', '")}'], ${alias}.type) - 1) * ${2 ** MODULE}
    + case when ${alias}.trashed_at is null then 0 else ${TRASHED} end + case when ${alias}.web_ready then ${WEB_READY} else 0 end as flags`
const dayOf = (time: string): string => `((${time} at time zone 'UTC')::date - date '1970-01-01')`
const heldOf = (alias: 'folder' | 'asset'): string => `coalesce(${alias}.embargo_until - date '1970-01-01', 0)`
const bytesOf = (send: string, column: string): string => `coalesce(string_agg(${send}(item.${column}), ''), '')`

/** What every folder and asset is searched by. $1: the organization; $2: positions, or all of them. */
const READ = variants([EITHER], (isChange) => {
  const among = (alias: string): string => (isChange ? `and ${alias}.position = any ($2::integer[])` : '')
  return sql<Row>(`
    select ${bytesOf('int4send', 'position')} as positions, ${bytesOf('uuid_send', 'id')} as ids, ${bytesOf('int4send', 'flags')} as flags,
      ${bytesOf('int4send', 'parent')} as parents, ${bytesOf('float8send', 'size')} as sizes, ${bytesOf('int4send', 'created')} as created,
      ${bytesOf('int4send', 'modified')} as modified, ${bytesOf('int4send', 'held')} as held
    from (
      select folder.position, folder.id, ${flagsOf('folder', FOLDER)}, coalesce(parent.position, 0) as parent, 'NaN'::double precision as size,
        ${dayOf('folder.created_at')} as created, ${dayOf('folder.modified_at')} as modified, ${heldOf('folder')} as held
      from folders folder left join folders parent on parent.organization_id = $1 and parent.id = folder.parent_id
      where folder.organization_id = $1 ${among('folder')}
      union all
      select asset.position, asset.id, ${flagsOf('asset', ASSET)}, coalesce(parent.position, 0), asset.size::double precision,
        ${dayOf('asset.created_at')}, ${dayOf('asset.modified_at')}, ${heldOf('asset')}
      from assets asset left join folders parent on parent.organization_id = $1 and parent.id = asset.folder_id
      where asset.organization_id = $1 ${among('asset')}
    ) item`)
})

/** What every folder and asset is searched by, by position. */
export class ItemColumns implements Part {
  readonly ids = new ItemIds()
  /** Positions are below. */
  size = 0
  #flags = new Uint8Array(0)
  #parents = new Int32Array(0)
  #sizes = new Float64Array(0)
  #added = new Int32Array(0)
  #changed = new Int32Array(0)
  /** Days until which things are held back by themselves; 0: none. */
  #held = new Int32Array(0)
  /** Sets that many searches ask for, until something changes. */
  readonly #kept = new Map<string, Bitmap>()
  /** The latest day of a folder and those above it. */
  readonly #heldWithin = new Map<number, number>()

  get bytes(): number {
    return this.ids.bytes + [this.#flags, this.#parents, this.#sizes, this.#added, this.#changed, this.#held].reduce((sum, one) => sum + one.byteLength, 0)
  }

  async load(tenant: Tenant): Promise<void> {
    const [row] = await tenant.query(READ(false), [tenant.organizationId])
    this.#flags.fill(0)
    this.#kept.clear()
    this.#heldWithin.clear()
    if (row !== undefined) this.#put(row)
  }

  async update(tenant: Tenant, positions: readonly number[]): Promise<void> {
    const [row] = await tenant.query(READ(true), [tenant.organizationId, positions])
    for (const position of positions) if (position < this.#flags.length) this.#flags[position] = 0
    this.#kept.clear()
    this.#heldWithin.clear()
    if (row !== undefined) this.#put(row)
  }

  isFolder(position: number): boolean {
    return ((this.#flags[position] ?? 0) & KIND) === FOLDER
  }

  isAsset(position: number): boolean {
    return ((this.#flags[position] ?? 0) & KIND) === ASSET
  }

  moduleOf(position: number): ResourceType | undefined {
    return RESOURCE_TYPES[((this.#flags[position] ?? 0) >> MODULE) & KIND]
  }

  isWebReady(position: number): boolean {
    return ((this.#flags[position] ?? 0) & WEB_READY) !== 0
  }

  /** By itself, or with the folder in which it lies. */
  isTrashed(position: number): boolean {
    const flags = this.#flags[position] ?? 0
    return (flags & TRASHED) !== 0 || (this.isAsset(position) && ((this.#flags[this.parentOf(position)] ?? 0) & TRASHED) !== 0)
  }

  /** The position of the folder in which it lies; 0 at the module's root. */
  parentOf(position: number): number {
    return this.#parents[position] ?? 0
  }

  /** Bytes; not a number of a folder. */
  sizeOf(position: number): number {
    return this.#sizes[position] ?? Number.NaN
  }

  /** The day, since 1970. */
  addedOn(position: number): number {
    return this.#added[position] ?? 0
  }

  changedOn(position: number): number {
    return this.#changed[position] ?? 0
  }

  /** The latest day, since 1970, until which it or a folder above it is or was held back from the portal; 0: none. */
  heldUntil(position: number): number {
    const own = this.#held[position] ?? 0
    return this.isFolder(position) ? this.#heldIn(position) : Math.max(own, this.#heldIn(this.parentOf(position)))
  }

  /** All that lies in these folders, at any depth. */
  within(folders: ReadonlySet<number>): Bitmap {
    const known = new Map<number, boolean>([[0, false]])
    const isWithin = (folder: number): boolean => {
      const before = known.get(folder)
      if (before !== undefined) return before
      known.set(folder, false)
      const answer = folders.has(folder) || isWithin(this.parentOf(folder))
      known.set(folder, answer)
      return answer
    }
    return this.where((position) => isWithin(this.parentOf(position)))
  }

  where(holds: (position: number) => boolean): Bitmap {
    return Bitmap.where(this.size, holds)
  }

  get assets(): Bitmap {
    return this.kept('assets', (position) => this.isAsset(position))
  }

  /** The same set as before under the same name, as long as nothing has changed. */
  kept(name: string, holds: (position: number) => boolean): Bitmap {
    const known = this.#kept.get(name) ?? this.where(holds)
    this.#kept.set(name, known)
    return known
  }

  #heldIn(folder: number): number {
    if (folder === 0) return 0
    const known = this.#heldWithin.get(folder)
    if (known !== undefined) return known
    const own = this.#held[folder] ?? 0
    this.#heldWithin.set(folder, own)
    const latest = Math.max(own, this.#heldIn(this.parentOf(folder)))
    this.#heldWithin.set(folder, latest)
    return latest
  }

  #put(row: Row): void {
    const positions = integersOf(row.positions)
    for (const position of positions) if (position >= this.size) this.size = position + 1
    this.ids.put(this.size, positions, row.ids)
    this.#flags = grown(this.#flags, this.size)
    this.#parents = grown(this.#parents, this.size)
    this.#sizes = grown(this.#sizes, this.size)
    this.#added = grown(this.#added, this.size)
    this.#changed = grown(this.#changed, this.size)
    this.#held = grown(this.#held, this.size)
    const [flags, parents, sizes, added, changed, held] = [integersOf(row.flags), integersOf(row.parents), doublesOf(row.sizes), integersOf(row.created), integersOf(row.modified), integersOf(row.held)]
    positions.forEach((position, at) => {
      this.#flags[position] = flags[at] ?? 0
      this.#parents[position] = parents[at] ?? 0
      this.#sizes[position] = sizes[at] ?? Number.NaN
      this.#added[position] = added[at] ?? 0
      this.#changed[position] = changed[at] ?? 0
      this.#held[position] = held[at] ?? 0
    })
  }
}
