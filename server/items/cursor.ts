import { isWellFormedId } from '../database/id.ts'
import { isStorable } from '../database/unreadable.ts'

/** Where a page ended: the value its list is ordered by, and the identifier that breaks ties. */
export interface Place {
  readonly value: string | number
  readonly id: string
}

export type OrderedBy = 'text' | 'number' | 'time'

export const writeCursor = ({ value, id }: Place): string => Buffer.from(JSON.stringify([value, id])).toString('base64url')

const fits = (value: unknown, by: OrderedBy): value is string | number => {
  if (by === 'number') return typeof value === 'number' && Number.isSafeInteger(value)
  if (typeof value !== 'string' || !isStorable(value)) return false
  return by === 'text' || (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value)))
}

/** Undefined for what {@link writeCursor} never wrote for a list of this order. */
export const readCursor = (text: string, by: OrderedBy): Place | undefined => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(parsed) || parsed.length !== 2) return undefined
    const [value, id] = parsed as readonly unknown[]
    return fits(value, by) && isWellFormedId(id) ? { value, id } : undefined
  } catch {
    return undefined
  }
}
