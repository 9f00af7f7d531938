import { expect, it } from 'vitest'
import { matchesWords } from './matching.ts'

it.each([
  ['', 'Favorites'],
  ['fav', 'Favorites'],
  ['  TRASH ', 'Move to the trash'],
  ['tr mo', 'Move to the trash'],
  ['anad', 'Añadir a favoritos'],
  ['papi', 'Legg i papirkurven'],
  ['roles', 'Users/Roles'],
])('%j finds %s', (typed, text) => {
  expect(matchesWords(typed, text)).toBe(true)
})

it.each([
  ['rash', 'Move to the trash'],
  ['trash gone', 'Move to the trash'],
  ['.', 'Favorites'],
])('%j does not find %s', (typed, text) => {
  expect(matchesWords(typed, text)).toBe(false)
})
