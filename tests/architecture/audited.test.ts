import { expect, test } from 'vitest'
import { storiesToAudit } from '../support/audited.ts'

const story = (id: string) => ({ id, importPath: `./src/ui/${id}/${id}.stories.tsx` })
const stories = ['a', 'b', 'c', 'd', 'e', 'f'].map(story)
const imported = (file: string, ...by: readonly string[]) => ({ id: `./src/ui/${file}`, reasons: by.map((name) => ({ moduleName: `./src/ui/${name}` })) })
const modules = [imported('kit/Button.tsx', 'kit/Dialog.tsx'), imported('kit/Dialog.tsx', 'b/b.stories.tsx', 'e/e.stories.tsx')]

const audited = (changed: readonly string[], seed: number, budget = 2) => storiesToAudit({ stories, modules, changed, seed, budget }).map(({ id }) => id)

test('where nothing changed others are audited with each seed, until all were', () => {
  expect([0, 1, 2, 3].map((seed) => audited([], seed))).toEqual([['a', 'b'], ['c', 'd'], ['e', 'f'], ['a', 'b']])
})

test('what changed or is imported straight from what did is audited in any case', () => {
  expect(audited(['a', 'c', 'f'].map((id) => `src/ui/${id}/${id}.stories.tsx`), 1)).toEqual(['a', 'c', 'f'])
  expect(audited(['src/ui/kit/Dialog.tsx'], 0, 1)).toEqual(['b', 'e'])
})

test('of what a change reaches from afar so much is audited as the budget has, before what it does not reach', () => {
  expect(audited(['src/ui/kit/Button.tsx'], 0)).toEqual(['b', 'e'])
  expect(audited(['src/ui/kit/Button.tsx'], 0, 1)).toEqual(['b'])
  expect(audited(['src/ui/kit/Button.tsx'], 0, 3)).toEqual(['a', 'b', 'e'])
})

test('what has no part in the markup changes nothing, and what all stories share reaches them all alike', () => {
  expect(audited(['server/main.ts', 'src/ui/persons/locales/no.json'], 1)).toEqual(['c', 'd'])
  expect(audited(['.storybook/preview.tsx', 'src/ui/f/f.stories.tsx'], 1)).toEqual(['c', 'f'])
})
