import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

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
  if (process.platform !== 'linux') return true
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return line.split('\0').includes(cluster)
}

export const exited = async (pid: number, milliseconds: number): Promise<boolean> => {
  const end = Date.now() + milliseconds
  while (isRunning(pid)) {
    if (Date.now() > end) return false
    await pause(10)
  }
  return true
}

/** Milliseconds a PostgreSQL has to write what it holds. */
export const STOP_PATIENCE = 30_000

/**
 * Stops the PostgreSQL that a killed server left behind: no acknowledged write is lost by it. The data directory's lock makes sure that
 * it is nobody else's.
 */
export const stopLeftBehind = async (cluster: string): Promise<void> => {
  const pidFile = join(cluster, 'postmaster.pid')
  const [first] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(first)
  if (first === undefined || !Number.isInteger(pid) || pid <= 1) return
  if (!isRunning(pid) || !(await isPostgres(pid, cluster))) {
    await rm(pidFile, { force: true })
    return
  }
  process.kill(pid, 'SIGINT')
  if (!(await exited(pid, STOP_PATIENCE))) throw new Error(`The PostgreSQL of an earlier server (process ${pid}) does not stop`)
}
