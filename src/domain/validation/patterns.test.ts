import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domainName, email, emailKey, phone, time, webAddress } from './patterns.ts'
import { LONG, slowest } from './samples.fixture.ts'

describe('e-mail', () => {
  it.each([
    'a@b.no', 'a@b.c', 'first.last+tag@sub.domain.example', 'Ada@Example.com',
    '@@@.no', 'a@@.no', 'å@ø.no', ' a@b.no\n', "o'b@c.org",
  ])(
    '%j',
    (text) => {
      expect(email(text)).toBeUndefined()
    },
  )
  it.each([
    '',
    'a',
    'a@b',
    '@b.no',
    'a@.no',
    'a.no',
    'a@b.NO',
    'a@b.n0',
    'a@b.',
    'a@b.no.',
    'a b@c.no',
    'a@b c.no',
    'a@b.no c',
    '.no@a',
    'a\u0000@b.no',
    '\uD800@b.no',
  ])('not %j', (text) => {
    expect(email(text)).toEqual({ code: 'invalidEmail' })
  })

  it('agrees with the pattern of the specification', () => {
    const near = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '@', '.', ' ', '1'), maxLength: 12 })
    fc.assert(
      fc.property(near, (text) => {
        expect(email(text) === undefined).toBe(/^\S+@\S+\.[a-z]+$/.test(text.trim()))
      }),
      { numRuns: 2_000 },
    )
  })

  it('is compared without case and white space', () => {
    expect(emailKey(' Ada@Example.COM ')).toBe('ada@example.com')
  })
})

describe('phone', () => {
  it.each(['+47 22 33 44 55', '(212) 555-0100', '5', '1-2-3', '+(1)', '  555 ', ')5('])('%j', (text) => {
    expect(phone(text)).toBeUndefined()
  })
  it.each(['', '+', '()', '-', '12--34', '++1', '1+', '12a', '1.2', '1\t2', '\u0661', '12 - -34x', '555#', '1\u0000'])('not %j', (text) => {
    expect(phone(text)).toEqual({ code: 'invalidPhone' })
  })
})

describe('web address', () => {
  it.each(['ab', 'harbour-museum', '1', '-a', 'a--b', ' ab '])('%j', (text) => {
    expect(webAddress(text)).toBeUndefined()
  })
  it.each(['', 'Ab', 'a b', 'a_b', 'a.b', 'å', 'A-', 'a\u0000'])('not %j', (text) => {
    expect(webAddress(text)).toEqual({ code: 'invalidWebAddress' })
  })
  it.each(['a-', '-', 'ab--'])('%j ends with a hyphen', (text) => {
    expect(webAddress(text)).toEqual({ code: 'webAddressEndsWithHyphen' })
  })
})

describe('domain name', () => {
  it.each(['a.no', 'assets.Harbour.example', 'x-1.y', ` ${'a'.repeat(63)}.no `])('%j', (text) => {
    expect(domainName(text)).toBeUndefined()
  })
  it.each(['', 'localhost', 'a..no', '.no', 'a.', '-a.no', 'a-.no', 'a_b.no', 'https://a.no', 'a.no/x', 'a.no:80', `${'a'.repeat(64)}.no`])(
    'not %j',
    (text) => {
      expect(domainName(text)).toEqual({ code: 'invalidWebAddress' })
    },
  )
})

describe('time', () => {
  it.each(['00:00:00', '23:59:59', '09:05:07', '19:30:00', ' 12:00:00 '])('%j', (text) => {
    expect(time(text)).toBeUndefined()
  })
  it.each([
    '', '24:00:00', '12:60:00', '12:00:60', '1:00:00', '12:00', '12:00:00x',
    'x12:00:00', '12-00-00', '30:00:00', '012:00:00',
  ])('not %j', (text) => {
    expect(time(text)).toEqual({ code: 'invalidTime' })
  })
})

it('patterns take time in proportion', () => {
  for (const rule of [email, phone, webAddress, domainName, time]) expect(slowest(rule)).toBeLessThan(LONG)
})
