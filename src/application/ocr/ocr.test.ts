import * as Result from 'effect/Result'
import { describe, expect, it, vi } from 'vitest'
import { itemsSelected } from '../../domain/items/selection.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { sampleScan } from '../../infrastructure/ocr/sampleScan.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { filesToRead } from './readText.machine.ts'
import { startOcr } from './startOcr.ts'

const signal = () => new AbortController().signal

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const actors = startOcr({ ...ports, notify: (one) => notified.push(one) })
  const [first, second] = ports.sample.pictures
  if (first === undefined || second === undefined) throw new Error('The sample has no pictures')
  const asset = { resourceType: 'RECORDS', assetId: first.id } as const
  const selected = (...ids: readonly string[]) => itemsSelected(ids.map((id) => ({ kind: 'asset', id })))
  const read = (...ids: readonly string[]) => ports.ocr.start('RECORDS', selected(...ids), { languages: [], again: true }, signal())
  return { ...actors, ports, notified, first, second, asset, selected, read }
}

describe('how far the text of an asset is read', () => {
  it('follows its reading to the end', async () => {
    const { assetOcr, ports, asset, first, read } = begin()
    ports.ocr.put(first, [sampleScan(1, 'v')])
    assetOcr.send({ type: 'asset.shown', asset })
    await vi.waitFor(() => expect(assetOcr.getSnapshot().matches({ known: 'read' })).toBe(true))
    const [turn, work] = [ports.faults.hold('ocr.turn'), ports.faults.hold('ocr.work')]
    await read(first.id)
    await vi.waitFor(() => expect(assetOcr.getSnapshot().matches({ known: 'queued' })).toBe(true))
    turn()
    await vi.waitFor(() => expect(assetOcr.getSnapshot().matches({ known: 'reading' })).toBe(true))
    ports.sample.library.publish({ kind: 'ocr.changed', assetId: first.id, type: 'RECORDS', state: 'Reading', done: 3, pages: 7 })
    expect(assetOcr.getSnapshot().context.status).toMatchObject({ done: 3, pages: 7 })
    work()
    await vi.waitFor(() => expect(assetOcr.getSnapshot().matches({ known: 'read' })).toBe(true))
    expect(assetOcr.getSnapshot().context.status).toMatchObject({ pages: 1, done: 1, foundLanguage: 'nor' })
  })

  it('goes on with the pages that failed, and with no other', async () => {
    const { assetOcr, ports, asset, first } = begin()
    ports.ocr.put(first, [sampleScan(1, 'v'), { ...sampleScan(2, 'v'), state: 'Failed', reason: 'TookTooLong', words: [] }])
    assetOcr.send({ type: 'asset.shown', asset })
    await vi.waitFor(() => expect(assetOcr.getSnapshot().matches({ known: 'read' })).toBe(true))
    const asked = vi.spyOn(ports.ocr, 'start')
    assetOcr.send({ type: 'failed.again' })
    await vi.waitFor(() => expect(assetOcr.getSnapshot().context.status).toMatchObject({ state: 'Read', failedPages: 0 }))
    expect(asked.mock.lastCall?.[2]).toEqual({ languages: [], again: false })
    expect(assetOcr.getSnapshot().can({ type: 'failed.again' })).toBe(false)
  })

  it('is asked anew where much changed at once', async () => {
    const { assetOcr, ports, asset } = begin()
    assetOcr.send({ type: 'asset.shown', asset })
    await vi.waitFor(() => expect(assetOcr.getSnapshot().matches({ known: 'none' })).toBe(true))
    ports.sample.library.publish({ kind: 'library.changed', type: 'RECORDS' })
    expect(assetOcr.getSnapshot().value).toBe('asking')
  })

  it('is stopped by a person, and nothing of another asset changes it', async () => {
    const { assetOcr, ports, asset, first, second, read } = begin()
    ports.faults.hold('ocr.work')
    await read(first.id)
    assetOcr.send({ type: 'asset.shown', asset })
    await vi.waitFor(() => expect(assetOcr.getSnapshot().matches({ known: 'reading' })).toBe(true))
    ports.sample.library.publish({ kind: 'ocr.changed', assetId: second.id, type: 'RECORDS', state: 'Reading', done: 3, pages: 7 })
    expect(assetOcr.getSnapshot().context.status?.done).toBe(0)
    // Whether there is anything to show by now, only the server can say.
    const asked = vi.spyOn(ports.ocr, 'status')
    ports.sample.library.publish({ kind: 'ocr.changed', assetId: first.id, type: 'RECORDS', state: 'Reading', done: 1, pages: 7 })
    await vi.waitFor(() => expect(assetOcr.getSnapshot().matches({ known: 'reading' })).toBe(true))
    expect(asked).toHaveBeenCalledOnce()
    assetOcr.send({ type: 'cancel' })
    await vi.waitFor(() => expect(assetOcr.getSnapshot().matches({ known: 'none' })).toBe(true))
  })
})

