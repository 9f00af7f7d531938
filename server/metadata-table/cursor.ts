import { isWellFormedId } from '../database/id.ts'
import { isStorable } from '../database/unreadable.ts'
import type { SortedBy } from './order.ts'

/** Where a page of the table ended; a null value: among the assets that have none of what is sorted by. */
export interface TablePlace {
  readonly value: string | number | null
  readonly id: string
}

export const writePlace = ({ value, id }: TablePlace): string => JSON.stringify([value, id])

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const fits = (value: unknown, by: SortedBy): value is TablePlace['value'] => {
  if (by === 'number') return value === null || (typeof value === 'number' && Number.isFinite(value))
  if (by === 'text' && value === null) return true
  if (typeof value !== 'string' || !isStorable(value)) return false
  return by !== 'modifiedAt' || (TIME.test(value) && !Number.isNaN(Date.parse(value)))
}

/** Undefined for what {@link writePlace} never wrote for a table in this order. */
export const readPlace = (written: string, by: SortedBy): TablePlace | undefined => {
  try {
    const parsed: unknown = JSON.parse(written)
    if (!Array.isArray(parsed) || parsed.length !== 2) return undefined
    const [value, id] = parsed as readonly unknown[]
    return fits(value, by) && isWellFormedId(id) ? { value, id } : undefined
  } catch {
    return undefined
  }
}
