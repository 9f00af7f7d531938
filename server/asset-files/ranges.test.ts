import { describe, expect, it } from 'vitest'
import { contentRange, wantedRanges } from './ranges.ts'

describe('the ranges of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', [{ first: 0, last: 9 }]],
    ['bytes=90-', [{ first: 90, last: 99 }]],
    ['bytes=90-200', [{ first: 90, last: 99 }]],
    ['bytes=-10', [{ first: 90, last: 99 }]],
    ['bytes=-1000', [{ first: 0, last: 99 }]],
    ['bytes=0-0, 99-99', [{ first: 0, last: 0 }, { first: 99, last: 99 }]],
    ['bytes=0-9,200-300', [{ first: 0, last: 9 }]],
  ])('%s', (header, ranges) => {
    expect(wantedRanges(header, 100)).toEqual(ranges)
  })

  it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('nothing for %s', (header) => {
    expect(wantedRanges(header, 100)).toBe('none')
  })

  it.each([
    undefined,
    'lines=0-9',
    'bytes=',
    'bytes=-',
    'bytes=9-0',
    'bytes=a-b',
    'bytes=0-9-9',
    'bytes=0-99,0-99',
    `bytes=${Array.from({ length: 21 }, (_, at) => `${at}-${at}`).join(',')}`,
    `bytes=${'0'.repeat(2000)}-`,
  ])('the whole file for %s', (header) => {
    expect(wantedRanges(header, 100)).toBe('whole')
  })

  it('are told with the size', () => {
    expect(contentRange({ first: 0, last: 9 }, 100)).toBe('bytes 0-9/100')
  })
})
