import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.ts'
import { SERVER_BUILD } from './project.ts'

/** `npm start`: builds what is missing or old, then is the server, in this same process. */
const major = Number(process.versions.node.split('.')[0])
if (major < 22) {
  console.error(`Vitrine needs Node 22.22 or later; this is ${process.version}. On Linux, \`npm ci\` installs one for it.`)
  process.exit(1)
}

await ensureBuilt()
const { run } = (await import(pathToFileURL(join(SERVER_BUILD, 'run.js')).href)) as typeof import('./run.ts')
await run()
