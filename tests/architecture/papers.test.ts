import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const PAPERS = ['README.md', ...globSync('docs/*.md')]

const textOf = (path: string): string => readFileSync(path, 'utf8')
const quotedIn = (text: string): readonly string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner]) => inner ?? '')

/** `src/ui/locales/{en-US,no}/app.json` names two files. */
const eachOf = (path: string): readonly string[] => {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  return choices === undefined ? [path] : choices.split(',').map((choice) => `${before}${choice}${after}`)
}

/** Files that a paper names in running text, and those that it links. */
const namedIn = (paper: string): readonly string[] => {
  const links = [...textOf(paper).matchAll(/\]\((docs\/[^)#]+)/g)].map(([, link]) => link ?? '')
  const paths = quotedIn(textOf(paper)).filter((text) => /^(src|server|tests|docs|\.storybook|\.ci)\/\S+$/.test(text))
  return [...links, ...paths.flatMap(eachOf)]
}

it.each(PAPERS)('%s names only files that exist', (paper) => {
  expect(namedIn(paper).filter((path) => !existsSync(path))).toEqual([])
})

it('the papers name many files', () => {
  expect(PAPERS.flatMap(namedIn).length).toBeGreaterThan(500)
})

it('the operator is told of every variable that the server reads, and of no other', () => {
  const read = [...textOf('server/configuration/configuration.ts').matchAll(/reader\.\w+\('([A-Z_]+)'/g)].map(([, name]) => name ?? '')
  const told = [...textOf('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name ?? '')
  expect(told.toSorted()).toEqual([...new Set(read)].toSorted())
})

it('no other module of the server reads the environment, but for what builds, starts processes or makes the demo’s film', () => {
  const readers = globSync('server/**/*.ts').filter((file) => /process\.env\b/.test(textOf(file)))
  expect(readers.toSorted()).toEqual([
    'server/database/embedded/initialise.ts',
    'server/demo/content/film/record.ts',
    'server/jobs/Workforce.ts',
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
