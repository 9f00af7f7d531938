import type { LocalFile } from './UploadGateway.ts'

/** What files of this browser are told apart by, read without keeping the page from its work. */
export interface FileChecksums {
  /** SHA-256, hexadecimal; undefined where the file cannot be read. */
  sha256(file: LocalFile): Promise<string | undefined>
}
