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

// glibc keeps memory for each thread; with one arena for all of them less stays behind. It is chosen when a process begins, so this one begins anew.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined && process.execve !== undefined) {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], { ...process.env, MALLOC_ARENA_MAX: '1' })
}

const compiled = fileURLToPath(new URL('../../build/compiled', import.meta.url))
module.enableCompileCache(compiled)
// For the programs that it starts beside itself.
process.env.NODE_COMPILE_CACHE = compiled
await import('./serve.ts')
