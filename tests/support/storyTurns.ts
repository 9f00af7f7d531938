import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Module {
  readonly id: string
  readonly reasons: readonly { readonly moduleName: string }[]
}

interface Story {
  readonly id: string
  readonly importPath: string
}

/** Stories that a run audits: an audit takes four times as long as the play of its story, and after a day of many changes half of the stories are near one. */
const AUDITED = 60
/** Of so many files of stories one is played. */
const TURNS = 3
/** What counts as changed: what a day's commits and the working tree have touched. */
const SINCE = '24 hours ago'
/** What axe judges is made here; a change of a rule or a machine is met as the seeds go round. */
const IS_MARKUP = /^(src\/ui\/(?!(?:[^/]+\/)?locales\/)|\.storybook\/)/
/** What every story depends on without importing it, and how near that is. */
const OF_ALL = /^\.storybook\//
const REACHED = 2

const plain = (path: string): string => path.replace(/^\.?\//, '').split('?')[0] ?? ''

const git = (...args: readonly string[]): readonly string[] | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined
}

/** Files that have changed lately; undefined where that is not known. */
const changedFiles = (): readonly string[] | undefined => {
  const [base] = git('rev-list', '-1', `--before=${SINCE}`, 'HEAD') ?? []
  const committed = base === undefined ? undefined : git('diff', '--name-only', base)
  const fresh = git('ls-files', '--others', '--exclude-standard')
  return committed && fresh && [...committed, ...fresh]
}

/** Of every file that leads, by whatever imports, to one that has changed: how many there are between, at least. */
const distances = (changed: readonly string[], modules: readonly Module[]): ReadonlyMap<string, number> => {
  const importers = new Map(modules.map(({ id, reasons }) => [plain(id), reasons.map(({ moduleName }) => plain(moduleName))]))
  const found = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of found) for (const importer of importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}

interface Choice<Item> {
  readonly stories: readonly Item[]
  readonly modules: readonly Module[]
  readonly changed: readonly string[]
  readonly seed: number
  readonly budget: number
}

/** Where a story's turn begins, other with each seed: all have had theirs after as many seeds as there are budgets in all. */
const rotated = <Item>(items: readonly Item[], by: number): readonly Item[] => [...items.slice(by % items.length), ...items.slice(0, by % items.length)]

/** The stories, or files of some, nearest to a change, in turns where they are more than the budget has, and for the rest of it others with each seed. */
export const nearestInTurn = <Item extends Pick<Story, 'importPath'>>({ stories, modules, changed, seed, budget }: Choice<Item>): readonly Item[] => {
  const markup = changed.filter((file) => IS_MARKUP.test(file))
  const found = distances(markup, modules)
  const farthest = markup.some((file) => OF_ALL.test(file)) ? REACHED : modules.length + 1
  const distanceOf = ({ importPath }: Item): number => Math.min(found.get(plain(importPath)) ?? farthest, farthest)
  const inTurn = rotated(stories, (seed * budget) % Math.max(stories.length, 1))
  const nearest = inTurn.toSorted((one, other) => distanceOf(one) - distanceOf(other))
  const chosen = new Set(nearest.slice(0, budget))
  return stories.filter((story) => chosen.has(story))
}

interface StoriesInTurn {
  /** Files whose stories are rendered and played. */
  readonly files: readonly string[]
  /** The stories of these that are audited by axe, by their ids. */
  readonly audited: readonly string[]
}

/** What a run does of a built Storybook: all where `isWhole`, or where it is not known what changed lately; else a share of the files and some audits. */
export const storiesInTurn = async (storybook: string, { isWhole, seed }: { readonly isWhole: boolean; readonly seed: number }): Promise<StoriesInTurn> => {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as { readonly entries: Readonly<Record<string, Story & { readonly type: string }>> }
  const { modules } = JSON.parse(await readFile(join(storybook, 'preview-stats.json'), 'utf8')) as { readonly modules: readonly Module[] }
  const all = Object.values(entries).filter(({ type }) => type === 'story')
  const files = [...new Set(all.map(({ importPath }) => importPath))]
  const changed = isWhole ? undefined : changedFiles()
  if (changed === undefined) return { files, audited: all.map(({ id }) => id) }
  const played = nearestInTurn({ stories: files.map((importPath) => ({ importPath })), modules, changed, seed, budget: Math.ceil(files.length / TURNS) }).map(({ importPath }) => importPath)
  const theirs = all.filter(({ importPath }) => played.includes(importPath))
  return { files: played, audited: nearestInTurn({ stories: theirs, modules, changed, seed, budget: AUDITED }).map(({ id }) => id) }
}
