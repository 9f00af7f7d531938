import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.ts'
import { SERVER_BUILD } from './project.ts'

/** Builds what is missing or old, then is the server, in this same process. */
await ensureBuilt()
const { run } = (await import(pathToFileURL(join(SERVER_BUILD, 'run.js')).href)) as typeof import('./run.ts')
await run()
// For the next start, also where this one is killed.
flushCompileCache()
