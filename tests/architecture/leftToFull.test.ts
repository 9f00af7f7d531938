import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journeysLeft, journeySources, leftToFull, LONG, longLeft } from '../support/leftToFull.ts'

const WHOLE = { JOURNEYS: 'all', AUDITS: 'all', VALUES: 'all', CYCLES: '1', SEQUENCES: '1', ROUNDS: '1' }
const sources = [`test('one', { tag: '@full' }, work)\ntest('two', work)`, `for (const tag of ['@run', '@full']) test(tag, { tag }, work)`]

test('a run says which journeys it leaves to the full one, and whatever else', () => {
  expect(leftToFull({ ...WHOLE, JOURNEYS: undefined }, sources)).toEqual(['2 journeys tagged @full', 'journeys and long tests of the server whose turn it is not', 'mutation testing'])
  expect(leftToFull({}, sources)).toHaveLength(6)
})

test('a full run leaves nothing out', () => {
  expect(leftToFull(WHOLE, sources)).toEqual([])
})

test('most journeys are played by every run', () => {
  const all = journeySources('tests/e2e').join('\n')
  const [count = ''] = leftToFull({}, [all])
  expect(Number.parseInt(count, 10)).toBeLessThan([...all.matchAll(/^ *test\(/gm)].length / 2)
})

const FILES = ['a.spec.ts', 'b.spec.ts', 'c.spec.ts', 'd.spec.ts', 'e.spec.ts', 'mainJob.spec.ts', 'support']

const SEEDS = [0, 1, 2, 3].map((seed) => ({ SEED: String(seed) }))

test('of the files of journeys a quarter is played, each in one of four seeds, and always what is done every day', () => {
  const played = SEEDS.map((seed) => FILES.filter((name) => !journeysLeft(seed, FILES).includes(name)))
  expect(played.flat().toSorted()).toEqual(['a.spec.ts', 'b.spec.ts', 'c.spec.ts', 'd.spec.ts', 'e.spec.ts', ...SEEDS.map(() => 'mainJob.spec.ts'), ...SEEDS.map(() => 'support')])
  expect(Math.max(...played.map(({ length }) => length))).toBe(4)
})

test('of the long tests of the server a quarter is run, each in one of four seeds', () => {
  const run = SEEDS.map((seed) => LONG.filter((name) => !longLeft(seed).includes(name)))
  expect(run.flat().toSorted()).toEqual(LONG)
  expect(Math.max(...run.map(({ length }) => length))).toBe(Math.ceil(LONG.length / 4))
  expect(LONG.filter((file) => !existsSync(file) || /\/(?:security|durability)\/|[rR]aces|serving/.test(file))).toEqual([])
})

test('all journeys and tests are there where all are played, or where one is looked for by hand', () => {
  expect(journeysLeft({ SEED: '0', JOURNEYS: 'all' }, FILES)).toEqual([])
  expect(journeysLeft({}, FILES)).toEqual([])
  expect([...longLeft({ SEED: '0', JOURNEYS: 'all' }), ...longLeft({})]).toEqual([])
})
