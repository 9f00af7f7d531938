import { expect, it } from 'vitest'
import { compileHints } from './compileHints.ts'
import { entriesFetched, preloadScript } from './preloadScript.ts'

const chunk = (name: string) => ({ type: 'chunk', name, fileName: `assets/${name}-a1B2c3D4.js`, code: `/* ${name} */` })
const texts = (path: string, fileName: string) => ({ type: 'asset', fileName, names: [], originalFileNames: [path] })
const merged = (name: string, fileName: string) => ({ type: 'asset', fileName, names: [name], originalFileNames: [] })

const bundle = Object.fromEntries(
  [
    chunk('application'),
    chunk('capabilities'),
    chunk('other'),
    merged('texts-no.json', 'assets/texts-no-n1.json'),
    texts('src/ui/locales/no/public.json', 'assets/public-n1.json'),
    texts('src/ui/locales/no/mail.json', 'assets/mail-n1.json'),
    texts('src/ui/theme/Inter.woff2', 'assets/Inter.woff2'),
  ].map((file) => [file.fileName, file]),
)

it('is one small classic script that knows the addresses of the build', async () => {
  const script = await preloadScript(bundle as unknown as Parameters<typeof preloadScript>[0], ['/assets/start-z9.js'])
  expect(script).toContain('/assets/start-z9.js')
  expect(script).toContain('/assets/application-a1B2c3D4.js')
  expect(script).toContain('/assets/capabilities-a1B2c3D4.js')
  expect(script).toContain('/assets/texts-no-n1.json')
  expect(script).toContain('/assets/public-n1.json')
  expect(script).not.toMatch(/other-|mail-|woff2|PRELOAD|\bimport\b|\bexport\b|<\/script/)
  expect(script.length).toBeLessThan(7000)
})

it('begins the scripts that the page only fetches', () => {
  const page = '<head><script type="module" crossorigin src="/assets/a.js"></script>\n<script src="/theme.js"></script></head>'
  const { entries, html } = entriesFetched(page)
  expect(entries).toEqual(['/assets/a.js'])
  expect(html).toBe('<head><link rel="preload" as="script" crossorigin href="/assets/a.js">\n<script src="/theme.js"></script></head>')
})

it('comes at the very top of the chunks that are compiled whole', async () => {
  const chunks = { start: chunk('start'), other: chunk('other') }
  const { generateBundle } = compileHints
  if (typeof generateBundle !== 'object') throw new Error('There is nothing to run')
  await generateBundle.handler.call(undefined as never, {} as never, chunks as never, true)
  expect([chunks.start.code, chunks.other.code]).toEqual(['//# allFunctionsCalledOnLoad\n/* start */', '/* other */'])
})
