import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stopLeftBehind } from './postmaster.ts'

/** No process has it: Linux gives none above 4,194,304. */
const NOBODY = 99_999_999

let home: string
let running: Server | undefined
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'vitrine-pm-'))
  for (const name of ['cluster', 'socket', 'named']) await mkdir(join(home, name))
  const status = [NOBODY, join(home, 'cluster'), '1', '5432', join(home, 'named'), '', '1 1', 'ready']
  await writeFile(join(home, 'cluster', 'postmaster.pid'), `${status.join('\n')}\n`)
})
afterEach(async () => {
  running?.close()
  running = undefined
  await rm(home, { recursive: true, force: true })
})

const placement = () => ({ home, cluster: join(home, 'cluster'), sockets: join(home, 'socket') })
const pidFile = () => readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => undefined)

it('a PostgreSQL that answers, and whose process is not to be seen, as in another container, keeps its locks, and none is started beside it', async () => {
  running = createServer().listen(join(home, 'named', '.s.PGSQL.5432'))
  await once(running, 'listening')
  await expect(stopLeftBehind(placement())).rejects.toThrow('another container')
  expect(await pidFile()).toContain(String(NOBODY))
})

it('of one that has ended the locks are taken away', async () => {
  await stopLeftBehind(placement())
  expect(await pidFile()).toBeUndefined()
})
