import { expect, it } from 'vitest'
import { changedRule, mustSetUp, type StepRule, type StepRuleChange } from './stepRule.ts'

const RULE: StepRule = {
  offered: true,
  required: false,
  byMail: false,
  people: 12,
  without: 8,
  roles: [
    { id: 'a', name: 'Admin', required: false, people: 2, without: 1 },
    { id: 'b', name: 'Publisher', required: false, people: 12, without: 8 },
  ],
  // Two have both roles, one of them by a group.
  holders: [
    { roleIds: ['b'], people: 10, without: 7 },
    { roleIds: ['a', 'b'], people: 2, without: 1 },
  ],
}

it.each<[StepRuleChange, number]>([
  [{}, 0],
  [{ required: true }, 8],
  [{ roleIds: ['a'] }, 1],
  [{ roleIds: ['b'] }, 8],
  [{ roleIds: ['a', 'b'] }, 8],
  [{ roleIds: ['a'], required: true }, 8],
  [{ required: true, byMail: true }, 0],
])('by %j so many must set something up: %i', (change, count) => {
  expect(mustSetUp(changedRule(RULE, change))).toBe(count)
  expect(mustSetUp(changedRule({ ...RULE, offered: false }, change))).toBe(0)
})
