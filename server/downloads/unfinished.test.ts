import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openUnfinishedZips, sweepUnfinishedZips } from './jobs.ts'

const HOUR = 60 * 60_000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-unfinished-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A zip that nobody has written to for so many hours. */
const left = async (name: string, hours: number): Promise<void> => {
  const changed = new Date(Date.now() - hours * HOUR)
  await writeFile(join(folder, name), 'half')
  await utimes(join(folder, name), changed, changed)
}

it('what a killed node had not finished is removed after a day, where other nodes may be at theirs', async () => {
  await left('killed', 25)
  await left('under way', 1)
  await openUnfinishedZips(folder, false)
  await sweepUnfinishedZips(folder)
  expect(await readdir(folder)).toEqual(['under way'])
})

it('is removed at once by a node that is alone', async () => {
  await left('killed', 0)
  await openUnfinishedZips(folder, true)
  expect(await readdir(folder)).toEqual([])
})
