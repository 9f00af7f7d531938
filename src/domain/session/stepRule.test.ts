import { expect, it } from 'vitest'
import { changedRule, mustSetUp, type StepRule, type StepRuleChange } from './stepRule.ts'

const RULE: StepRule = {
  offered: true,
  required: false,
  byMail: false,
  people: 14,
  without: 9,
  roles: [
    { id: 'a', name: 'Admin', required: false, people: 2, without: 1 },
    { id: 'b', name: 'Publisher', required: false, people: 12, without: 8 },
  ],
}

it.each<[StepRuleChange, number]>([
  [{}, 0],
  [{ required: true }, 9],
  [{ roleIds: ['a'] }, 1],
  [{ roleIds: ['a', 'b'] }, 9],
  [{ roleIds: ['a'], required: true }, 9],
  [{ required: true, byMail: true }, 0],
])('by %j so many must set something up: %i', (change, count) => {
  expect(mustSetUp(changedRule(RULE, change))).toBe(count)
  expect(mustSetUp(changedRule({ ...RULE, offered: false }, change))).toBe(0)
})
