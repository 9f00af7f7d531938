import type { Failure } from '../../src/domain/failures/failure.ts'

/** The code PostgreSQL (SQLSTATE) or the network gave an error. */
export const databaseCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Whether an insert or update met a unique index of this name. */
export const violates = (error: unknown, constraint: string): boolean =>
  databaseCode(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === constraint

/** Whether an insert or update named something that is not there: one of these foreign keys. */
export const lacks = (error: unknown, ...constraints: readonly string[]): boolean =>
  databaseCode(error) === '23503' && error instanceof Error && 'constraint' in error && constraints.includes(String(error.constraint))

/** Another transaction was quicker: this one is tried again, as one that PostgreSQL let go itself. */
export const metAnother = (why: string): Error => Object.assign(new Error(why), { code: '40001' })

/**
 * 25006: a standby, or a server that was demoted: another one takes the writes, or soon will. 25P03: a transaction that stood still for too long was ended.
 * EAGAIN, EMFILE, ENFILE and ENOMEM: this machine has no process, file or memory to give. ECANCELED: this node ends.
 */
const PASSING = /^(08|25006|25P03|57P|53[0-3]|40001|40P01|55P03|57014|ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EAGAIN|EMFILE|ENFILE|ENOMEM|ECANCELED)/

/** What an error of the database or of the machine means to the caller; undefined: a defect. */
export const databaseFailure = (error: unknown): Failure<'DISK_FULL' | 'UNAVAILABLE'> | undefined => {
  const code = databaseCode(error)
  if (code === undefined) {
    return error instanceof Error &&
      /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered)/.test(error.message)
      ? { code: 'UNAVAILABLE' }
      : undefined
  }
  if (code === '53100' || code === 'ENOSPC') return { code: 'DISK_FULL' }
  return PASSING.test(code) ? { code: 'UNAVAILABLE' } : undefined
}
