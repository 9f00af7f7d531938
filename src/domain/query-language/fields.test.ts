import { expect, it } from 'vitest'
import { isBegun, isFolderMeant } from './fields.ts'

it.each([
  ['Technique', 'tech', true],
  ['Date taken', 'TAK', true],
  ['Størrelse', 'storr', true],
  ['Date taken', 'aken', false],
  ['Date taken', '', false],
  ['Date taken', ' ', false],
])('%s is begun by “%s”: %s', (name, typed, expected) => {
  expect(isBegun(name, typed)).toBe(expected)
})

it.each([
  [['Árboles'], 'arboles', true],
  [['Arboles'], 'ÁRBOLES', true],
  [['Jardín', 'Árboles'], 'arboles', true],
  [['Jardín', 'Árboles'], 'jardin/arboles', true],
  [['Jardín', 'Árboles'], 'jardin', false],
  [['Jardín', 'Árboles', '1900'], 'arboles/1900', false],
])('the folder %s is meant by %s: %s', (path, nameOrPath, isMeant) => {
  expect(isFolderMeant(path, nameOrPath)).toBe(isMeant)
})
