import type { ByteRange } from '../files/BlobStore.ts'

/** More ranges than this in one request are an attack: the whole file is sent instead (RFC 9110, 14.2). */
const MOST_RANGES = 20

/** What to send for a `Range` header: all of it, some parts of it, or nothing (416). */
type Wanted = 'whole' | 'none' | readonly ByteRange[]

const rangeOf = (text: string, size: number): ByteRange | 'none' | 'invalid' => {
  const match = /^(\d{0,15})-(\d{0,15})$/.exec(text.trim())
  const [first = '', last = ''] = match?.slice(1) ?? []
  if (match === null || (first === '' && last === '')) return 'invalid'
  if (first === '') return Number(last) === 0 ? 'none' : { first: Math.max(0, size - Number(last)), last: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return 'invalid'
  return Number(first) >= size ? 'none' : { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** Another unit, or a header that makes no sense, is ignored (RFC 9110, 14.2). `size` is above zero. */
export const wantedRanges = (header: string | undefined, size: number): Wanted => {
  if (header === undefined || !/^bytes=/i.test(header) || header.length > 1000) return 'whole'
  const parts = header.slice('bytes='.length).split(',').map((part) => rangeOf(part, size))
  if (parts.includes('invalid') || parts.length > MOST_RANGES) return 'whole'
  const ranges = parts.filter((part): part is ByteRange => typeof part === 'object')
  const bytes = ranges.reduce((sum, range) => sum + range.last - range.first + 1, 0)
  // Overlapping parts that come to more than the file would only multiply the work.
  if (bytes > size) return 'whole'
  return ranges.length === 0 ? 'none' : ranges
}

export const contentRange = (range: ByteRange, size: number): string => `bytes ${range.first}-${range.last}/${size}`
