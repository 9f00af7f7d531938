import type { OcrPage } from '../../src/domain/ocr/page.ts'

/** A file and what was read of it. */
export interface SearchableInput {
  readonly mediaType: string
  readonly pages: readonly Pick<OcrPage, 'page' | 'width' | 'height' | 'angle' | 'words'>[]
}

/** As one piece for the input of a program: how long what was read is, that as JSON, and the file. */
export const writeSearchableInput = (input: SearchableInput, bytes: Uint8Array): Buffer => {
  const described = Buffer.from(JSON.stringify(input))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(described.length)
  return Buffer.concat([length, described, bytes])
}

export const readSearchableInput = (piece: Buffer): { readonly input: SearchableInput; readonly bytes: Buffer } => {
  const end = 4 + piece.readUInt32BE(0)
  return { input: JSON.parse(piece.subarray(4, end).toString()) as SearchableInput, bytes: piece.subarray(end) }
}
