import { join, relative } from 'node:path'
import { createServer, createServerModuleRunnerTransport, type Plugin } from 'vite'
import { createNodeImportMeta, ModuleRunner } from 'vite/module-runner'
import { PROJECT } from '../project.ts'
import { compileAnimation, compileStyle, styleName } from './compileStyle.ts'
import { Recording } from './recording.ts'
import { styleTemplates, type StyleTemplate } from './templates.ts'

const LIBRARY = 'styled-components'
const RUNTIME = join(PROJECT, 'src', 'ui', 'theme', 'compiledStyle.tsx')
const SOURCES = /\/src\/ui\/.*\.tsx?$/
const FILTER = { id: SOURCES, code: /from 'styled-components'/ }
/** Ends the name of the style sheet of a module. */
const SHEET = '.styles.css'

const fileOf = (id: string): string => relative(PROJECT, id)

/** The source with something else in the place of each template. */
const replaced = (source: string, templates: readonly StyleTemplate[], by: (template: StyleTemplate, index: number) => string): string => {
  const outer = templates.filter(({ start, end }) => !templates.some((other) => other.start < start && end < other.end))
  return outer.reduceRight((code, template) => {
    const { start, end } = template
    return code.slice(0, start) + by(template, templates.indexOf(template)) + code.slice(end)
  }, source)
}

const IMPORT = /import \{([^}]*)\} from 'styled-components'/
const OF_TEMPLATES: readonly string[] = ['css', 'keyframes', 'styled']

/** The import without what made the templates. */
const importOfRest = (_: string, names: string): string => {
  const rest = names.split(',').filter((name) => !OF_TEMPLATES.includes(name.trim()))
  return rest.length === 0 ? '' : `import {${rest.join(',')}} from '${LIBRARY}'`
}

/** Where a recording is kept for the modules that run for it. */
const RECORDING = Symbol.for('vitrine.styles')

const EMPTY = '\0vitrine:empty'

/** Has every template of a module recorded when the module runs. */
const recorder: Plugin = {
  name: 'vitrine:record-styles',
  enforce: 'pre',
  // No style needs the library itself, nor the one that draws PDFs.
  resolveId: (id) => (id === LIBRARY || id.startsWith('pdfjs-dist') ? EMPTY : null),
  load: (id) => (id === EMPTY ? 'export {}' : null),
  transform: {
    filter: FILTER,
    handler: (source, id) => {
      const file = fileOf(id)
      const tags = styleTemplates(id, source).map(({ kind, tag }, index) => {
        const call = `globalThis[Symbol.for('vitrine.styles')].tag('${file}', ${index}, '${kind}', '${styleName(file, index)}')`
        return { ...tag, call }
      })
      return { code: tags.reduceRight((code, { start, end, call }) => code.slice(0, start) + call + code.slice(end), source), map: null }
    },
  },
}

interface Runner {
  readonly run: (id: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

const startRunner = async (): Promise<Runner> => {
  const server = await createServer({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join(PROJECT, 'node_modules', '.vite-styles'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^pdfjs-dist/] },
    plugins: [recorder],
  })
  const runner = new ModuleRunner({
    // A module has all the time it takes: they are asked for all at once, and a slow machine is no failure.
    transport: { ...createServerModuleRunnerTransport({ channel: server.environments.ssr.hot }), timeout: 0 },
    hmr: false,
    sourcemapInterceptor: false,
    createImportMeta: createNodeImportMeta,
  })
  return {
    run: (id) => runner.import(id),
    close: async () => {
      await runner.close()
      await server.close()
    },
  }
}

/**
 * Builds the web app with its styles in a style sheet (docs/decisions/platform.md, "Styles are compiled"): what styled-components would make in the
 * browser, of the very same templates.
 */
export const compiledStyles = (): Plugin => {
  const recording = new Recording()
  const sheets = new Map<string, string>()
  let runner: Promise<Runner> | undefined

  const compileModule = async (id: string, source: string): Promise<string> => {
    const file = fileOf(id)
    const templates = styleTemplates(id, source)
    Object.assign(globalThis, { [RECORDING]: recording })
    runner ??= startRunner()
    await (await runner).run(id)
    const rules: string[] = []
    const code = replaced(source, templates, ({ kind, target, attributes, functions }, index) => {
      if (kind !== 'component') return 'undefined'
      const { name, text, animations } = recording.of(file, index)
      const { css, properties } = compileStyle(file, name, text)
      rules.push(...animations.map((animation) => compileAnimation(animation.name, animation.text)), css)
      if (functions.length !== properties.length) throw new Error(`${file}: a style takes a function from another style`)
      const answers = functions.map((value, at) => `'${properties[at]}': ${value}`)
      return `/* @__PURE__ */ compiled(${target}, '${name}', { ${answers.join(', ')} }, ${attributes ?? '{}'})`
    })
    // Backwards: the last template is replaced first.
    sheets.set(id + SHEET, rules.toReversed().join('\n'))
    // At the end: what a style is made of stands in the style sheet before it, or it would win.
    return `import { compiled } from '${RUNTIME}'\n${code.replace(IMPORT, importOfRest)}\nimport '${id}${SHEET}'`
  }

  return {
    name: 'vitrine:compiled-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/^styled-components$/, /\.styles\.css$/] },
      handler: (id, importer) => (id.endsWith(SHEET) ? id : importer?.includes('/node_modules/') === true ? null : RUNTIME),
    },
    load: { filter: { id: /\.styles\.css$/ }, handler: (id) => sheets.get(id) ?? null },
    transform: {
      filter: FILTER,
      handler: async (source, id) => ({ code: await compileModule(id, source), map: null }),
    },
    buildEnd: async () => {
      await (await runner)?.close()
      runner = undefined
    },
  }
}
