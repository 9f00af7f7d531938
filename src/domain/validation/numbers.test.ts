import { describe, expect, it } from 'vitest'
import { date, optionalDate, parseDate } from './dates.ts'
import { atLeast, atMost, integer, latitude, longitude, number, numberOf, price } from './numbers.ts'
import { profileImage } from './profileImage.ts'
import { LONG, slowest } from './samples.fixture.ts'

describe('numbers', () => {
  it.each([
    ['0', 0],
    ['-1.50', -1.5],
    ['+7', 7],
    [' 12.25 ', 12.25],
    ['007', 7],
    ['1'.repeat(308), Number('1'.repeat(308))],
  ])('%j is %d', (text, value) => {
    expect(numberOf(text)).toBe(value)
    expect(number(text)).toBeUndefined()
  })
  it.each([
    '', 'a', '1,5', '1.', '.5', '1e3', '--1', 'Infinity', 'NaN', '0x1',
    '1 2', '1.2.3', '9'.repeat(400), '\u0661', '1a', 'a1',
  ])('not %j', (text) => {
    expect(numberOf(text)).toBeUndefined()
    expect(number(text)).toEqual({ code: 'notNumber' })
  })

  it.each(['0', '-3', '+4', ' 5 ', '9007199254740991', '-9007199254740991'])('%j is whole', (text) => {
    expect(integer(text)).toBeUndefined()
  })
  it.each(['', '1.0', '1.5', 'a', '9007199254740992', '1e3', '1a', 'a1'])('%j is not whole', (text) => {
    expect(integer(text)).toEqual({ code: 'notInteger' })
  })

  it('have bounds', () => {
    expect([0, 1, 2].map((value) => atLeast(1)(String(value)))).toEqual([{ code: 'belowMinimum', limit: 1 }, undefined, undefined])
    expect([4, 5, 6].map((value) => atMost(5)(String(value)))).toEqual([undefined, undefined, { code: 'aboveMaximum', limit: 5 }])
    expect(atLeast(1)('no number')).toBeUndefined()
    expect(atMost(1)('no number')).toBeUndefined()
  })

  it('prices are given and at least 0', () => {
    expect(['', ' ', 'x', '-0.01', '0', '0.01'].map(price)).toEqual([
      { code: 'priceRequired' },
      { code: 'priceRequired' },
      { code: 'notNumber' },
      { code: 'belowMinimum', limit: 0 },
      undefined,
      undefined,
    ])
  })
})

describe('coordinates', () => {
  it.each(['52.229675', '-90', '90', '90.000', '0', '-0.1', ' 1 '])('%j is a latitude', (text) => {
    expect(latitude(text)).toBeUndefined()
  })
  it.each([
    '', '90.000001', '-90.1', '91', "52°13'", '52,2', '+52', '52.',
    '.5', '1'.repeat(4), `1.${'1'.repeat(16)}`, 'x1', '1x',
  ])('%j is no latitude', (text) => {
    expect(latitude(text)).toEqual({ code: 'invalidLatitude' })
  })
  it.each(['21.012229', '-180', '180', '179.999999999999999'])('%j is a longitude', (text) => {
    expect(longitude(text)).toBeUndefined()
  })
  it.each(['', '180.1', '-181', '1e2'])('%j is no longitude', (text) => {
    expect(longitude(text)).toEqual({ code: 'invalidLongitude' })
  })
})

describe('dates', () => {
  it.each([
    ['01/01/1900', '1900-01-01'],
    ['12/31/2099', '2099-12-31'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2000', '2000-02-29'],
    [' 11/30/2026 ', '2026-11-30'],
  ])('%j is %s', (text, iso) => {
    expect(parseDate(text)).toBe(iso)
    expect(date(text)).toBeUndefined()
    expect(optionalDate(text)).toBeUndefined()
  })
  it.each([
    '12/31/1899',
    '01/01/2100',
    '02/29/2023',
    '02/29/1900',
    '02/30/2024',
    '04/31/2026',
    '00/10/2026',
    '13/10/2026',
    '12/00/2026',
    '31/12/2026',
    '1/1/2026',
    '2026-01-01',
    '01/01/26',
    'x01/01/2026',
    '01/01/2026x',
    'a',
  ])('%j is none', (text) => {
    expect(parseDate(text)).toBeUndefined()
    expect(date(text)).toEqual({ code: 'invalidDate' })
    expect(optionalDate(text)).toEqual({ code: 'invalidDate' })
  })
  it('are required or not', () => {
    expect(date(' ')).toEqual({ code: 'dateRequired' })
    expect(optionalDate(' ')).toBeUndefined()
  })
})

it('numbers and dates take time in proportion', () => {
  for (const rule of [number, integer, price, latitude, longitude, date, atLeast(1), atMost(1)]) expect(slowest(rule)).toBeLessThan(LONG)
})

describe('profile images', () => {
  const limit = 3_145_728
  it.each(['image/png', 'image/jpeg', 'image/gif'])('%s up to 3 MB', (mediaType) => {
    const sizes = [limit - 1, limit, limit + 1]
    expect(sizes.map((size) => profileImage({ mediaType, size }))).toEqual([undefined, undefined, { code: 'fileTooLarge', limit }])
  })
  it.each(['image/tiff', 'image/svg+xml', 'text/html', ''])('%j is not taken', (mediaType) => {
    expect(profileImage({ mediaType, size: 1 })).toEqual({ code: 'fileTypeNotSupported' })
  })
})
