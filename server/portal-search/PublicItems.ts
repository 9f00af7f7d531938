import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { Bitmap } from '../item-index/Bitmap.ts'
import { grown, integersOf } from '../item-index/bytes.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import type { Part } from '../item-index/Part.ts'

/** What a file is shown as. */
export const FORMATS = ['image', 'pdf', 'video', 'audio', 'text', 'none'] as const
type Format = (typeof FORMATS)[number]

const READ = variants([EITHER], (isChange) => sql<{ positions: Buffer; formats: Buffer }>(`
  select coalesce(string_agg(int4send(position), ''), '') as positions,
    coalesce(string_agg(int4send(array_position(array['${FORMATS.join("', '")}'], preview)), ''), '') as formats
  from assets ${isChange ? 'where position = any ($1::integer[])' : ''}`))

/** The assets that visitors see: read as a visitor, so that their policy alone decides. */
export class PublicItems implements Part {
  all = Bitmap.empty()
  readonly #columns: ItemColumns
  /** By position: the place in {@link FORMATS}, from 1 on. */
  #formats = new Uint8Array(0)

  constructor(columns: ItemColumns) {
    this.#columns = columns
  }

  get bytes(): number {
    return this.all.bytes + this.#formats.byteLength
  }

  /** By a visitor's transaction. */
  async load(visitor: Tenant): Promise<void> {
    this.#put(undefined, (await visitor.query(READ(false)))[0])
  }

  /** A folder that is closed or opened changes what is seen of all below it. */
  async update(visitor: Tenant, positions: readonly number[]): Promise<void> {
    if (positions.some((position) => !this.#columns.isAsset(position))) return this.load(visitor)
    this.#put(positions, (await visitor.query(READ(true), [positions]))[0])
  }

  formatOf(position: number): Format | undefined {
    return FORMATS[(this.#formats[position] ?? 0) - 1]
  }

  having(format: string): Bitmap {
    const wanted = FORMATS.findIndex((one) => one === format) + 1
    return Bitmap.where(wanted === 0 ? 0 : this.#formats.length, (position) => this.#formats[position] === wanted)
  }

  #put(renewed: readonly number[] | undefined, row: { readonly positions: Buffer; readonly formats: Buffer } | undefined): void {
    const positions = integersOf(row?.positions ?? Buffer.alloc(0))
    const formats = integersOf(row?.formats ?? Buffer.alloc(0))
    this.all = renewed === undefined ? Bitmap.of(positions) : this.all.renewed(renewed, positions)
    this.#formats = grown(this.#formats, positions.reduce((most, position) => Math.max(most, position + 1), 0))
    positions.forEach((position, at) => (this.#formats[position] = formats[at] ?? 0))
  }
}
