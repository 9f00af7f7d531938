import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json: two above this file in the sources, or above what was built from it. */
const rootOf = (folder: string): string => (existsSync(join(folder, 'package.json')) ? folder : rootOf(dirname(folder)))

export const PROJECT = rootOf(dirname(fileURLToPath(import.meta.url)))

export const WEB_BUILD = join(PROJECT, 'build', 'web')
export const SERVER_BUILD = join(PROJECT, 'build', 'server')
