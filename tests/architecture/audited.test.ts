import { expect, test } from 'vitest'
import { storiesToAudit } from '../support/audited.ts'

const story = (id: string) => ({ id, importPath: `./src/ui/${id}/${id}.stories.tsx` })
const stories = ['a', 'b', 'c', 'd', 'e', 'f'].map(story)
const imported = (file: string, ...by: readonly string[]) => ({ id: `./src/ui/${file}`, reasons: by.map((name) => ({ moduleName: `./src/ui/${name}` })) })
const modules = [imported('kit/Button.tsx', 'kit/Dialog.tsx'), imported('kit/Dialog.tsx', 'b/b.stories.tsx', 'e/e.stories.tsx')]

const audited = (changed: readonly string[], seed: number) => storiesToAudit({ stories, modules, changed, seed }).map(({ id }) => id)

test('of stories that did not change a third is audited, all within three seeds', () => {
  expect([0, 1, 2].map((seed) => audited([], seed))).toEqual([['a', 'd'], ['b', 'e'], ['c', 'f']])
})

test('what a change reaches by whatever imports is audited in any case', () => {
  expect(audited(['src/ui/kit/Button.tsx'], 0)).toEqual(['a', 'b', 'd', 'e'])
  expect(audited(['src/ui/f/f.stories.tsx'], 0)).toEqual(['a', 'd', 'f'])
})

test('what has no part in the markup changes nothing, and what all stories share reaches them all', () => {
  expect(audited(['server/main.ts', 'src/ui/persons/locales/no.json'], 1)).toEqual(['b', 'e'])
  expect(audited(['.storybook/preview.tsx'], 1)).toHaveLength(6)
})
