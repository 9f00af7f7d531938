import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { transformPlaywright } from '@storybook/test-runner'

/** So many that no worker has long to do when the others have nothing left. */
const GROUPS = 12

interface Entry {
  readonly type: string
  readonly importPath: string
}

/** The files of a built Storybook, or some of them, those with the most stories first. */
export const storyFiles = async (storybook: string, some?: readonly string[]): Promise<readonly (readonly [file: string, stories: number])[]> => {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as { readonly entries: Readonly<Record<string, Entry>> }
  const stories = Map.groupBy(Object.values(entries).filter(({ type }) => type === 'story'), ({ importPath }) => importPath)
  return [...stories].filter(([file]) => some?.includes(file) ?? true).map(([file, { length }]) => [file, length] as const).toSorted(([, one], [, other]) => other - one)
}

/** Writes the tests of the stories of a built Storybook, or of some of its files, to a few files, about as many stories in each. */
export const writeStoryGroups = async (storybook: string, folder: string, some?: readonly string[]): Promise<void> => {
  const groups = Array.from({ length: GROUPS }, () => ({ size: 0, tests: [] as string[] }))
  for (const [file, size] of await storyFiles(storybook, some)) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least))
    smallest.tests.push(await transformPlaywright(await readFile(file, 'utf8'), resolve(file)))
    smallest.size += size
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all(groups.map(({ tests }, at) => writeFile(join(folder, `group-${at + 1}.test.js`), tests.join('\n'))))
}
