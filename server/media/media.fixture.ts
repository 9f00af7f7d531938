/** Small sounds and films, written out by hand: heads and tags as players make them, with nothing to hear or see. */

const u32le = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u32be = (value: number): Buffer => u32le(value).reverse()
const u16le = (value: number): Buffer => u32le(value).subarray(0, 2)

const chunk = (id: string, body: Buffer): Buffer => Buffer.concat([Buffer.from(id), u32le(body.length), body, Buffer.alloc(body.length % 2)])

interface Wav {
  readonly seconds: number
  readonly rate: number
  readonly channels: number
  /** Of the INFO list, by their four letters. */
  readonly tags: Readonly<Record<string, string>>
  readonly encoding?: BufferEncoding
}

/** Sixteen-bit PCM. */
export const wavOf = ({ seconds, rate, channels, tags, encoding = 'utf8' }: Wav): Buffer => {
  const frame = channels * 2
  const format = Buffer.concat([u16le(1), u16le(channels), u32le(rate), u32le(rate * frame), u16le(frame), u16le(16)])
  const info = Object.entries(tags).map(([id, text]) => chunk(id, Buffer.from(`${text}\0`, encoding)))
  const body = [Buffer.from('WAVE'), chunk('fmt ', format), chunk('LIST', Buffer.concat([Buffer.from('INFO'), ...info])), chunk('data', Buffer.alloc(seconds * rate * frame))]
  return chunk('RIFF', Buffer.concat(body))
}

const sevenBits = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f))

/** So many silent frames of 128 kbit/s behind an ID3 tag. */
export const mp3Of = (frames: number, tags: Readonly<Record<string, string>>): Buffer => {
  const texts = Object.entries(tags).map(([id, text]) => {
    const body = Buffer.from(`\u0003${text}`)
    return Buffer.concat([Buffer.from(id), sevenBits(body.length), Buffer.alloc(2), body])
  })
  const tag = Buffer.concat(texts)
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])
  return Buffer.concat([Buffer.from('ID3\u0004\0\0'), sevenBits(tag.length), tag, ...Array.from({ length: frames }, () => frame)])
}

export const box = (type: string, ...inside: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(inside)
  return Buffer.concat([u32be(body.length + 8), Buffer.from(type, 'latin1'), body])
}

interface Mp4 {
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly title: string
  /** What lies before the heads, as cameras write it. */
  readonly bytesBefore?: number
}

export const mp4Of = ({ seconds, width, height, title, bytesBefore = 0 }: Mp4): Buffer => {
  const [scale, length] = [u32be(1000), u32be(seconds * 1000)]
  const zeros = (count: number) => Buffer.alloc(count)
  const handler = (type: string) => box('hdlr', zeros(8), Buffer.from(type), zeros(13))
  const pixels = (count: number) => u32be(count * 65_536)
  const samples = box('stsd', zeros(4), u32be(1), box('avc1', zeros(78)))
  const track = box(
    'trak',
    box('tkhd', zeros(12), u32be(1), zeros(4), length, zeros(52), pixels(width), pixels(height)),
    box('mdia', box('mdhd', zeros(12), scale, length, zeros(4)), handler('vide'), box('minf', box('stbl', samples))),
  )
  const name = box('\u00a9nam', box('data', u32be(1), zeros(4), Buffer.from(title)))
  const tags = box('udta', box('meta', zeros(4), handler('mdir'), box('ilst', name)))
  const movie = box('moov', box('mvhd', zeros(12), scale, length, zeros(80)), track, tags)
  return Buffer.concat([box('ftyp', Buffer.from('isom'), u32be(512), Buffer.from('isom')), box('mdat', zeros(bytesBefore)), movie])
}

interface Ogg {
  readonly rate: number
  readonly channels: number
  readonly comments: readonly string[]
}

/** The heads of Vorbis. */
export const oggOf = ({ rate, channels, comments }: Ogg): Buffer => {
  const page = (kind: number, at: number, body: Buffer): Buffer =>
    Buffer.concat([Buffer.from('OggS'), Buffer.from([0, kind]), Buffer.alloc(8), u32le(7), u32le(at), Buffer.alloc(4), Buffer.from([1, body.length]), body])
  const lengthPrefixed = (text: string): Buffer => Buffer.concat([u32le(Buffer.byteLength(text)), Buffer.from(text)])
  const first = Buffer.concat([Buffer.from('\u0001vorbis'), u32le(0), Buffer.from([channels]), u32le(rate), Buffer.alloc(12), Buffer.from([0xb8, 1])])
  const second = Buffer.concat([Buffer.from('\u0003vorbis'), lengthPrefixed('Vitrine'), u32le(comments.length), ...comments.map(lengthPrefixed), Buffer.from([1])])
  return Buffer.concat([page(2, 0, first), page(0, 1, second), page(4, 2, Buffer.from('\u0005vorbis'))])
}

/** A drawn picture of 96 by 64 pixels as a phone keeps it: night blue above brick red, with a moon. Nothing here writes such files. */
export const HEIC = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQAB',
    'AAAAAAFjAAEAAAAAAAAAyAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEAB',
    'DAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBp',
    'eGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAADQbWRhdAAAAMQoAa9YiuAsZHFTJL//6n15Hc/f+j5JybbPXdENLN2SjuoqdxwKRF9ARhd7ephji5oJrGen36ljL2mYT364',
    'LZz6RG2XDhVHKYMYmdLYvl7AcOKTVTFLZGIt5KJEPk29d1i50g5Xn6EmJXVOpsJO4PMbaIMHDlKTzNN4vkWDGPJSK+Oijx35KFq80bYDMSFs5IwkdDVSUn6VfE7YiCR7Q5YFOpxeascT',
    'J1lqFXNrRqegEN3/DzVI1kGHrZXaEVj0Y8WbM1v8',
  ].join(''),
  'base64',
)

/** An element of EBML, its length in eight bytes. */
const element = (id: string, ...inside: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(inside)
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([1, 0, 0, 0]), u32be(body.length), body])
}

/** One track of pictures, and one of them, empty. */
export const webmOf = ({ seconds, width, height, title }: Omit<Mp4, 'bytesBefore'>): Buffer => {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1000)
  const info = element('1549a966', element('2ad7b1', u32be(1_000_000)), element('4489', duration), element('7ba9', Buffer.from(title)))
  const picture = element('e0', element('b0', u32be(width)), element('ba', u32be(height)))
  const one = Buffer.from([1])
  const track = element('ae', element('d7', one), element('73c5', one), element('83', one), element('86', Buffer.from('V_VP9')), picture)
  const cluster = element('1f43b675', element('e7', u32be(0)), element('a3', Buffer.from([0x81, 0, 0, 0x80]), Buffer.alloc(40)))
  return Buffer.concat([element('1a45dfa3', element('4282', Buffer.from('webm'))), element('18538067', info, element('1654ae6b', track), cluster)])
}
