import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GUARDS } from './guards.ts'

it('at least forty guards are taken away', () => {
  expect(GUARDS.length).toBeGreaterThanOrEqual(40)
})

it.each(GUARDS.map((guard) => [`${guard.file}: ${guard.what}`, guard] as const))('%s is where it is said to be', (_, { file, present, removed, tests }) => {
  expect(readFileSync(file, 'utf8').split(present)).toHaveLength(2)
  expect(removed).not.toBe(present)
  expect(existsSync(tests)).toBe(true)
})
