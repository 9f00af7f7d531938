import { randomUUID } from 'node:crypto'
import { isUuid } from '../../src/domain/validation/uuid.ts'

export const isWellFormedId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

/**
 * An identifier that begins with the time (UUID version 7), for rows of which thousands are written at once: they come to lie side by side in the
 * index, where random ones would each change a page of their own.
 */
export const timedId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
