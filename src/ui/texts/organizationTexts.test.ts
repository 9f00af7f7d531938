import { expect, it } from 'vitest'
import { countriesByName } from './organizationTexts.ts'

it.each([
  ['en-US', ['AFG', 'ALA', 'ALB'], 'ZWE'],
  ['es', ['AFG', 'ALB', 'DEU'], 'ZWE'],
  ['no', ['AFG', 'ALB', 'DZA'], 'ALA'],
])('countries stand in the order of their names in %s', (language, first, last) => {
  const codes = countriesByName(language)
  expect(codes).toHaveLength(249)
  expect(codes.slice(0, 3)).toEqual(first)
  expect(codes.at(-1)).toBe(last)
})
