import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ready } from './ready.ts'

const PID = 4711

let cluster: string
let time: number
const said: string[] = []
const say = (line: string) => void said.push(line)
const statusIs = (status: string) => writeFile(join(cluster, 'postmaster.pid'), `${PID}\n${cluster}\n1\n5432\n${cluster}\n\n1 1\n${status}\n`)
const running = () => ({ pid: PID, exitCode: null as number | null, signalCode: null })
/** Long enough for the file to be read several times. */
const severalReads = () => new Promise((resolve) => setTimeout(resolve, 500))

beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'vitrine-ready-'))
  time = 0
  said.length = 0
  vi.spyOn(Date, 'now').mockImplementation(() => time)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(cluster, { recursive: true, force: true })
})

it('a PostgreSQL that recovers for an hour is waited for, and whoever waits is told why, once', async () => {
  await statusIs('starting')
  const taken = vi.fn<() => void>()
  const waiting = ready(running(), cluster, say).then(taken)
  await severalReads()
  expect(said).toEqual([])
  time = 3_600_000
  await severalReads()
  time *= 2
  await severalReads()
  expect(taken).not.toHaveBeenCalled()
  expect(said).toEqual([expect.stringContaining('replays')])
  await statusIs('ready')
  await waiting
})

it('one that ends is given up', async () => {
  const child = running()
  const waiting = ready(child, cluster, say)
  child.exitCode = 1
  await expect(waiting).rejects.toThrow('stopped while starting')
})
