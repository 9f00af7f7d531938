import { expect, it } from 'vitest'
import { isUuid } from './uuid.ts'

it('a UUID is one in letters of either size, and nothing around it', () => {
  const id = '0192f3a4-5b6c-7d8e-9f00-112233445566'
  expect([id, id.toUpperCase()].every(isUuid)).toBe(true)
  expect(['', ` ${id}`, `${id}\n`, `${id}0`, id.slice(1), id.replaceAll('-', ''), id.replace('a', 'g')].filter(isUuid)).toEqual([])
})
