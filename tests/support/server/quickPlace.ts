import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm'
/** Bytes: some times what a run has there at once. */
const ROOM = 4 * 1024 ** 3

/**
 * Where files lie that need not outlive a failing machine: in memory, where there is room. Each of the many databases is some hundred files,
 * and on a disk it takes longer to find a place for these than to fill them.
 */
export const quickPlace = async (): Promise<string> => {
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= ROOM ? IN_MEMORY : tmpdir()
}
