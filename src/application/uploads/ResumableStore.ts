import type { ReplacedAsset } from '../../domain/versions/replacement.ts'
import type { LocalFile, Destination } from './UploadGateway.ts'

/** A sending that began and did not finish, as it outlives a reload. */
export interface Unfinished {
  readonly id: string
  /** Only the user's own are offered again. */
  readonly userId: string
  readonly file: LocalFile
  readonly destination: Destination
  /** For people: where it was going. */
  readonly folderName: string
  readonly name: string
  /** The asset that the file was chosen for. */
  readonly target?: ReplacedAsset
  /** Under which id the server keeps what is said of it. */
  readonly valuesId?: string
  readonly address: string
  /** Bytes the server had when last heard of. */
  readonly sent: number
}

/** Remembers unfinished uploads over a reload. The browser does not let a page keep the files themselves. */
export interface ResumableStore {
  all(userId: string): readonly Unfinished[]
  put(unfinished: Unfinished): void
  remove(id: string): void
}
