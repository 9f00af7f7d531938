import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { uploadsIn } from '../transfers/entry.ts'
import { createTransfersMachine } from '../transfers/transfers.machine.ts'
import { RECOGNIZED_WITHIN } from './admission.ts'
import type { FileChecksums } from './FileChecksums.ts'

const file = (name: string, size = 10) => ({ name, size, lastModified: 0 })

/** Transfers over a library in which the bytes of `known…` are there already. */
const begin = (checksums?: FileChecksums) => {
  const ports = inMemoryPorts()
  const { folders, pictures } = ports.sample
  const [there] = pictures
  const sum = there?.checksum ?? ''
  const own: FileChecksums = { sha256: async ({ name }) => (name.startsWith('known') || name === there?.name ? sum : 'f'.repeat(64)) }
  const transfers = createActor(createTransfersMachine({ ...ports, checksums: checksums ?? own, notify: () => undefined, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const drop = (files: readonly ReturnType<typeof file>[], folderId = folders.harbour.id) =>
    transfers.send({ type: 'files.dropped', destination: { type: 'RECORDS', folderId }, folderName: 'Harbour', files })
  const uploads = () => uploadsIn(transfers.getSnapshot().context).map((upload) => upload.getSnapshot())
  const states = () => uploads().map((upload) => `${upload.context.name}: ${typeof upload.value === 'string' ? upload.value : Object.entries(upload.value).flat().join(' ')}`)
  const names = () => ports.sample.library.assetsIn('RECORDS', folders.harbour.id).map(({ name }) => name).toSorted()
  return { ports, transfers, drop, uploads, states, names, there, sum }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a file that is there already', () => {
  it('waits for a person, who is told where it is; the others go on', async () => {
    const { drop, states, uploads, names, there } = begin()
    drop([file('known.jpg'), file('new.jpg')])
    await settle()
    expect([states(), names()]).toEqual([['known.jpg: needsDecision', 'new.jpg: complete'], ['new.jpg']])
    const [asked] = uploads()
    expect(asked?.context.duplicate?.asset.id).toBe(there?.id)
    expect(asked?.context.duplicate?.path.map(({ name }) => name)).toEqual(['Photographs'])
  })

  it('comes nonetheless, or is left out', async () => {
    const { transfers, drop, states, names } = begin()
    drop([file('known.jpg'), file('known too.jpg')])
    await settle()
    const [one, other] = uploadsIn(transfers.getSnapshot().context)
    one?.send({ type: 'known.upload' })
    other?.send({ type: 'known.skip' })
    await settle()
    expect([states(), names()]).toEqual([['known.jpg: complete'], ['known.jpg']])
  })

  it.each([
    ['upload', ['known 1.jpg', 'known 2.jpg', 'known late.jpg']],
    ['skip', []],
  ] as const)('is decided about for all at once, those that are not known yet among them: %s', async (onKnown, expected) => {
    const late = Promise.withResolvers<string>()
    const { transfers, drop, names, sum, ports } = begin({ sha256: ({ name }) => (name === 'known late.jpg' ? late.promise : Promise.resolve(ports.sample.pictures[0]?.checksum)) })
    drop([file('known 1.jpg'), file('known 2.jpg'), file('known late.jpg')])
    await settle()
    transfers.send({ type: 'known.all', onKnown })
    late.resolve(sum)
    await settle()
    expect([names(), uploadsIn(transfers.getSnapshot().context).filter((upload) => !upload.getSnapshot().matches('complete'))]).toEqual([expected, []])
  })

  it('is asked about with its name where that is taken, and not again under another', async () => {
    const { transfers, drop, states, uploads, there, ports } = begin()
    drop([file(there?.name ?? '')], ports.sample.folders.photographs.id)
    await settle()
    expect([states(), uploads()[0]?.context.code, uploads()[0]?.context.duplicate?.asset.id]).toEqual([[`${there?.name}: needsDecision`], 'ASSET_ALREADY_EXISTS', there?.id])
    transfers.send({ type: 'known.all', onKnown: 'skip' })
    expect(states()).toEqual([`${there?.name}: needsDecision`])
    uploadsIn(transfers.getSnapshot().context)[0]?.send({ type: 'rename', name: 'Other.jpg' })
    await settle()
    expect(states()).toEqual(['Other.jpg: complete'])
  })

  it('sets off where that takes long to find out, and is asked about on its way', async () => {
    const late = Promise.withResolvers<string>()
    const { transfers, drop, states, names, ports, sum } = begin({ sha256: () => late.promise })
    const release = ports.faults.hold('uploads.send')
    drop([file('known.mp4', 1_000_000)])
    await settle(RECOGNIZED_WITHIN - 1)
    expect(states()).toEqual(['known.mp4: checking'])
    await settle(1)
    expect(states()).toEqual(['known.mp4: travelling uploading'])
    late.resolve(sum)
    await settle()
    expect(states()).toEqual(['known.mp4: needsDecision'])
    release()
    uploadsIn(transfers.getSnapshot().context)[0]?.send({ type: 'known.upload' })
    await settle()
    expect([states(), names()]).toEqual([['known.mp4: complete'], ['known.mp4']])
  })

  it('takes the place of another file without a question', async () => {
    const { transfers, uploads, states, there } = begin()
    transfers.send({
      type: 'replacement.chosen',
      destination: { type: 'RECORDS', folderId: there?.folderId ?? '' },
      folderName: 'Photographs',
      asset: { id: there?.id ?? '', seen: there?.contentVersion ?? '', name: there?.name ?? '' },
      file: file('known.jpg'),
    })
    await settle()
    expect([states(), uploads()[0]?.context.duplicate]).toEqual([[`${there?.name}: complete`], undefined])
  })
})
