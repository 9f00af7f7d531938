import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT } from './project.ts'

/** What the web app imports: the addresses of the texts behind the sign-in, by language. */
const MODULE = join(PROJECT, 'src', 'infrastructure', 'preferences', 'appTexts.ts')
/** Where they are served from while the web app runs from its sources. */
const SERVED = '/@texts/'

const filesOf = (language: string): readonly string[] => globSync(`src/ui/*/locales/${language}.json`, { cwd: PROJECT }).toSorted()

const LANGUAGES = [...new Set(globSync('src/ui/*/locales/*.json', { cwd: PROJECT }).map((file) => basename(file, '.json')))].toSorted()

/** Every capability's texts in one language, as one file. */
const textsIn = (language: string): string => JSON.stringify(Object.assign({}, ...filesOf(language).map((file) => JSON.parse(readFileSync(join(PROJECT, file), 'utf8')))))

/** Merges the texts of all capabilities, so that a language comes by one request. */
export const localeFiles: Plugin = {
  name: 'vitrine:locale-files',
  load(id) {
    if (id !== MODULE) return undefined
    const addressOf = (language: string): string => {
      if (this.environment.mode === 'dev') return JSON.stringify(`${SERVED}${language}.json`)
      filesOf(language).forEach((file) => this.addWatchFile(join(PROJECT, file)))
      const reference = this.emitFile({ type: 'asset', name: `texts-${language}.json`, source: textsIn(language) })
      return `import.meta.ROLLUP_FILE_URL_${reference}`
    }
    return `export const APP_TEXTS = { ${LANGUAGES.map((language) => `${JSON.stringify(language)}: ${addressOf(language)}`).join(', ')} }`
  },
  configureServer({ middlewares }) {
    middlewares.use(SERVED, (request, response) => {
      const language = LANGUAGES.find((one) => request.url === `/${one}.json`)
      response.statusCode = language === undefined ? 404 : 200
      response.setHeader('content-type', 'application/json')
      response.end(language === undefined ? '{}' : textsIn(language))
    })
  },
}
