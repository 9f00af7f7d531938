import { statfs } from 'node:fs/promises'

/** Bytes that stay free whatever is uploaded, so that the database and what is under way can go on. */
export const DISK_RESERVE = 128 * 1024 ** 2

/** The room on the file system of one directory. */
export class DiskSpace {
  readonly #directory: string
  readonly #reserve: number

  constructor(directory: string, reserve: number = DISK_RESERVE) {
    this.#directory = directory
    this.#reserve = reserve
  }

  /** Whether so many bytes more leave the reserve untouched. Measured anew each time. */
  async hasRoomFor(bytes: number): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.#directory)
    return bavail * bsize - bytes >= this.#reserve
  }
}
