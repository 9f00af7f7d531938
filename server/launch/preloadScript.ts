import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { contractShapes } from './contractShapes.ts'
import { PROJECT } from './project.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** The files of a chunk that `vite.config.ts` names. */
const scriptsOf = (bundle: Bundle, chunk: string): readonly string[] =>
  Object.values(bundle)
    .filter(({ type, name, fileName }) => type === 'chunk' && name === chunk && fileName.endsWith('.js'))
    .map(({ fileName }) => `/${fileName}`)

/** The two parts of the texts that are fetched: of the sign-in page, and of all behind it (`localeFiles.ts`). */
const LOCALE = /src\/ui\/locales\/([\w-]+)\/public\.json$|^texts-([\w-]+)\.json$/

const languageOf = ({ names, originalFileNames }: Rolldown.OutputAsset): string | undefined => {
  const [, ofPublic, ofApp] = LOCALE.exec(originalFileNames[0] ?? names[0] ?? '') ?? []
  return ofPublic ?? ofApp
}

/** The texts in each language. */
const textsOf = (bundle: Bundle): Readonly<Record<string, readonly string[]>> => {
  const files = Object.values(bundle).flatMap((file) => {
    const language = file.type === 'asset' ? languageOf(file) : undefined
    return language === undefined ? [] : [{ language, address: `/${file.fileName}` }]
  })
  return Object.fromEntries(Object.entries(Object.groupBy(files, ({ language }) => language)).map(([language, some = []]) => [language, some.map(({ address }) => address)]))
}

/** `src/preload.ts` as one classic script that knows the addresses of a build. */
export const preloadScript = async (bundle: Bundle, entries: readonly string[]): Promise<string> => {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    cwd: PROJECT,
    input: join(PROJECT, 'src', 'preload.ts'),
    plugins: [contractShapes],
    transform: { define: {
        PRELOAD_ENTRIES: JSON.stringify(entries),
        PRELOAD_SCRIPTS: JSON.stringify(scriptsOf(bundle, 'application')),
        PRELOAD_SCREENS: JSON.stringify(scriptsOf(bundle, 'capabilities')),
        PRELOAD_TEXTS: JSON.stringify(textsOf(bundle)),
      } },
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    logLevel: 'warn',
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  return output[0].code
}

/** A module of the build that the page begins with. */
const ENTRY = /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/g

/** The page with its modules fetched ahead: they begin when it is known who is signed in. */
export const entriesFetched = (page: string): { readonly entries: readonly string[]; readonly html: string } => ({
  entries: Array.from(page.matchAll(ENTRY), ([, address = '']) => address),
  html: page.replace(ENTRY, '<link rel="preload" as="script" crossorigin href="$1">'),
})

/** The application's own: Storybook's is built by the same plugins. */
const PAGE = '/index.html'

/** Puts the page's first script into the page; it is the one that begins the others. */
export const preloaded: Plugin = {
  name: 'vitrine:head-start',
  transformIndexHtml: {
    order: 'post',
    handler: async (page, { path, bundle = {} }) => {
      if (path !== PAGE) return page
      const { entries, html } = entriesFetched(page)
      if (entries.length === 0 && Object.keys(bundle).length > 0) throw new Error('The page begins no module that was built')
      const children = await preloadScript(bundle, entries)
      return { html, tags: [{ tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children, injectTo: 'head-prepend' }] }
    },
  },
}
