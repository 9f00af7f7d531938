import { expect, test } from 'vitest'
import { journeySources, leftToFull } from '../support/leftToFull.ts'

const WHOLE = { JOURNEYS: 'all', AUDITS: 'all', VALUES: 'all', CYCLES: '1', SEQUENCES: '1', ROUNDS: '1' }
const sources = [`test('one', { tag: '@full' }, work)\ntest('two', work)`, `for (const tag of ['@run', '@full']) test(tag, { tag }, work)`]

test('a run says which journeys it leaves to the full one, and whatever else', () => {
  expect(leftToFull({ ...WHOLE, JOURNEYS: undefined }, sources)).toEqual(['2 journeys tagged @full', 'mutation testing'])
  expect(leftToFull({}, sources)).toHaveLength(5)
})

test('a full run leaves nothing out', () => {
  expect(leftToFull(WHOLE, sources)).toEqual([])
})

test('most journeys are played by every run', () => {
  const all = journeySources('tests/e2e').join('\n')
  const [count = ''] = leftToFull({}, [all])
  expect(Number.parseInt(count, 10)).toBeLessThan([...all.matchAll(/^ *test\(/gm)].length / 2)
})
