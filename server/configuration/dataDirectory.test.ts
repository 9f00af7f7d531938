import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataDirectoryInUse, openDataDirectory, secretOf } from './dataDirectory.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

it('belongs to one at a time', async () => {
  const first = await openDataDirectory(join(folder, 'data'))
  await expect(openDataDirectory(join(folder, 'data'))).rejects.toThrow(DataDirectoryInUse)
  await expect(openDataDirectory(join(folder, '.', 'data'))).rejects.toThrow(`process ${process.pid}`)
  await first.release()
  const second = await openDataDirectory(join(folder, 'data'))
  await second.release()
})

it('does not mind a server on another directory', async () => {
  const first = await openDataDirectory(join(folder, 'one'))
  const second = await openDataDirectory(join(folder, 'two'))
  expect(second.path).not.toBe(first.path)
  await Promise.all([first.release(), second.release()])
})

it('makes its secret once and for its user alone', async () => {
  const directory = await openDataDirectory(join(folder, 'data'))
  const secret = await secretOf(directory)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(await secretOf(directory)).toBe(secret)
  expect((await stat(join(directory.path, 'secret'))).mode & 0o777).toBe(0o600)
  await directory.release()
})
