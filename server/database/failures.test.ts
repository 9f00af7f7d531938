import { describe, expect, it } from 'vitest'
import { databaseFailure } from './failures.ts'

/** As PostgreSQL's manual (appendix A) and errno name them. */
const CODES = [
  ['57P01', 'UNAVAILABLE', 'an administrator ends the connection'],
  ['25P03', 'UNAVAILABLE', 'a transaction stood idle for too long'],
  ['25006', 'UNAVAILABLE', 'the server takes no writes any more'],
  ['08006', 'UNAVAILABLE', 'the connection failed'],
  ['40P01', 'UNAVAILABLE', 'a deadlock was resolved'],
  ['EPIPE', 'UNAVAILABLE', 'nobody reads at the other end'],
  ['EAGAIN', 'UNAVAILABLE', 'no process can be begun'],
  ['ENOMEM', 'UNAVAILABLE', 'no memory is left'],
  ['EMFILE', 'UNAVAILABLE', 'no file can be opened by this process'],
  ['ENFILE', 'UNAVAILABLE', 'no file can be opened by any'],
  ['53100', 'DISK_FULL', 'the disk is full'],
  ['23505', undefined, 'a name is taken'],
  ['25P02', undefined, 'a statement follows one that failed'],
  ['42601', undefined, 'a statement cannot be read'],
] as const

describe('what an error of the database or the machine means to who asks', () => {
  it.each(CODES)('%s is %s: %s', (code, meaning) => {
    expect(databaseFailure(Object.assign(new Error('as PostgreSQL words it'), { code }))?.code).toBe(meaning)
  })

  it.each(['Connection terminated due to connection timeout', 'timeout exceeded when trying to connect'])('is away for now: %s', (message) => {
    expect(databaseFailure(new Error(message))).toEqual({ code: 'UNAVAILABLE' })
  })
})
