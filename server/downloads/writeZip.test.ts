import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { BlobStore } from '../files/BlobStore.ts'
import type { Entry } from './contents.ts'
import { streamedZip } from './writeZip.ts'

const modifiedAt = new Date('2026-01-02T03:04:05Z')
const file = (path: string): Entry => ({ path, assetId: path, blobKey: path, size: path.length, modifiedAt })
const folder = (at: number): Entry => ({ path: `box/${at}/`, assetId: null, blobKey: null, size: 0, modifiedAt })
const blobs = { read: (key: string) => Readable.from([Buffer.from(key)]) } as unknown as BlobStore

it('tens of thousands of empty folders between files are packed', async () => {
  const folders = Array.from({ length: 20_000 }, (_, at) => folder(at))
  const zip = await buffer(streamedZip(blobs, [file('a.bin'), ...folders, file('c.bin')]))
  // What the end of the directory says: all parts.
  expect(zip.readUInt16LE(zip.length - 12)).toBe(20_002)
  for (const path of ['a.bin', 'box/0/', 'box/19999/', 'c.bin']) expect(zip.includes(path)).toBe(true)
})

it('others have their turn while many folders and files are added', async () => {
  let added = 0
  let most = 0
  let turn: NodeJS.Immediate
  const count = (): void => {
    most = Math.max(most, added)
    added = 0
    turn = setImmediate(count)
  }
  turn = setImmediate(count)
  // Whose time is asked for as it is added.
  const observed = (entry: Entry): Entry => Object.defineProperty({ ...entry }, 'modifiedAt', { get: () => ((added += 1), modifiedAt) })
  const entries = Array.from({ length: 1_000 }, (_, at) => [folder(at), file(`${at}.bin`)]).flat()
  const zip = await buffer(streamedZip(blobs, entries.map(observed)))
  clearImmediate(turn)
  expect(zip.readUInt16LE(zip.length - 12)).toBe(2_000)
  expect(Math.max(most, added)).toBeLessThan(100)
})

it('a zip whose reader has gone opens no file any more', async () => {
  let opened = 0
  const counted = { read: (key: string) => ((opened += 1), blobs.read(key)) } as unknown as BlobStore
  const output = streamedZip(counted, [...Array.from({ length: 1_000 }, (_, at) => folder(at)), file('a.bin')])
  output.destroy()
  await once(output, 'close')
  // As many turns as entries: adding takes no more.
  for (let turns = 0; turns < 1_001; turns += 1) await nextTurn()
  expect(opened).toBe(0)
})
