import { describe, expect, it } from 'vitest'
import { lineOf, Limits } from './limits.ts'

/** A clock that is set by hand, in milliseconds. */
const clock = () => {
  const time = { now: 0 }
  return { time, limits: new Limits(() => time.now, { most: 10, perSecond: 2 }) }
}

describe('what one network asks for', () => {
  it('is granted as long as there is some left, and says when there is so much again', () => {
    const { time, limits } = clock()
    expect([limits.take('a', 6), limits.take('a', 4), limits.take('a', 1), limits.take('a', 5)]).toEqual([undefined, undefined, 1, 3])
    time.now = 2400
    expect(limits.take('a', 5)).toBe(1)
    time.now = 2500
    expect([limits.take('a', 5), limits.take('a', 1)]).toEqual([undefined, 1])
  })

  it('never gathers more than its bucket holds', () => {
    const { time, limits } = clock()
    limits.take('a', 10)
    time.now = 3_600_000
    expect([limits.take('a', 10), limits.take('a', 1)]).toEqual([undefined, 1])
  })

  it('takes nothing from others', () => {
    const { limits } = clock()
    limits.take('a', 10)
    expect([limits.take('a', 1), limits.take('b', 10)]).toEqual([1, undefined])
  })

  it('is that of an address of IPv4, and of all addresses in a network of IPv6', () => {
    expect([lineOf('192.0.2.7'), lineOf('2001:db8:1:2::7'), lineOf('2001:db8:1:2:ffff::9')]).toEqual(['192.0.2.7', '2001:db8:1:2::/64', '2001:db8:1:2::/64'])
  })
})
