import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two looks at whether the other build has ended. */
const PAUSE_MS = 100

const take = async (path: string): Promise<boolean> => {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A process that is not ours to signal is running all the same. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Does the work alone among all processes that name the same file: waits for another's to end, but not for one that died at it. */
export const alone = async (path: string, work: () => Promise<void>): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  while (!(await take(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    // Nothing is in it for the moment between its making and its writing.
    if (holder > 0 && !isRunning(holder)) await rm(path, { force: true })
    await pause(PAUSE_MS)
  }
  try {
    await work()
  } finally {
    await rm(path, { force: true })
  }
}
