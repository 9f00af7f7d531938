import { describe, expect, it } from 'vitest'
import { judgePasswordToken, passwordTokenLifetime } from './passwordToken.ts'

describe('a link by which a password is set', () => {
  it('lasts an hour after a reset, seven days in an invitation', () => {
    expect([passwordTokenLifetime('reset'), passwordTokenLifetime('invitation')]).toEqual([3_600, 604_800])
  })

  it.each([
    ['is good until its end', { expiresAt: 1_001, isUsed: false }, undefined],
    ['has expired at its end', { expiresAt: 1_000, isUsed: false }, 'PASSWORD_TOKEN_EXPIRED'],
    ['is used once', { expiresAt: 1_001, isUsed: true }, 'PASSWORD_TOKEN_ALREADY_USED'],
    ['was used, also when it has expired since', { expiresAt: 999, isUsed: true }, 'PASSWORD_TOKEN_ALREADY_USED'],
    ['is invalid when nobody knows it', undefined, 'PASSWORD_TOKEN_INVALID'],
  ])('%s', (_, token, refusal) => {
    expect(judgePasswordToken(token, 1_000)).toBe(refusal)
  })
})
