import { describe, expect, it } from 'vitest'
import { storageChoices, storageRoom, wishProblems } from './moreStorage.ts'

const GB = 1_073_741_824

describe('more storage', () => {
  it.each([
    [1 * GB, [1]],
    [5 * GB, [2, 3, 5]],
    [20 * GB, [5, 10, 20]],
    [50 * GB, [13, 25, 50]],
    [60 * GB, [15, 30, 40]],
    [80 * GB, [20]],
    [99 * GB, [1]],
    [99.5 * GB, []],
    [100 * GB, []],
  ])('of %i bytes offers %j gigabytes', (capacity, choices) => {
    expect(storageChoices(capacity)).toEqual(choices)
  })

  it('ends at what an organization can have', () => {
    expect([1, 99, 99.5, 100, 120].map((capacity) => storageRoom(capacity * GB))).toEqual([99, 1, 0, 0, 0])
  })

  it.each([
    ['', { code: 'required' }],
    ['ten', { code: 'notInteger' }],
    ['1.5', { code: 'notInteger' }],
    ['0', { code: 'belowMinimum', limit: 1 }],
    ['-5', { code: 'belowMinimum', limit: 1 }],
    ['1', undefined],
    [' 80 ', undefined],
    ['81', { code: 'aboveMaximum', limit: 80 }],
  ])('of “%s” gigabytes for 20 GB', (gigabytes, problem) => {
    expect(wishProblems({ gigabytes }, 20 * GB)).toEqual(problem === undefined ? {} : { gigabytes: problem })
  })
})