describe('a word that is corrected', () => {
  const opened = async () => {
    const begun = begin()
    const { ports, first, pageText, asset } = begun
    ports.ocr.put(first, [sampleScan(1, 'v')])
    pageText.send({ type: 'page.shown', place: { ...asset, page: 1 }, contentVersion: 'v' })
    await vi.waitFor(() => expect(pageText.getSnapshot().matches({ known: 'shown' })).toBe(true))
    const at = (text: string): number => pageText.getSnapshot().context.page?.words.findIndex((word) => word.text === text) ?? -1
    return { ...begun, at, words: () => pageText.getSnapshot().context.page?.words.map(({ text }) => text) ?? [] }
  }

  it('stands in the text, and the next one is opened', async () => {
    const { wordCorrection, at, words, notified } = await opened()
    const [haabet, kom] = [at('Haabet'), at('kom')]
    wordCorrection.send({ type: 'word.edit', word: haabet })
    wordCorrection.send({ type: 'word.typed', text: ' Håbet ' })
    wordCorrection.send({ type: 'word.save', next: kom })
    await vi.waitFor(() => expect(wordCorrection.getSnapshot().context.before?.text).toBe('kom'))
    expect([words()[haabet], notified.map(({ text, values }) => [text, values])]).toEqual(['Håbet', [['ocr.corrected', { before: 'Haabet', after: 'Håbet' }]]])
    // What is not changed is not saved.
    wordCorrection.send({ type: 'word.save' })
    expect([wordCorrection.getSnapshot().value, notified.length]).toEqual(['closed', 1])
  })

  it('is kept where another word is pressed instead, and where it is none the field stays', async () => {
    const { wordCorrection, at, words, notified } = await opened()
    const [haabet, kom] = [at('Haabet'), at('kom')]
    wordCorrection.send({ type: 'word.edit', word: haabet })
    wordCorrection.send({ type: 'word.typed', text: 'Håbet' })
    wordCorrection.send({ type: 'word.edit', word: kom })
    await vi.waitFor(() => expect(wordCorrection.getSnapshot().context.before?.text).toBe('kom'))
    expect([words()[haabet], notified.length]).toEqual(['Håbet', 1])
    wordCorrection.send({ type: 'word.edit', word: haabet })
    expect([wordCorrection.getSnapshot().context.before?.text, notified.length]).toEqual(['Håbet', 1])
    wordCorrection.send({ type: 'word.typed', text: 'x'.repeat(201) })
    wordCorrection.send({ type: 'word.edit', word: kom })
    expect(wordCorrection.getSnapshot().context).toMatchObject({ word: haabet, problem: { code: 'tooLong' } })
  })

  it('is taken back, also after other words were corrected', async () => {
    const { wordCorrection, at, words, notified } = await opened()
    const [haabet, kom] = [at('Haabet'), at('kom')]
    for (const [word, text] of [[haabet, 'Håbet'], [kom, '']] as const) {
      wordCorrection.send({ type: 'word.edit', word })
      wordCorrection.send({ type: 'word.typed', text })
      wordCorrection.send({ type: 'word.save' })
      await vi.waitFor(() => expect(wordCorrection.getSnapshot().value).toBe('closed'))
    }
    expect([words()[haabet], words()[kom], notified[1]?.text]).toEqual(['Håbet', '', 'ocr.removed'])
    notified[0]?.action?.run()
    await vi.waitFor(() => expect(words()[haabet]).toBe('Haabet'))
    expect([words()[kom], notified.at(-1)]).toMatchObject(['', { text: 'ocr.uncorrected', values: { text: 'Haabet' } }])
  })

  it('is kept beside what somebody else corrected meanwhile, unless that is the same word', async () => {
    const { wordCorrection, pageText, ports, asset, at, words } = await opened()
    const [haabet, kom] = [at('Haabet'), at('kom')]
    const others = (word: number, revision: number, text: string) => ports.ocr.correct({ ...asset, page: 1 }, { word, contentVersion: 'v', revision, text }, signal())
    wordCorrection.send({ type: 'word.edit', word: haabet })
    wordCorrection.send({ type: 'word.typed', text: 'Håbet' })
    await others(kom, 1, 'kam')
    wordCorrection.send({ type: 'word.save' })
    await vi.waitFor(() => expect(wordCorrection.getSnapshot().value).toBe('closed'))
    await vi.waitFor(() => expect([words()[haabet], words()[kom]]).toEqual(['Håbet', 'kam']))
    wordCorrection.send({ type: 'word.edit', word: kom })
    wordCorrection.send({ type: 'word.typed', text: 'kommer' })
    await others(kom, pageText.getSnapshot().context.page?.revision ?? 0, 'kom')
    wordCorrection.send({ type: 'word.save' })
    await vi.waitFor(() => expect(wordCorrection.getSnapshot().context.failure).toEqual({ code: 'STALE_EDIT' }))
    expect(wordCorrection.getSnapshot().context.typed).toBe('kommer')
  })

  it('is not kept in a file that takes the place of the one it was seen in, and what was typed stays', async () => {
    const { wordCorrection, ports, first, at } = await opened()
    wordCorrection.send({ type: 'word.edit', word: at('Haabet') })
    wordCorrection.send({ type: 'word.typed', text: 'Håbet' })
    ports.sample.library.assets.set(first.id, { ...first, contentVersion: 'another' })
    for (const read of [[], [sampleScan(1, 'another')]]) {
      if (read.length > 0) ports.ocr.put({ ...first, contentVersion: 'another' }, read)
      wordCorrection.send({ type: 'word.save' })
      await vi.waitFor(() => expect(wordCorrection.getSnapshot().value).toBe('editing'))
      expect(wordCorrection.getSnapshot().context).toMatchObject({ typed: 'Håbet', failure: { code: 'STALE_EDIT' }, page: { contentVersion: 'v' } })
    }
    expect(Result.getOrThrow(await ports.ocr.find({ resourceType: 'RECORDS', assetId: first.id }, 'Håbet', signal())).hits).toBe(0)
  })

  it('can be as it was read again, and is never longer than a word may be', async () => {
    const { wordCorrection, at, words } = await opened()
    const haabet = at('Haabet')
    wordCorrection.send({ type: 'word.edit', word: haabet })
    wordCorrection.send({ type: 'word.restore' })
    expect(wordCorrection.getSnapshot().value).toBe('editing')
    wordCorrection.send({ type: 'word.typed', text: 'x'.repeat(201) })
    wordCorrection.send({ type: 'word.save' })
    expect([wordCorrection.getSnapshot().value, wordCorrection.getSnapshot().context.problem?.code]).toEqual(['editing', 'tooLong'])
    wordCorrection.send({ type: 'word.typed', text: 'Håbet' })
    wordCorrection.send({ type: 'word.save', next: haabet })
    await vi.waitFor(() => expect(wordCorrection.getSnapshot().context.before?.isCorrected).toBe(true))
    wordCorrection.send({ type: 'word.restore' })
    await vi.waitFor(() => expect(wordCorrection.getSnapshot().value).toBe('closed'))
    expect(words()[haabet]).toBe('Haabet')
  })
})

