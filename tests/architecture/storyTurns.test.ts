import { expect, test } from 'vitest'
import { nearestInTurn } from '../support/storyTurns.ts'

const story = (id: string) => ({ id, importPath: `./src/ui/${id}/${id}.stories.tsx` })
const stories = ['a', 'b', 'c', 'd', 'e', 'f'].map(story)
const imported = (file: string, ...by: readonly string[]) => ({ id: `./src/ui/${file}`, reasons: by.map((name) => ({ moduleName: `./src/ui/${name}` })) })
const modules = [imported('kit/Button.tsx', 'kit/Dialog.tsx'), imported('kit/Dialog.tsx', 'b/b.stories.tsx', 'e/e.stories.tsx')]

const chosen = (changed: readonly string[], seed: number, budget = 2) => nearestInTurn({ stories, modules, changed, seed, budget }).map(({ id }) => id)

test('where nothing changed others are chosen with each seed, until all were', () => {
  expect([0, 1, 2, 3].map((seed) => chosen([], seed))).toEqual([['a', 'b'], ['c', 'd'], ['e', 'f'], ['a', 'b']])
})

test('what changed is chosen before what imports it, and that before the rest', () => {
  expect(chosen(['src/ui/f/f.stories.tsx', 'src/ui/kit/Dialog.tsx'], 0, 1)).toEqual(['f'])
  expect(chosen(['src/ui/f/f.stories.tsx', 'src/ui/kit/Dialog.tsx'], 0, 3)).toEqual(['b', 'e', 'f'])
})

test('of more that is equally near than the budget has others are chosen with each seed, until all were', () => {
  const changed = ['a', 'c', 'd', 'f'].map((id) => `src/ui/${id}/${id}.stories.tsx`)
  expect(new Set([0, 1, 2].flatMap((seed) => chosen(changed, seed)))).toEqual(new Set(['a', 'c', 'd', 'f']))
  expect([0, 1, 2].map((seed) => chosen(changed, seed).length)).toEqual([2, 2, 2])
})

test('of what a change reaches from afar so much is chosen as the budget has, before what it does not reach', () => {
  expect(chosen(['src/ui/kit/Button.tsx'], 0)).toEqual(['b', 'e'])
  expect(chosen(['src/ui/kit/Button.tsx'], 0, 1)).toEqual(['b'])
  expect(chosen(['src/ui/kit/Button.tsx'], 0, 3)).toEqual(['a', 'b', 'e'])
})

test('what has no part in the markup changes nothing, and what all stories share reaches them all alike', () => {
  expect(chosen(['server/main.ts', 'src/ui/persons/locales/no.json'], 1)).toEqual(['c', 'd'])
  expect(chosen(['.storybook/preview.tsx', 'src/ui/f/f.stories.tsx'], 1)).toEqual(['c', 'f'])
})
