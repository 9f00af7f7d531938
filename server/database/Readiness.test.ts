import { expect, it } from 'vitest'
import { awayBy } from './Readiness.ts'

it.each([
  [{ code: 'ECONNREFUSED' }, 'refused'],
  [{ code: 'ENOTFOUND' }, 'unreachable'],
  [{ code: '57P03' }, 'starting'],
  [{ code: '57P01' }, 'stopping'],
  [{ code: '25006' }, 'standby'],
  [{ code: '53300' }, 'full'],
  [{ code: '28P01' }, 'denied'],
  [{ code: 'ETIMEDOUT' }, 'timeout'],
  [{ message: 'timeout exceeded when trying to connect' }, 'timeout'],
  [{ code: 'XX000' }, 'broken'],
])('what the database said as %j is %s', (error, word) => {
  expect(awayBy(Object.assign(new Error(), error))).toBe(word)
})
