import type { OcrPage } from '../../src/domain/ocr/page.ts'

export type SearchablePage = Pick<OcrPage, 'page' | 'width' | 'height' | 'angle' | 'words'>

/** A file and what was read of it, page by page in order. */
export interface SearchableInput {
  readonly mediaType: string
  readonly bytes: Buffer
  readonly pages: AsyncIterable<SearchablePage>
}

const LENGTH = 4

const headOf = (length: number): Buffer => {
  const head = Buffer.alloc(LENGTH)
  head.writeUInt32BE(length)
  return head
}

const described = function* (value: unknown): Generator<Uint8Array> {
  const bytes = Buffer.from(JSON.stringify(value))
  yield headOf(bytes.length)
  yield bytes
}

interface Written {
  readonly mediaType: string
  /** Bytes of the file. */
  readonly size: number
  readonly file: AsyncIterable<Uint8Array>
  readonly pages: AsyncIterable<SearchablePage>
}

/** For the input of a program, in pieces that each say how long they are: the kind of the file, the file, and page after page. */
export const writeSearchableInput = async function* ({ mediaType, size, file, pages }: Written): AsyncGenerator<Uint8Array> {
  yield* described({ mediaType })
  yield headOf(size)
  yield* file
  for await (const { page, width, height, angle, words } of pages) yield* described({ page, width, height, angle, words })
}

/** The pieces one after the other. Throws where the input ends within one. */
const piecesOf = async function* (input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  const take = (bytes: number): Buffer => {
    const whole = Buffer.concat(held)
    held = [whole.subarray(bytes)]
    length -= bytes
    return whole.subarray(0, bytes)
  }
  let wanted: number | undefined
  for await (const chunk of input) {
    held.push(chunk)
    length += chunk.length
    for (;;) {
      if (wanted === undefined) {
        if (length < LENGTH) break
        wanted = take(LENGTH).readUInt32BE(0)
      }
      if (length < wanted) break
      yield take(wanted)
      wanted = undefined
    }
  }
  if (length > 0 || wanted !== undefined) throw new Error('The input ended within a piece')
}

export const readSearchableInput = async (input: AsyncIterable<Buffer>): Promise<SearchableInput> => {
  const pieces = piecesOf(input)
  const next = async (): Promise<Buffer | undefined> => {
    const { value, done } = await pieces.next()
    return done === true ? undefined : value
  }
  const [head, bytes] = [await next(), await next()]
  if (head === undefined || bytes === undefined) throw new Error('The input has no file')
  const { mediaType } = JSON.parse(head.toString()) as Pick<SearchableInput, 'mediaType'>
  const pages = async function* (): AsyncGenerator<SearchablePage> {
    for (let piece = await next(); piece !== undefined; piece = await next()) yield JSON.parse(piece.toString()) as SearchablePage
  }
  return { mediaType, bytes, pages: pages() }
}
