import { expect, it } from 'vitest'
import { remembering } from './remembering.ts'

it('asks once for what is said again, whatever the answer is', () => {
  const asked: string[] = []
  const read = remembering((text) => {
    asked.push(text)
    return text === 'none' ? undefined : text.length
  })
  expect([read('plate'), read('none'), read('plate'), read('none')]).toEqual([5, undefined, 5, undefined])
  expect(asked).toEqual(['plate', 'none'])
})

it('answers the same of more than it keeps, and keeps no long text', () => {
  const asked: string[] = []
  const read = remembering((text) => {
    asked.push(text)
    return `${text}!`
  })
  const [long, many] = ['x'.repeat(5000), Array.from({ length: 10_001 }, (_, index) => String(index))]
  expect([read(long), read(long), ...many.map(read), read('0')]).toEqual([`${long}!`, `${long}!`, ...many.map((text) => `${text}!`), '0!'])
  expect(asked).toEqual([long, long, ...many, '0'])
})
