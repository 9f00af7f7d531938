/**
 * `npm start`. In JavaScript, so that a Node that is too old for the rest can say so, and so that nothing has to be compiled before the
 * cache of what was compiled is at hand.
 */
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const major = Number(process.versions.node.split('.')[0])
if (major < 22) {
  console.error(`Vitrine needs Node 22.22 or later; this is ${process.version}. On Linux, \`npm ci\` installs one for it.`)
  process.exit(1)
}

// glibc keeps memory for each thread, and in its heap whatever is smaller than the largest piece that was ever freed: with one arena for all of
// them, and bounds that do not move, less stays behind. They are chosen when a process begins, so this one begins anew.
const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '16777216' }
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined && process.execve !== undefined) {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], { ...ALLOCATOR, ...process.env })
}

const compiled = fileURLToPath(new URL('../../build/compiled', import.meta.url))
module.enableCompileCache(compiled)
// For the programs that it starts beside itself.
process.env.NODE_COMPILE_CACHE = compiled
await import('./serve.ts')
