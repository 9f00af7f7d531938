import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Crowded } from '../authentication/FairQueue.ts'
import { failureOf } from '../http/refuse.ts'
import { PortraitMaker } from './PortraitMaker.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-portraits-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A program in the place of the decoder, which does what a hostile picture made it do. */
const decoderThat = async (does: string): Promise<string> => {
  const path = join(folder, `${Math.random()}.mjs`)
  await writeFile(path, does)
  return path
}

const UNREADABLE = Result.fail({ code: 'pictureUnreadable' })
const UNAVAILABLE = { code: 'UNAVAILABLE' }
const picture = () => sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } }).png().toBuffer()

describe('the maker of portraits', () => {
  it.each([
    ['computes for ever', 'for (;;);'],
    ['waits for ever, whoever asks it to end', `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000)`],
    ['crashes', `process.kill(process.pid, 'SIGSEGV')`],
    ['takes memory without end', 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))'],
    ['reads nothing and ends', 'process.exit(0)'],
    ['fails half way', `process.stdout.write('RIFF', () => process.exit(1))`],
  ])('says that a picture cannot be read whose decoder %s, and makes the next', async (_, does) => {
    const maker = new PortraitMaker({ program: await decoderThat(does), timeout: 1_500 })
    const begun = performance.now()
    expect(await maker.make('somebody', await picture())).toEqual(UNREADABLE)
    expect(await maker.make('somebody', await picture())).toEqual(UNREADABLE)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  it('knows nothing of the secrets of its server', async () => {
    const maker = new PortraitMaker({ program: await decoderThat('process.stdout.write(Object.keys(process["env"]).join())') })
    expect(String(Result.getOrThrow(await maker.make('somebody', await picture())))).toBe('MALLOC_ARENA_MAX')
  })

  it('does not blame a picture for a machine that can begin no process', async () => {
    const { execPath } = process
    process.execPath = join(folder, 'nowhere')
    const made = new PortraitMaker().make('somebody', await picture())
    const outcome = await made.catch(failureOf)
    process.execPath = execPath
    expect(outcome).toEqual(UNAVAILABLE)
  })

  it('lets few wait, of one person and in all, and ends them with the server', async () => {
    const maker = new PortraitMaker({ program: await decoderThat('setInterval(() => undefined, 1000)') })
    const bytes = await picture()
    const waiting = ['one', 'one', 'one'].map((person) => maker.make(person, bytes))
    await expect(maker.make('one', bytes)).rejects.toBeInstanceOf(Crowded)
    maker.close()
    const ended = await Promise.allSettled(waiting)
    expect(ended.map((one) => one.status === 'rejected' && failureOf(one.reason))).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE])
  })
})
