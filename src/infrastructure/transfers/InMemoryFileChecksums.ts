import type { FileChecksums } from '../../application/uploads/FileChecksums.ts'
import type { LocalFile } from '../../application/uploads/UploadGateway.ts'

/** Checksums that are given to files by their names; one without cannot be read. */
export class InMemoryFileChecksums implements FileChecksums {
  readonly of = new Map<string, string>()

  async sha256({ name }: LocalFile): Promise<string | undefined> {
    return this.of.get(name)
  }
}
