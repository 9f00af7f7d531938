import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { answers } from '../../configuration/dataDirectory.ts'
import { socketIn, type Placement } from './placement.ts'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Whether this process is a PostgreSQL: after a crash of the machine the number may be anybody's. */
const isPostgres = async (pid: number, cluster: string): Promise<boolean> => {
  if (process.platform !== 'linux') return isRunning(pid)
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return line.split('\0').includes(cluster)
}

/** Whether a process works in the cluster: a child of PostgreSQL can outlive it, and a new one beside it would destroy the data. */
const isWorkedIn = async (cluster: string): Promise<boolean> => {
  if (process.platform !== 'linux') return false
  const [real, processes] = await Promise.all([realpath(cluster), readdir('/proc')])
  const places = await Promise.all(
    processes.filter((name) => /^\d+$/.test(name)).map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)),
  )
  return places.includes(real)
}

const until = async (isSo: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> => {
  const end = Date.now() + milliseconds
  while (!(await isSo())) {
    if (Date.now() > end) return false
    await pause(10)
  }
  return true
}

const SOCKET = '.s.PGSQL.5432'

/** Milliseconds a PostgreSQL has to write what it holds. */
export const STOP_TIMEOUT = 30_000

/**
 * Stops the PostgreSQL that a killed server left behind: no acknowledged write is lost by it. The data directory's lock makes sure that
 * it is nobody else's. One that was left in another container is not to be seen here: its socket is, and who answers there is left alone. Its own locks are taken away, because they name a process, and that number may still be taken: by somebody else, or by a
 * dead process that nobody has buried yet.
 */
export const stopLeftBehind = async ({ cluster, sockets }: Placement): Promise<void> => {
  const pidFile = join(cluster, 'postmaster.pid')
  const status = await readFile(pidFile, 'utf8').catch(() => undefined)
  if (status === undefined) return
  const pid = Number(status.split('\n')[0])
  if (Number.isInteger(pid) && pid > 1 && (await isPostgres(pid, cluster))) process.kill(pid, 'SIGINT')
  const isFree = await until(async () => !(await isPostgres(pid, cluster)) && !(await isWorkedIn(cluster)), STOP_TIMEOUT)
  if (!isFree) throw new Error(`The PostgreSQL of an earlier server (process ${pid}) does not stop`)
  if (await answers(join(socketIn(status), SOCKET))) throw new Error(`Another PostgreSQL works on ${cluster}, and is not to be seen from here, as in another container. Stop it first.`)
  await Promise.all([pidFile, join(sockets, `${SOCKET}.lock`)].map((lock) => rm(lock, { force: true })))
}
