import { describe, expect, it } from 'vitest'
import { LONG, slowest } from '../validation/samples.fixture.ts'
import { emailAddress, loginProblems, passwordGiven } from './login.ts'
import { newPassword, newPasswordProblems, normalizePassword, resetPasswordProblems } from './newPassword.ts'

const login = { email: 'a@b.no', organization: 'Harbour Museum', password: 'secret', rememberMe: false }

describe('signing in', () => {
  it('takes e-mail, organization and password', () => {
    expect(loginProblems(login)).toEqual({})
    expect(loginProblems({ ...login, rememberMe: true })).toEqual({})
    expect(loginProblems({ email: '', organization: ' ', password: '', rememberMe: false })).toEqual({
      email: { code: 'required' },
      organization: { code: 'required' },
      password: { code: 'required' },
    })
    expect(loginProblems({ ...login, email: 'a@b', organization: 'a\u0000', password: ' ' })).toEqual({
      email: { code: 'invalidEmail' },
      organization: { code: 'invalidCharacters' },
    })
  })

  it('has limits', () => {
    const organizations = [199, 200, 201].map((length) => loginProblems({ ...login, organization: 'a'.repeat(length) }))
    expect(organizations).toEqual([{}, {}, { organization: { code: 'tooLong', limit: 200 } }])
    const addresses = [253, 254, 255].map((length) => emailAddress(`${'a'.repeat(length - 5)}@b.no`))
    expect(addresses).toEqual([undefined, undefined, { code: 'tooLong', limit: 254 }])
    const passwords = [255, 256, 257].map((length) => passwordGiven('\u{1F3FA}'.repeat(length)))
    expect(passwords).toEqual([undefined, undefined, { code: 'tooLong', limit: 256 }])
  })
})

describe('a new password', () => {
  it.each(['Aa1!aaaa', 'Vitrine-demo-1', 'Å1ø_____', 'Aa1 aaa\u20AC', 'Ünïcödé9!'])('%j', (password) => {
    expect(newPassword(password)).toBeUndefined()
  })
  it.each([
    ['', { code: 'required' }],
    ['Aa1!aaa', { code: 'passwordTooShort', limit: 8 }],
    ['Aa1!aae\u0301', { code: 'passwordTooShort', limit: 8 }],
    ['Aa1!aa\u{1F3FA}', { code: 'passwordTooShort', limit: 8 }],
    ['aa1!aaaa', { code: 'passwordNeedsUppercase' }],
    ['AA1!AAAA', { code: 'passwordNeedsLowercase' }],
    ['Aaa!aaaa', { code: 'passwordNeedsNumber' }],
    ['Aa1aaaaa', { code: 'passwordNeedsSpecial' }],
    ['Aa1 aaaa', { code: 'passwordNeedsSpecial' }],
    ['Aa1aaaaå', { code: 'passwordNeedsSpecial' }],
    ['Aa1aaaax\u0301', { code: 'passwordNeedsSpecial' }],
    ['Aa1!aaa\u0000', { code: 'invalidCharacters' }],
    ['Aa1!aaa\uD800', { code: 'invalidCharacters' }],
    [`Aa1!${'a'.repeat(253)}`, { code: 'tooLong', limit: 256 }],
  ])('not %j', (password, problem) => {
    expect(newPassword(password)).toEqual(problem)
  })

  it('is repeated', () => {
    expect(newPasswordProblems({ password: 'Aa1!aaaa', repeat: 'Aa1!aaaa' })).toEqual({})
    expect(newPasswordProblems({ password: 'Aa1!aaaa\u00E9', repeat: 'Aa1!aaaae\u0301' })).toEqual({})
    expect(newPasswordProblems({ password: 'Aa1!aaaa', repeat: 'Aa1!aaab' })).toEqual({ repeat: { code: 'passwordsDiffer' } })
    expect(newPasswordProblems({ password: 'a', repeat: '' })).toEqual({
      password: { code: 'passwordTooShort', limit: 8 },
      repeat: { code: 'required' },
    })
    expect(normalizePassword('e\u0301')).toBe('\u00E9')
  })

  it('takes time in proportion', () => {
    for (const rule of [newPassword, passwordGiven, emailAddress]) expect(slowest(rule)).toBeLessThan(LONG)
  })
})

it('a reset takes an address and an organization', () => {
  const organization = 'Harbour Museum'
  expect(resetPasswordProblems({ email: 'a@b.no', organization })).toEqual({})
  expect(resetPasswordProblems({ email: 'a@b', organization })).toEqual({ email: { code: 'invalidEmail' } })
  expect(resetPasswordProblems({ email: '', organization: '' })).toEqual({ email: { code: 'required' }, organization: { code: 'required' } })
  const organizations = [200, 201].map((length) => resetPasswordProblems({ email: 'a@b.no', organization: 'a'.repeat(length) }))
  expect(organizations).toEqual([{}, { organization: { code: 'tooLong', limit: 200 } }])
})
