import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two looks at whether the other build has ended. */
const PAUSE_MS = 100

/** Milliseconds in which whoever made the file has long written into it. */
const WRITTEN_MS = 1_000

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

/** Nobody works any more who could take the file away: they died at their work, or before they could say who they are. */
const isLeft = async (path: string): Promise<boolean> => {
  try {
    const [text, { mtimeMs }] = [await readFile(path, 'utf8'), await stat(path)]
    return /^[1-9]\d*$/.test(text) ? !isRunning(Number(text)) : Date.now() - mtimeMs > WRITTEN_MS
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Does the work alone among all processes that name the same file: waits for another's to end, but not for one that died at it. */
export const alone = async (path: string, work: () => Promise<void>): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  while (!(await take(path))) {
    if (await isLeft(path)) await rm(path, { force: true })
    await pause(PAUSE_MS)
  }
  try {
    await work()
  } finally {
    await rm(path, { force: true })
  }
}
