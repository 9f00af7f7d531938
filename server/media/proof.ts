import { CONTENT_TYPES, type ContentType } from '../../src/domain/assets/contentTypes.ts'
import { splitExtension } from '../../src/domain/naming/names.ts'
import { brandOf, HEIC_BRANDS, isHeif } from './heif.ts'
import { withFile } from '../files/byteSource.ts'
import { HostileArchive, ZipFile } from '../files/zip.ts'

/** What is looked at of a file to tell its type. */
interface Evidence {
  readonly path: string
  /** The first bytes, up to {@link HEAD_BYTES}. */
  readonly head: Buffer
  readonly size: number
}

export const HEAD_BYTES = 64 * 1024

type Proof = (evidence: Evidence) => boolean | Promise<boolean>

const startsWith =
  (...signatures: readonly (string | readonly number[])[]): Proof =>
  ({ head }) =>
    signatures.some((signature) => {
      const bytes = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature)
      return head.subarray(0, bytes.length).equals(bytes)
    })

const at = (offset: number, text: string): Proof => ({ head }) => head.toString('latin1', offset, offset + text.length) === text

const all =
  (...proofs: readonly Proof[]): Proof =>
  async (evidence) => {
    for (const proof of proofs) if (!(await proof(evidence))) return false
    return true
  }

/** Tab, line feed, form feed and carriage return are the only control characters of text. */
const isControl = (code: number): boolean => (code < 0x20 && ![9, 10, 12, 13].includes(code)) || code === 0x7f

const encodingOf = (head: Buffer): string | undefined => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined
}

/** Text without control characters, in UTF-16 with its mark or in any encoding that has ASCII's, and not the start of something else. */
const isText: Proof = ({ head, size }) => {
  if (/^(?:%PDF-|GIF8[79]a)/.test(head.toString('latin1', 0, 8))) return false
  const encoding = encodingOf(head)
  if (encoding === undefined) return !head.some(isControl)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: size > head.length })
    return ![...text].some((character) => isControl(character.codePointAt(0) ?? 0))
  } catch {
    return false
  }
}

/** What holds of the parts of a ZIP; a hostile one proves nothing. */
const zipped =
  (holds: (zip: ZipFile) => Promise<boolean>): Proof =>
  ({ path }) =>
    withFile(path, async (source) => holds(await ZipFile.open(source))).catch((error: unknown) => {
      if (error instanceof HostileArchive) return false
      throw error
    })

/** The content type tells a document from a template and from one with macros. */
const office = (part: string, contentType: string): Proof =>
  zipped(async (zip) => {
    const types = await zip.xml('[Content_Types].xml', 1024 ** 2)
    return types !== undefined && types.includes(`"${contentType}"`) && zip.names.includes(part)
  })

const OPEN_DOCUMENT_TEXT = 'application/vnd.oasis.opendocument.text'
const openDocumentText = zipped(async (zip) => (await zip.part('mimetype', 100))?.toString() === OPEN_DOCUMENT_TEXT)

const isHeic: Proof = ({ head }) => isHeif(head)

/** Files of the time before brands begin with one of QuickTime's own atoms. */
const isQuickTime: Proof = ({ head }) => brandOf(head) === 'qt  ' || ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(head.toString('latin1', 4, 8))
const isMp4: Proof = ({ head }) => {
  const brand = brandOf(head)
  return brand !== undefined && ![...HEIC_BRANDS, 'avif', 'avis', 'qt  '].includes(brand)
}

/** What may stand before the root of an XML document, by its beginning and its end. */
const BEFORE_ROOT = [['<?', '?>'], ['<!--', '-->'], ['<!', '>']] as const

/** Text whose root element is `svg`. */
const isSvg: Proof = (evidence) => {
  if (isText(evidence) !== true) return false
  let rest = evidence.head.toString('utf8').replace(/^\uFEFF/, '').trimStart()
  for (let before = BEFORE_ROOT.find(([begin]) => rest.startsWith(begin)); before !== undefined; before = BEFORE_ROOT.find(([begin]) => rest.startsWith(begin))) {
    const end = rest.indexOf(before[1])
    if (end < 0) return false
    rest = rest.slice(end + before[1].length).trimStart()
  }
  return /^<(?:[\w-]+:)?svg[\s/>]/.test(rest)
}