describe('having files read', () => {
  it('says first how many can be, and reads again only what is asked for', async () => {
    const { readText, ports, first, second, selected, notified } = begin()
    ports.ocr.put(first, [sampleScan(1, 'v')])
    const table = ports.sample.files.find(({ name }) => name.endsWith('.csv'))
    const meant = { type: 'RECORDS', selection: selected(first.id, second.id, table?.id ?? ''), count: 3 } as const
    readText.send({ type: 'reading.open', meant })
    await vi.waitFor(() => expect(readText.getSnapshot().value).toBe('choosing'))
    expect([readText.getSnapshot().context.plan, filesToRead(readText.getSnapshot().context)]).toMatchObject([{ assets: 3, supported: 2, read: 1 }, 1])
    readText.send({ type: 'again.chosen', again: true })
    expect(filesToRead(readText.getSnapshot().context)).toBe(2)
    readText.send({ type: 'languages.chosen', languages: ['nor'] })
    readText.send({ type: 'confirm' })
    await vi.waitFor(() => expect(readText.getSnapshot().value).toBe('closed'))
    expect(notified).toMatchObject([{ text: 'ocr.begun', values: { count: 2 } }])
    expect(Result.getOrThrow(await ports.ocr.runs(signal()))).toMatchObject([{ assets: 2, unsupported: 1, languages: ['nor'] }])
  })

  it('offers to read anew what was all read, and refuses what cannot be read', async () => {
    const { readText, ports, first, selected } = begin()
    ports.ocr.put(first, [sampleScan(1, 'v')])
    readText.send({ type: 'reading.open', meant: { type: 'RECORDS', selection: selected(first.id), count: 1, name: first.name } })
    await vi.waitFor(() => expect(readText.getSnapshot().value).toBe('choosing'))
    expect(filesToRead(readText.getSnapshot().context)).toBe(1)
    const table = ports.sample.files.find(({ name }) => name.endsWith('.csv'))
    readText.send({ type: 'reading.open', meant: { type: 'RECORDS', selection: selected(table?.id ?? ''), count: 1, name: 'Ship list.csv' } })
    await vi.waitFor(() => expect(readText.getSnapshot().value).toBe('refused'))
  })
})

