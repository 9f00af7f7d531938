import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alone } from './buildLock.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'))
  path = join(folder, 'build', 'lock')
})
afterEach(() => rm(folder, { recursive: true }))

it('lets one work at a time', async () => {
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await pause(150)
    steps.push(`${name} ends`)
  }
  await Promise.all([alone(path, work('one')), alone(path, work('two'))])
  const [first] = steps[0]?.split(' ') ?? []
  const second = first === 'one' ? 'two' : 'one'
  expect(steps).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
})

it('does not wait for a process that is no more', async () => {
  await alone(path, async () => undefined)
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  await writeFile(path, String(pid))
  let done = false
  await alone(path, async () => {
    done = true
  })
  expect([done, existsSync(path)]).toEqual([true, false])
})

it.each(['', 'not a number', '-1', '12 34', '\0\0\0'])('does not wait for %j, which names nobody', async (left) => {
  await alone(path, async () => undefined)
  await writeFile(path, left)
  let done = false
  await alone(path, async () => {
    done = true
  })
  expect([done, existsSync(path)]).toEqual([true, false])
})

it('waits for somebody who has only just come, and has not yet said who they are', async () => {
  await alone(path, async () => undefined)
  await writeFile(path, '')
  const steps: string[] = []
  const waiting = alone(path, async () => void steps.push('the second'))
  await pause(300)
  await writeFile(path, String(process.pid))
  await pause(1_300)
  steps.push('the first')
  await rm(path)
  await waiting
  expect(steps).toEqual(['the first', 'the second'])
})

it('leaves the way free when the work failed', async () => {
  await expect(alone(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(existsSync(path)).toBe(false)
})
