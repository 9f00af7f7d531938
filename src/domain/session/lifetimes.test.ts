import { describe, expect, it } from 'vitest'
import { accessTokenEnd, judgeSpentToken, sessionLifetime } from './lifetimes.ts'

describe('lifetimes', () => {
  it('8 hours, remembered 30 days', () => {
    expect([sessionLifetime(false), sessionLifetime(true)]).toEqual([28_800, 2_592_000])
  })

  it('a token lasts ten minutes, but no longer than the sign-in', () => {
    expect(accessTokenEnd(1_000, 9_000)).toBe(1_600)
    expect(accessTokenEnd(1_000, 1_600)).toBe(1_600)
    expect(accessTokenEnd(1_000, 1_300)).toBe(1_300)
  })

  it('a spent token may be repeated for ten seconds', () => {
    expect([100, 109, 110, 111].map((now) => judgeSpentToken(100, now))).toEqual(['repeated', 'repeated', 'repeated', 'stolen'])
  })
})
