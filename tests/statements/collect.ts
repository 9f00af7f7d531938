/** Loads every module of the server and prints its statements as JSON, with the place of each (collectingSql.ts). A program of its own: Node keeps the places as they stand in the files. */
import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import '../../server/launch/jsx.ts'

const [root = process.cwd(), ...patterns] = process.argv.slice(2)

const DOUBLE = new URL('./collectingSql.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    return found.url.endsWith('/server/database/sql.ts') ? { ...found, url: DOUBLE } : found
  },
})

for (const file of globSync(patterns, { cwd: root }).sort()) await import(pathToFileURL(`${root}/${file}`).href)
const { collected } = (await import(DOUBLE)) as typeof import('./collectingSql.ts')
process.stdout.write(JSON.stringify(collected), () => process.exit(0))
