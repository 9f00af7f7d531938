import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answering, isAlive, postmasterOf, spawnProgram } from '../support/server/program.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-gives-up-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a server that is not waited for any longer has ended, and its PostgreSQL with it', async () => {
  const program = await spawnProgram(folder)
  const postmaster = await expect.poll(() => postmasterOf(folder).catch(() => undefined)).toEqual(expect.any(Number)).then(() => postmasterOf(folder))
  await expect(answering({ ...program, url: 'http://127.0.0.1:9' }, 0)).rejects.toThrow('The server did not start')
  expect([program.process.exitCode, isAlive(postmaster)]).toEqual([0, false])
})
