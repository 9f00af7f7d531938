import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleServer, ENTRIES } from '../../../server/launch/build.ts'
import { PROJECT } from '../../../server/launch/project.ts'

/** Names the folder of the server's programs as this run has bundled them: as they are in production, and started in a fifth of the time. */
const BUNDLE_VARIABLE = 'VITRINE_TEST_BUNDLE'

/** Bundles them for all workers of a run; what Node compiles of them is kept beside them, for the many starts. Resolves to their removal. */
export const bundlePrograms = async (): Promise<() => Promise<void>> => {
  const place = join(PROJECT, 'build')
  await mkdir(place, { recursive: true })
  // As deep as the built server: from there it finds the demo.
  const folder = await mkdtemp(join(place, 'server-of-tests-'))
  await bundleServer(folder, { ...ENTRIES, develop: 'server/launch/develop.ts' })
  process.env[BUNDLE_VARIABLE] = folder
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled')
  // Those that end late still write what they have compiled.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

export const bundled = (name: string): string => {
  const folder = process.env[BUNDLE_VARIABLE]
  if (folder === undefined) throw new Error(`${BUNDLE_VARIABLE} is not set: run by \`npx vitest run --project server\``)
  return join(folder, `${name}.js`)
}

/** Stands for the server's own `programOf` in this process, which runs from the sources (vite.config.ts). */
export { bundled as programOf }