it('what stands on pages is found once one pauses, and no earlier answer comes later', async () => {
  const { ocrFinding, ports, first, asset } = begin()
  ports.ocr.put(first, [sampleScan(1, 'v'), sampleScan(2, 'v')])
  ocrFinding.send({ type: 'find.typed', asset, wanted: 'barken', read: 2 })
  ocrFinding.send({ type: 'find.typed', asset, wanted: 'haabet', read: 2 })
  await vi.waitFor(() => expect(ocrFinding.getSnapshot().value).toBe('idle'))
  expect(ocrFinding.getSnapshot().context).toMatchObject({ wanted: 'haabet', found: { pages: [{ page: 1, hits: 1 }, { page: 2, hits: 1 }], hits: 2 } })
  // More was read meanwhile: what was found stays until that is looked through.
  ports.ocr.put(first, [1, 2, 2].map((page, at) => ({ ...sampleScan(page, 'v'), page: at + 1 })))
  ocrFinding.send({ type: 'find.typed', asset, wanted: 'haabet', read: 3 })
  expect(ocrFinding.getSnapshot().context.found.hits).toBe(2)
  await vi.waitFor(() => expect(ocrFinding.getSnapshot().context.found.hits).toBe(3))
  ocrFinding.send({ type: 'find.typed', asset, wanted: ' ', read: 3 })
  expect(ocrFinding.getSnapshot()).toMatchObject({ value: 'idle', context: { found: { hits: 0 } } })
})
