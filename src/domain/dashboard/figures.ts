import type { FileKind } from '../assets/fileKind.ts'

/** How many files, and the bytes that they take up with their earlier versions. What lies in the trash is no file, and takes up its bytes. */
export interface Amount {
  readonly files: number
  readonly bytes: number
}

/** What was counted, and when: an ISO timestamp. */
export type AsOf<Figures> = Figures & { readonly asOf: string }

export interface KindAmount extends Amount {
  readonly kind: FileKind
}

export interface DataUsage {
  readonly usedBytes: number
  readonly storageCapacity: number
  /** Of what lies in the trash; among the bytes of the kinds. */
  readonly trashBytes: number
  /** The most bytes first. */
  readonly kinds: readonly KindAmount[]
}

export interface FormatAmount extends Amount {
  /** An extension in lower case; null for what the library takes no longer. */
  readonly format: string | null
}

/** The most files first. */
export interface Formats {
  readonly files: number
  readonly formats: readonly FormatAmount[]
}

interface AddedBucket extends Amount {
  /** A day, a month or a year of the calendar in UTC: `2026-11-26`, `2026-11`, `2026`. */
  readonly start: string
}

/** What was added over time, without gaps, and is still outside the trash. */
export interface AddedFiles {
  readonly files: number
  readonly buckets: readonly AddedBucket[]
}

export interface Holder extends Amount {
  /** Null: nothing, as that which lies in no repository. */
  readonly id: string | null
  /** Null: held by nothing that has a name here. */
  readonly name: string | null
}

/** The most bytes first; `others`: what those that are not listed have together. */
export interface Holders {
  readonly listed: readonly Holder[]
  readonly others: Amount | null
}

/** What takes the storage up: for administrators alone. */
export interface StorageHolders {
  readonly repositories: Holders
  readonly persons: Holders
}
