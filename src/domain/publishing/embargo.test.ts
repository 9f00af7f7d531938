import { describe, expect, it } from 'vitest'
import { dayOf, dayProblem, embargoInForce, isHeldUntil } from './embargo.ts'

describe('an embargo', () => {
  it.each([
    [null, false],
    ['2026-11-27', true],
    ['2026-11-26', false],
    ['2026-11-25', false],
  ])('until %s holds back on 2026-11-26: %s', (until, held) => {
    expect(isHeldUntil(until, '2026-11-26')).toBe(held)
  })

  it.each([
    [[], null],
    [[null, null], null],
    [[null, '2027-01-01'], '2027-01-01'],
    [['2028-05-01', '2027-01-01', null], '2028-05-01'],
    [['2026-11-26', '2025-01-01'], null],
  ])('of %j the latest that has still to come counts: %s', (days, inForce) => {
    expect(embargoInForce(days, '2026-11-26')).toBe(inForce)
  })
})

describe('publishing', () => {
  it.each([
    [{ when: 'now', day: 'never' }, undefined, null],
    [{ when: 'later', day: '' }, { code: 'dateRequired' }, null],
    [{ when: 'later', day: '13/01/2027' }, { code: 'invalidDate' }, null],
    [{ when: 'later', day: '01/02/2027' }, undefined, '2027-01-02'],
  ] as const)('%j', (draft, problem, day) => {
    expect([dayProblem({ ...draft, makesReady: true }), dayOf({ ...draft, makesReady: true })]).toEqual([problem, day])
  })
})
