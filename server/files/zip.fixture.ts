import { deflateRawSync, crc32 } from 'node:zlib'

export interface FixturePart {
  readonly name: string
  readonly content: string | Buffer
  /** What the archive says the part unpacks to, where that is a lie. */
  readonly claimed?: number
  /** Blocks of nothing, of five bytes each, before what it is packed into. */
  readonly stuffed?: number
  /** It stands among the parts, and the directory does not name it. */
  readonly unlisted?: boolean
}

/** A stored block of deflate with no bytes, after which more come. */
const EMPTY_BLOCK = Buffer.from([0, 0, 0, 0xff, 0xff])

interface Packed extends FixturePart {
  readonly bytes: Buffer
  readonly packed: Buffer
}

const header = (part: Packed, offset: number | undefined): Buffer => {
  const name = Buffer.from(part.name)
  const central = offset !== undefined
  const bytes = Buffer.alloc(central ? 46 : 30)
  const at = central ? 2 : 0
  bytes.writeUInt32LE(central ? 0x02014b50 : 0x04034b50, 0)
  bytes.writeUInt16LE(8, 8 + at)
  bytes.writeUInt32LE(crc32(part.bytes), 14 + at)
  bytes.writeUInt32LE(part.packed.length, 18 + at)
  bytes.writeUInt32LE(part.claimed ?? part.bytes.length, 22 + at)
  bytes.writeUInt16LE(name.length, 26 + at)
  if (offset !== undefined) bytes.writeUInt32LE(offset, 42)
  return Buffer.concat([bytes, name])
}

/** A ZIP made by hand, so that it can be one that no program writes. */
export const zipOf = (parts: readonly FixturePart[]): Buffer => {
  const packed = parts.map((part): Packed => {
    const bytes = Buffer.from(part.content)
    return { ...part, bytes, packed: Buffer.concat([Buffer.alloc((part.stuffed ?? 0) * EMPTY_BLOCK.length, EMPTY_BLOCK), deflateRawSync(bytes)]) }
  })
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const part of packed) {
    const local = Buffer.concat([header(part, undefined), part.packed])
    if (part.unlisted !== true) central.push(header(part, offset))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export const contentTypes = (main = `${WORD}.document.main+xml`, part = '/word/document.xml'): FixturePart => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="${TYPES}"><Override PartName="${part}" ContentType="${main}"/></Types>`,
})

/** A Word document with this XML between the tags of its body. */
export const docxOf = (body: string, prolog = '', more: readonly FixturePart[] = []): Buffer =>
  zipOf([contentTypes(), { name: 'word/document.xml', content: `<?xml version="1.0"?>${prolog}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>` }, ...more])
