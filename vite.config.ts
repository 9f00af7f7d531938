import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { contractShapes } from './server/launch/contractShapes.ts'
import { compileHints } from './server/launch/compileHints.ts'
import { plainResults } from './server/launch/plainResults.ts'
import { preloaded } from './server/launch/preloadScript.ts'
import { compiledStyles } from './server/launch/styles/compiledStyles.ts'
import { themeValues } from './server/launch/styles/themeValues.ts'
import { twoSheets } from './server/launch/styles/twoSheets.ts'
import { iconModules } from './server/launch/iconModules.ts'
import { localeFiles } from './server/launch/localeFiles.ts'
import { scriptsAhead } from './server/launch/scriptsAhead.ts'
import { longLeft } from './tests/support/leftToFull.ts'
import { LongestFirst } from './tests/support/longestFirst.ts'

/** Where the API listens while `npm run dev` serves the web app from its sources. */
const api = process.env.VITRINE_API ?? 'http://127.0.0.1:3000'

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** A module and all that it cannot begin without. */
const withImports = (id: string, modules: Modules, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (found.has(id)) return found
  found.add(id)
  modules.getModuleInfo(id)?.importedIds.forEach((imported) => withImports(imported, modules, found))
  return found
}

const isPartOf = (entry: string, id: string, modules: Modules): boolean =>
  withImports(fileURLToPath(new URL(`src/${entry}`, import.meta.url)), modules).has(id)

const isOfEntrance = (id: string, modules: Modules): boolean => ['ui/Entrance.tsx', 'infrastructure/session/startLogin.ts'].some((entry) => isPartOf(entry, id, modules))

/** Whether the page needs a module before anything else, or on both first pages: the sign-in page and the application. */
const isOfStart = (id: string, modules: Modules): boolean =>
  isPartOf('main.tsx', id, modules) || (isOfEntrance(id, modules) && isPartOf('application.tsx', id, modules))

/** Leads to pages, which are no parts of the one that leads there. */
const WAYS_ON = fileURLToPath(new URL('src/ui/routing/detailScreens.tsx', import.meta.url))

/** What comes later of the application's own parts, and what they begin with: asked for once, as it stays the same for all modules. */
let laterParts: ReadonlySet<string> | undefined
const isOfLaterParts = (id: string, modules: Modules): boolean => {
  if (laterParts === undefined) {
    const found = new Set<string>()
    const application = withImports(fileURLToPath(new URL('src/application.tsx', import.meta.url)), modules)
    const begun = [...application].filter((own) => own !== WAYS_ON)
    begun.forEach((own) => modules.getModuleInfo(own)?.dynamicallyImportedIds.forEach((part) => withImports(part, modules, found)))
    laterParts = found
  }
  return laterParts.has(id)
}

/** What the page of an asset begins with: one file instead of thirty, each of which takes its time also where it is at hand. */
const OF_ASSET_PAGE = [
  'ui/assets/AssetRoute.tsx',
  'ui/assets/openAssetDetail.ts',
  'ui/routing/detailTabs.ts',
  ...['assets', 'favorites', 'relations', 'restrictions', 'trash', 'web-ready'].map((name) => `infrastructure/${name}/register.ts`),
]

const LISTS = ['ui/routing/screens.ts', 'infrastructure/composition/capabilities.ts']

export default defineConfig({
  // React has had the store's hook since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  plugins: [compiledStyles(), twoSheets(), themeValues, react(), contractShapes, plainResults, iconModules(), localeFiles, preloaded, compileHints, scriptsAhead],
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/v1': { target: api }, '/outbox': { target: api }, '/portal': { target: api } } },
  build: {
    outDir: 'build/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // What it tells is how busy the machine is.
      checks: { pluginTimings: false },
      // What a module takes from another that has no such thing would only be missed when it is called.
      onwarn: (warning, warn) => {
        if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message)
        warn(warning)
      },
      // No property of a library's prototype runs code when it is only read.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // The first page lists those of its later parts: what is short there is short on the way.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Few files, each of them wanted whole.
        codeSplitting: {
          groups: [
            { name: (id, modules) => (isOfStart(id, modules) ? 'start' : null), debugName: 'start', priority: 4 },
            { name: (id, modules) => (isOfEntrance(id, modules) ? 'entrance' : null), debugName: 'entrance', priority: 3 },
            {
              name: (id, modules) => (isPartOf('application.tsx', id, modules) ? 'application' : null),
              debugName: 'application',
              priority: 3,
            },
            // What there is beside the first page: its screens and machines, each with the chunks that they come by.
            { name: (id, modules) => (LISTS.some((list) => isPartOf(list, id, modules)) ? 'capabilities' : null), debugName: 'capabilities', priority: 2 },
            {
              name: (id, modules) => (isPartOf('ui/selection/SelectionTools.tsx', id, modules) ? 'selection' : null),
              debugName: 'selection',
              priority: 2,
            },
            // What most screens have in common; what few have comes with them.
            { name: 'shared', minShareCount: 4, priority: 1 },
            { name: (id, modules) => (OF_ASSET_PAGE.some((part) => isPartOf(part, id, modules)) ? 'asset' : null), debugName: 'asset', priority: 0.5 },
            { name: (id, modules) => (isOfLaterParts(id, modules) ? 'parts' : null), debugName: 'parts', minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  test: {
    // Nothing in a module is left changed by a test, so files share them: loading them anew for each takes as long as the tests.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/timeouts.ts', 'tests/support/drawnCases.ts'],
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 180_000,
          include: ['src/{domain,application,infrastructure}/**/*.test.ts', 'tests/{architecture,guards}/**/*.test.ts', 'src/ui/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          // Rule by rule, as in production: as text, each new component has jsdom read the whole style sheet anew, which took half of the step.
          env: { SC_DISABLE_SPEEDY: 'false' },
          setupFiles: ['tests/ui/timeouts.ts', 'tests/ui/popovers.ts'],
          testTimeout: 180_000,
          include: ['src/ui/**/*.test.tsx', 'tests/ui/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['tests/support/server/globalSetup.ts'],
          // The programs that a server starts are bundled: hundreds of starts from the sources took as long as most tests.
          alias: [{ find: /^.*\/node\/programOf\.ts$/, replacement: fileURLToPath(new URL('tests/support/server/bundled.ts', import.meta.url)) }],
          include: ['server/**/*.test.ts', 'tests/{contract,security,durability,files,relevance,statements}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...longLeft(process.env)],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // The tests of what is killed and begun anew mostly wait.
          maxWorkers: 4,
        },
      },
    ],
  },
})
