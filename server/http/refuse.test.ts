import { describe, expect, it } from 'vitest'
import { failureOf } from './refuse.ts'

const withCode = (code: string, extra: object = {}): Error =>
  Object.assign(new Error('said by PostgreSQL, node or Fastify'), { code, ...extra })

describe('what a thrown error is to the caller', () => {
  it.each([
    [withCode('VT401'), 'NOT_SIGNED_IN'],
    [withCode('VT404'), 'NOT_FOUND'],
    [withCode('53100'), 'DISK_FULL'],
    [withCode('ENOSPC'), 'DISK_FULL'],
    [withCode('57P01'), 'UNAVAILABLE'],
    [withCode('53300'), 'UNAVAILABLE'],
    [withCode('40P01'), 'UNAVAILABLE'],
    [withCode('08006'), 'UNAVAILABLE'],
    [withCode('ECONNREFUSED'), 'UNAVAILABLE'],
    [withCode('25006'), 'UNAVAILABLE'],
    [new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
    [new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
    [withCode('22021'), 'VALIDATION_FAILED'],
    [withCode('22P02'), 'VALIDATION_FAILED'],
    [withCode('FST_ERR_CTP_BODY_TOO_LARGE', { statusCode: 413 }), 'PAYLOAD_TOO_LARGE'],
    [withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE', { statusCode: 415 }), 'VALIDATION_FAILED'],
    [Object.assign(new SyntaxError('no JSON'), { statusCode: 400 }), 'VALIDATION_FAILED'],
    [withCode('42P01'), 'UNEXPECTED'],
    [withCode('23505'), 'UNEXPECTED'],
    [new TypeError('a defect'), 'UNEXPECTED'],
    ['thrown text', 'UNEXPECTED'],
    [undefined, 'UNEXPECTED'],
  ])('%s is %s', (error, code) => {
    expect(failureOf(error).code).toBe(code)
  })
})