const ZIP = startsWith('PK\x03\x04')
const COMPOUND = all(({ size }) => size >= 1536, startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

/** Names of streams in a compound file stand in its directory in UTF-16. */
const holdsStream =
  (...names: readonly string[]): Proof =>
  ({ path }) =>
    withFile(path, async (source) => {
      const header = await source.read(0, 512)
      const sector = 1 << Math.min(12, header.readUInt16LE(30))
      const directory = await source.read((header.readUInt32LE(48) + 1) * sector, sector * 8)
      return names.some((name) => directory.includes(Buffer.from(name, 'utf16le')))
    })

/** An MPEG audio frame (layer III), or the tag that players put before it. */
const isMp3: Proof = ({ head }) =>
  head.toString('latin1', 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2 && ((head[2] ?? 0) & 0xf0) !== 0xf0)

/** The element of an EBML head that names the kind of document; its length takes one to eight bytes. */
const DOC_TYPE = Buffer.from([0x42, 0x82])

const isWebm: Proof = ({ head }) => {
  const at = head.subarray(0, 1024).indexOf(DOC_TYPE)
  return at >= 0 && head.subarray(at + 3, at + 14).includes('webm')
}

const PROOFS: Readonly<Record<string, Proof>> = {
  'application/pdf': startsWith('%PDF-'),
  'image/jpeg': startsWith([0xff, 0xd8, 0xff]),
  'image/png': startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/gif': startsWith('GIF87a', 'GIF89a'),
  'image/webp': all(startsWith('RIFF'), at(8, 'WEBP')),
  'image/heic': isHeic,
  'image/svg+xml': isSvg,
  'image/tiff': startsWith('II*\0', 'MM\0*'),
  [`${OPEN_XML}.wordprocessingml.document`]: all(ZIP, office('word/document.xml', `${OPEN_XML}.wordprocessingml.document.main+xml`)),
  [`${OPEN_XML}.spreadsheetml.sheet`]: all(ZIP, office('xl/workbook.xml', `${OPEN_XML}.spreadsheetml.sheet.main+xml`)),
  [`${OPEN_XML}.presentationml.presentation`]: all(ZIP, office('ppt/presentation.xml', `${OPEN_XML}.presentationml.presentation.main+xml`)),
  [OPEN_DOCUMENT_TEXT]: all(ZIP, openDocumentText),
  'application/msword': all(COMPOUND, holdsStream('WordDocument')),
  'application/vnd.ms-excel': all(COMPOUND, holdsStream('Workbook', 'Book')),
  'application/vnd.ms-powerpoint': all(COMPOUND, holdsStream('PowerPoint Document')),
  'text/plain': isText,
  'text/csv': isText,
  'text/html': isText,
  'video/mp4': isMp4,
  'video/quicktime': isQuickTime,
  'video/webm': all(startsWith([0x1a, 0x45, 0xdf, 0xa3]), isWebm),
  // The first page of each stream inside comes first, so that film is told from sound by the first bytes.
  'video/ogg': all(startsWith('OggS'), ({ head }) => head.subarray(0, 4096).includes('\x80theora', 0, 'latin1')),
  'audio/ogg': startsWith('OggS'),
  'audio/mpeg': isMp3,
  'audio/wav': all(startsWith('RIFF'), at(8, 'WAVE')),
  // Handed out as it came, and never unpacked here; one with nothing in it has its end alone.
  'application/zip': startsWith('PK\x03\x04', 'PK\x05\x06'),
}

/** The type that the name's extension declares and the bytes prove. A type without a proof is never believed. */
export const provenType = async (name: string, evidence: Evidence): Promise<ContentType | undefined> => {
  const extension = splitExtension(name).extension.toLowerCase()
  for (const type of CONTENT_TYPES.filter(({ extensions }) => extensions.includes(extension))) {
    if ((await PROOFS[type.mediaType]?.(evidence)) === true) return type
  }
  return undefined
}
