import { build, type Plugin, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { twoSheets } from './twoSheets.ts'

/** A page that begins with `start`, and two parts that come later and have a button in common, which each of them colours. */
const SOURCES = {
  start: `import 'root.css'; globalThis.open = () => [import('one'), import('other')]`,
  one: `import 'button'; import 'one.css'; export const one = 1`,
  other: `import 'button'; import 'other.css'; export const other = 2`,
  button: `import 'button.css'; globalThis.button = 3`,
  'root.css': '.root{color:#111}',
  'button.css': '.button{color:#222}',
  'one.css': '.one{color:#333}',
  'other.css': '.other{color:#444}',
}

const built = async (sources: Readonly<Record<string, string>>): Promise<readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]> => {
  const modules: Plugin = {
    name: 'sources',
    enforce: 'pre',
    resolveId: (id) => (id in sources ? `/sources/${id}` : null),
    load: (id) => sources[id.replace('/sources/', '')] ?? null,
  }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules, twoSheets()],
    build: { write: false, minify: false, rolldownOptions: { input: { start: 'start' }, output: { codeSplitting: { groups: [{ name: 'button', test: /button$/ }] } } } },
  })
  return 'output' in output ? output.output : []
}

const sheetsOf = (files: Awaited<ReturnType<typeof built>>): Readonly<Record<string, string>> =>
  Object.fromEntries(files.flatMap((file) => (file.type === 'asset' ? [[file.names[0] ?? '', String(file.source).replaceAll(/\s+|\/\*.*?\*\//g, '')]] : [])))

const isStart = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry

const scriptsOf = (files: Awaited<ReturnType<typeof built>>): readonly string[] => files.flatMap(({ type, fileName }) => (type === 'chunk' ? [fileName] : []))

describe('the style sheets of a build', () => {
  it('are that of the first pages and that of all the rest, in which what others are made of comes first', async () => {
    const files = await built(SOURCES)
    const { 'later.css': later = '', ...first } = sheetsOf(files)
    expect(Object.values(first)).toEqual(['.root{color:#111}'])
    expect(['.button', '.one', '.other'].map((rule) => later.split(rule).length)).toEqual([2, 2, 2])
    expect(later.indexOf('.button')).toBe(0)
  })

  it('come with the parts that need them: nobody draws a part before its sheet is there', async () => {
    const files = await built(SOURCES)
    const sheet = files.find(({ fileName }) => fileName.includes('later'))
    const start = files.find(isStart)
    expect(start?.code).toContain(sheet?.fileName)
    expect(start?.code).not.toMatch(/(?:one|other|button)-[\w-]+\.css/)
  })

  it('are named anew in every script where one of them changes, so that no kept script asks for one that is gone', async () => {
    const before = scriptsOf(await built(SOURCES))
    const after = scriptsOf(await built({ ...SOURCES, 'other.css': '.other{color:#555}' }))
    expect(after).toHaveLength(before.length)
    expect(after.filter((file) => before.includes(file))).toEqual([])
    expect(scriptsOf(await built(SOURCES))).toEqual(before)
  })
})
