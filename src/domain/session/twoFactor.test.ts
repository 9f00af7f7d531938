import { describe, expect, it } from 'vitest'
import { appStep, codeOfChange, groupCode, isCode, judgeChallenge, mustEnrol, stepMethods, tidyCode, untilResend } from './twoFactor.ts'

describe('the second step', () => {
  it.each([
    [{ offered: false, required: false, choice: 'off' }, []],
    [{ offered: false, required: true, choice: 'off' }, []],
    [{ offered: false, required: true, choice: 'app' }, []],
    [{ offered: true, required: false, choice: 'off' }, []],
    [{ offered: true, required: true, choice: 'off' }, ['email']],
    [{ offered: true, required: false, choice: 'email' }, ['email']],
    [{ offered: true, required: true, choice: 'email' }, ['email']],
    [{ offered: true, required: false, choice: 'app' }, ['app', 'recovery']],
    [{ offered: true, required: true, choice: 'app' }, ['app', 'recovery']],
    [{ offered: true, required: true, choice: 'app', byMail: true }, ['app', 'email', 'recovery']],
    [{ offered: true, required: false, choice: 'off', byMail: true }, []],
    [{ offered: true, required: false, choice: 'off', hasPasskey: true }, ['passkey', 'recovery']],
    [{ offered: true, required: true, choice: 'email', hasPasskey: true }, ['passkey', 'recovery']],
    [{ offered: true, required: false, choice: 'app', hasPasskey: true, byMail: true }, ['passkey', 'app', 'email', 'recovery']],
    [{ offered: false, required: true, choice: 'app', hasPasskey: true }, []],
  ] as const)('of %j is %j', (needs, methods) => {
    expect(stepMethods({ byMail: false, hasPasskey: false, ...needs })).toEqual(methods)
  })
})

describe('an authenticator', () => {
  it.each([
    [{ required: true }, true],
    [{ required: true, choice: 'email' }, true],
    [{ required: true, byMail: true }, false],
    [{ required: true, hasPasskey: true }, false],
    [{ required: true, choice: 'app' }, false],
    [{ required: true, offered: false }, false],
    [{}, false],
  ] as const)('with %j must be set up first: %s', (needs, must) => {
    expect(mustEnrol({ offered: true, required: false, byMail: false, choice: 'off', hasPasskey: false, ...needs })).toBe(must)
  })
})

describe('a code', () => {
  it.each([
    ['app', '123456', true],
    ['email', '000000', true],
    ['app', '12345', false],
    ['app', '1234567', false],
    ['email', '12345a', false],
    ['app', '１２３４５６', false],
    ['recovery', '23456abcde', true],
    ['recovery', '23456abcd', false],
    ['recovery', '0o1il23456', false],
    ['recovery', '123456', false],
  ] as const)('of %s can be %s: %s', (method, code, can) => {
    expect(isCode(method, code)).toBe(can)
  })

  it('is compared without what groups it', () => {
    expect([' 123 456', '123-456', '123\u2013456\n', '123.456', '123\u00a0456'].map(tidyCode)).toEqual(Array(5).fill('123456'))
    expect(tidyCode(groupCode('23456abcde').toUpperCase())).toBe('23456abcde')
    expect(groupCode('23456abcde')).toBe('23456-abcde')
  })

  it('of an authenticator belongs to a time step', () => {
    expect([appStep(59, 0), appStep(60, 0), appStep(60, -1), appStep(89.9, 1)]).toEqual([1, 2, 1, 3])
  })
})

describe('another mail', () => {
  it.each([
    [undefined, 100, 0],
    [100, 100, 30],
    [100, 129.2, 1],
    [100, 130, 0],
    [100, 1000, 0],
  ])('sent at %s, asked for at %s, waits %s seconds', (sentAt, now, wait) => {
    expect(untilResend(sentAt, now)).toBe(wait)
  })
})

describe('a sign-in under way', () => {
  const open = { isSpent: false, isExpired: false, guesses: 0 }
  it.each([
    [undefined, 'NOT_SIGNED_IN'],
    [open, undefined],
    [{ ...open, guesses: 4 }, undefined],
    [{ ...open, guesses: 5 }, 'NOT_SIGNED_IN'],
    [{ ...open, isExpired: true }, 'TWO_FA_CODE_EXPIRED'],
    [{ ...open, isSpent: true }, 'TWO_FA_CODE_INVALID'],
    [{ isSpent: true, isExpired: true, guesses: 5 }, 'TWO_FA_CODE_INVALID'],
  ] as const)('%j: %s', (challenge, refusal) => {
    expect(judgeChallenge(challenge)).toBe(refusal)
  })
})

it.each([
  ['off', false, undefined],
  ['email', false, 'mailed'],
  ['app', false, 'own'],
  ['off', true, 'own'],
  ['email', true, 'own'],
] as const)('who chose %s, with a passkey: %s, proves a change by a code that is %s', (choice, hasPasskey, asked) => {
  expect(codeOfChange({ choice, hasPasskey })).toBe(asked)
})
