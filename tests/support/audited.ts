import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Module {
  readonly id: string
  readonly reasons: readonly { readonly moduleName: string }[]
}

interface Story {
  readonly id: string
  readonly importPath: string
}

/** Of the stories that did not change, one of so many is audited by a run; which one, the seed says. */
const SHARES = 3
/** What counts as changed: what a day's commits and the working tree have touched. */
const SINCE = '24 hours ago'
/** What axe judges is made here; a change of a rule or a machine is met by the shares. */
const IS_MARKUP = /^(src\/ui\/(?!(?:[^/]+\/)?locales\/)|\.storybook\/)/
/** What every story depends on without importing it. */
const OF_ALL = /^\.storybook\//

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

/** Which files of stories lead, by whatever imports, to one that has changed. */
const touchedBy = (changed: readonly string[], modules: readonly Module[]): ReadonlySet<string> => {
  const importers = new Map(modules.map(({ id, reasons }) => [plain(id), reasons.map(({ moduleName }) => plain(moduleName))]))
  const touched = new Set(changed)
  for (const file of touched) for (const importer of importers.get(file) ?? []) touched.add(importer)
  return touched
}

interface Choice {
  readonly stories: readonly Story[]
  readonly modules: readonly Module[]
  readonly changed: readonly string[]
  readonly seed: number
}

/** The stories that a change reaches, and of the others one share, another one with each seed. */
export const storiesToAudit = ({ stories, modules, changed, seed }: Choice): readonly Story[] => {
  const markup = changed.filter((file) => IS_MARKUP.test(file))
  if (markup.some((file) => OF_ALL.test(file))) return stories
  const touched = touchedBy(markup, modules)
  const files = [...new Set(stories.map(({ importPath }) => importPath))].toSorted()
  return stories.filter(({ importPath }) => touched.has(plain(importPath)) || files.indexOf(importPath) % SHARES === seed % SHARES)
}

/**
 * The stories of a built Storybook that a run audits by axe: all where `isWhole`, or where it is not known what changed lately. All of them
 * are rendered and played in every run.
 */
export const auditedStories = async (storybook: string, { isWhole, seed }: { readonly isWhole: boolean; readonly seed: number }): Promise<readonly string[]> => {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as { readonly entries: Readonly<Record<string, Story & { readonly type: string }>> }
  const { modules } = JSON.parse(await readFile(join(storybook, 'preview-stats.json'), 'utf8')) as { readonly modules: readonly Module[] }
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  const changed = isWhole ? undefined : changedFiles()
  return (changed === undefined ? stories : storiesToAudit({ stories, modules, changed, seed })).map(({ id }) => id)
}

export const writeAudited = async (file: string, ids: readonly string[]): Promise<void> => writeFile(file, JSON.stringify(ids))
