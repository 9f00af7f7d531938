import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Styles of the pages, in their order: beside this program where it is bundled, with the pages in the sources. */
const STYLES = ['portal.css', 'collection.css'] as const

/** What of the typeface is fetched for which characters, as in src/ui/theme/base.css. */
const FONTS = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
} as const

/** A file that all portals load, at the root of every host, with an address that changes with it. */
export interface SiteFile {
  readonly path: `/${string}`
  readonly type: string
  readonly body: string | Buffer
}

const readStyle = (name: string): string => {
  const built = new URL(name, import.meta.url)
  return readFileSync(existsSync(fileURLToPath(built)) ? built : new URL(`../../src/ui/public-portal/${name}`, import.meta.url), 'utf8')
}

const pathOf = (body: string | Buffer, ending: string): `/${string}` => `/portal-${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${ending}`

const readFont = (subset: string): SiteFile => {
  const body = readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`))
  return { path: pathOf(body, 'woff2'), type: 'font/woff2', body }
}

const readFiles = (): readonly [style: SiteFile, ...fonts: readonly SiteFile[]] => {
  const fonts = Object.entries(FONTS).map(([subset, range]) => ({ file: readFont(subset), range }))
  const faces = fonts.map(
    ({ file, range }) => `@font-face{font-family:'Inter Variable';font-display:optional;font-weight:100 900;src:url('${file.path}') format('woff2');unicode-range:${range}}`,
  )
  const body = [...faces, ...STYLES.map(readStyle)].join('\n')
  return [{ path: pathOf(body, 'css'), type: 'text/css; charset=utf-8', body }, ...fonts.map(({ file }) => file)]
}

let known: ReturnType<typeof readFiles> | undefined

/** The style sheet of all portals, and the typeface that it names. */
export const siteFiles = (): ReturnType<typeof readFiles> => (known ??= readFiles())

export const stylesheet = (): SiteFile => siteFiles()[0]
