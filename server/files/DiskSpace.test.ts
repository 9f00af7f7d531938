import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { DiskSpace } from './DiskSpace.ts'

const MEGABYTE = 1024 ** 2

it('has room for what leaves the reserve untouched, measured on the real file system', async () => {
  const { bavail, bsize } = await statfs(tmpdir())
  const free = bavail * bsize
  const space = new DiskSpace(tmpdir(), Math.floor(free / 2))
  expect(await space.hasRoomFor(MEGABYTE)).toBe(true)
  expect(await space.hasRoomFor(free)).toBe(false)
  expect(await new DiskSpace(tmpdir(), free * 2).hasRoomFor(1)).toBe(false)
})
