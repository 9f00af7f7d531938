import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { PROJECT } from '../project.ts'

const THEME = join(PROJECT, 'src', 'ui', 'theme', 'theme.ts')

/** A value of the theme, by the names that lead to it. */
const VALUE = /(?<![.\w])theme((?:\.[a-z]\w*|\[\d+\])+)/gi

const at = (part: unknown, key: string): unknown => (typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[key] : undefined)

/** The code with the theme's values in the place of their names. */
export const withThemeValues = (code: string, theme: unknown): string =>
  code.replace(VALUE, (name, path: string) => {
    const value = (path.match(/\w+/g) ?? []).reduce(at, theme)
    return typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value) : name
  })

/** Builds the web app without the theme's one object (1.3 kB of every first page): what code outside the style sheet asks of it is written where it is asked. */
export const themeValues: Plugin = {
  name: 'vitrine:theme-values',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/ui\/.*\.tsx?$/, code: /\btheme\b/ },
    handler: async (code, id) => {
      // What nobody asks for any more is left out whole.
      if (id === THEME) return { code, map: null, moduleSideEffects: false }
      if (!/import \{ theme \} from '[^']*\/theme\.ts'/.test(code)) return null
      const { theme } = (await import(pathToFileURL(THEME).href)) as { readonly theme: unknown }
      return { code: withThemeValues(code, theme), map: null }
    },
  },
}
