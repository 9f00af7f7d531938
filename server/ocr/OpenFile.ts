import { openPages, type PageSource } from './PageSource.ts'

interface Stored {
  readonly blobKey: string
  readonly mediaType: string
}

/** The file that was read last stays open: its next page is read next, and two thousand pages are not unpacked two thousand times. */
export class OpenFile<File extends Stored> {
  readonly #bytesOf: (file: File) => Promise<Uint8Array>
  #open: { readonly blobKey: string; readonly source: Promise<PageSource> } | undefined

  constructor(bytesOf: (file: File) => Promise<Uint8Array>) {
    this.#bytesOf = bytesOf
  }

  async open(file: File): Promise<PageSource> {
    if (this.#open?.blobKey !== file.blobKey) {
      await this.close()
      const source = this.#bytesOf(file).then((bytes) => openPages(bytes, file.mediaType))
      this.#open = { blobKey: file.blobKey, source }
      source.catch(() => {
        this.#open = undefined
      })
    }
    return this.#open.source
  }

  async close(): Promise<void> {
    const open = this.#open
    this.#open = undefined
    await (await open?.source.catch(() => undefined))?.close()
  }
}
