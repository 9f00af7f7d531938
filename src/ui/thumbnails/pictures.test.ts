import { expect, it } from 'vitest'
import { Pictures } from './pictures.ts'

it('are all there when nobody scrolls quickly', () => {
  expect([...new Pictures().of(['a', 'b'], false)]).toEqual(['a', 'b'])
})

it('stay while they are drawn, and no others come, while somebody is', () => {
  const pictures = new Pictures()
  pictures.of(['a', 'b'], false)
  expect([...pictures.of(['b', 'c'], true)]).toEqual(['b'])
  expect([...pictures.of(['c', 'd'], true)]).toEqual([])
  expect([...pictures.of(['c', 'd'], false)]).toEqual(['c', 'd'])
})
