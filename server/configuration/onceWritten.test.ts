import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { madeOnce, readOnce } from './onceWritten.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-once-'))
  file = join(folder, 'password')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('is made once, for its user alone, and leaves nothing beside it', async () => {
  expect(await madeOnce(file, () => 'first')).toBe('first')
  expect(await madeOnce(file, () => 'second')).toBe('first')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['password'])
})

it.each(['', '\n'])('is made again where a kill left nothing in it: %j', async (left) => {
  await writeFile(file, left)
  expect(await readOnce(file)).toBeUndefined()
  expect(await madeOnce(file, () => 'whole')).toBe('whole')
  expect(await readFile(file, 'utf8')).toBe('whole')
})

it('is not made again over what cannot be read', async () => {
  await expect(madeOnce(folder, () => 'lost')).rejects.toThrow('EISDIR')
})
