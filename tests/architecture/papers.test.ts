import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const DECISIONS = globSync('docs/decisions/*.md').filter((file) => basename(file) !== 'README.md')
const PAPERS = ['README.md', ...globSync('docs/**/*.md')]
const MOST_WORDS = 60

const textOf = (path: string): string => readFileSync(path, 'utf8')
const quotedIn = (text: string): readonly string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner]) => inner ?? '')

/** `src/ui/locales/{en-US,no}/public.json` names two files. */
const eachOf = (path: string): readonly string[] => {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  return choices === undefined ? [path] : choices.split(',').map((choice) => `${before}${choice}${after}`)
}

/** Files that a paper names in running text, and those that it links. */
const namedIn = (paper: string): readonly string[] => {
  const links = [...textOf(paper).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => join(dirname(paper), link ?? ''))
  const paths = quotedIn(textOf(paper)).filter((text) => /^(src|server|tests|docs|demo|\.storybook|\.ci)\/\S+$/.test(text))
  return [...links, ...paths.flatMap(eachOf)]
}

it.each(PAPERS)('%s names only files that exist', (paper) => {
  expect(namedIn(paper).filter((path) => !existsSync(path))).toEqual([])
})

it('the papers name many files', () => {
  expect(PAPERS.flatMap(namedIn).length).toBeGreaterThan(500)
})

/** Each heading of a paper with the text below it. */
const partsOf = (paper: string) =>
  textOf(paper)
    .split(/^## /m)
    .slice(1)
    .map((part) => ({ paper, heading: part.split('\n')[0] ?? '', body: part.split('\n').slice(1) }))

const wordsIn = (lines: readonly string[]): number => lines.filter((line) => !line.startsWith('|')).join(' ').split(/\s+/).filter(Boolean).length

it('every decision is told in few words, beside its figures', () => {
  const decisions = DECISIONS.flatMap(partsOf).map(({ paper, heading, body }) => ({ listed: `${paper}: ${heading}`, words: wordsIn(body) }))
  expect(decisions.length).toBeGreaterThan(200)
  expect(decisions.filter(({ words }) => words === 0 || words > MOST_WORDS)).toEqual([])
  expect(decisions.filter(({ listed }, at) => decisions.findIndex((other) => other.listed === listed) !== at)).toEqual([])
})

it('decisions stand in the file of their capability, which the index names', () => {
  const capabilities = new Set(globSync(['src/{domain,application,infrastructure,ui}/*', 'server/*']).map((path) => basename(path)))
  expect(DECISIONS.map((file) => basename(file, '.md')).filter((name) => name !== 'platform' && !capabilities.has(name))).toEqual([])
  expect(DECISIONS.filter((file) => !textOf('docs/decisions.md').includes(`](decisions/${basename(file)})`))).toEqual([])
  expect(textOf('docs/decisions/README.md').trim().split('\n').length).toBeLessThanOrEqual(15)
})

it('comments that name a decision name one that there is', () => {
  const sources = globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts'])
  const named = sources.flatMap((file) => [...textOf(file).matchAll(/(docs\/decisions\/[\w-]+\.md), "([^"]+)"/g)].map(([, paper = '', heading = '']) => ({ paper, heading })))
  const listed = new Set(DECISIONS.flatMap(partsOf).map(({ paper, heading }) => `${paper}: ${heading}`))
  expect(named.length).toBeGreaterThan(5)
  expect(named.map(({ paper, heading }) => `${paper}: ${heading}`).filter((name) => !listed.has(name))).toEqual([])
})

it('the operator is told of every variable that the server reads, and of no other', () => {
  const read = [...textOf('server/configuration/configuration.ts').matchAll(/reader\.\w+\('([A-Z_]+)'/g)].map(([, name]) => name ?? '')
  const listed = [...textOf('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name ?? '')
  expect(listed.toSorted()).toEqual([...new Set(read)].toSorted())
})

it('no other module of the server reads the environment, but for what builds or starts processes', () => {
  const readers = globSync('server/**/*.ts').filter((file) => /process\.env\b/.test(textOf(file)))
  expect(readers.toSorted()).toEqual([
    'server/database/embedded/initialise.ts',
    'server/jobs/WorkerPool.ts',
    'server/launch/build.ts',
    'server/launch/createAdmin.ts',
    'server/launch/dev.ts',
    'server/launch/run.ts',
  ])
})

it('every command of the README is one of the package', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
  const commands = [...textOf('README.md').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
  expect(commands.length).toBeGreaterThan(3)
  expect(commands.filter((name) => scripts[name] === undefined)).toEqual([])
})
