import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OcrAsset } from '../../src/application/ocr/OcrGateway.ts'
import { itemsSelected } from '../../src/domain/items/selection.ts'
import { BufferFile, putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'
import { letter, LETTERS } from '../../server/ocr/scans.fixture.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(SIDES)('texts that are read off pages %s', (_, open) => {
  let ports: Ports
  let folderId: string
  let scan: OcrAsset
  let table: OcrAsset
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Scans', signal())).id
    const file = new BufferFile(await letter(LETTERS.nor), 'letter.png')
    const sending = { file, destination: { type: 'RECORDS', folderId }, name: 'letter.png', address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    scan = { resourceType: 'RECORDS', assetId }
    table = { resourceType: 'RECORDS', assetId: await putFile(ports.uploads, folderId, 'ships.csv') }
  })
  afterAll(() => ports.stop())

  const page = () => ({ ...scan, page: 1 })
  const of = (...assets: readonly OcrAsset[]) => itemsSelected(assets.map(({ assetId }) => ({ kind: 'asset', id: assetId })))
  const read = async (again = false) => {
    value(await ports.ocr.start('RECORDS', of(scan), { languages: ['nor'], again }, signal()))
    await vi.waitFor(async () => expect(value(await ports.ocr.status(scan, signal())).state).toBe('Read'), { interval: 200 })
  }

  it('are none before anybody asked, and of nothing that is not there', async () => {
    expect(value(await ports.ocr.status(scan, signal()))).toMatchObject({ state: 'None', isSupported: true, words: 0 })
    expect(value(await ports.ocr.status(table, signal()))).toMatchObject({ state: 'None', isSupported: false })
    expect(codeOf(await ports.ocr.page(page(), signal()))).toBe('NOT_FOUND')
    expect(codeOf(await ports.ocr.status({ ...scan, assetId: NOWHERE }, signal()))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.ocr.status({ ...scan, resourceType: 'ARCHIVES' }, signal()))).toBe('ASSET_DIFFERENT_TYPE')
  })

  it('are planned for all that is selected, folders standing for what lies below them', async () => {
    const whole = itemsSelected([{ kind: 'folder', id: folderId }])
    expect(value(await ports.ocr.plan('RECORDS', whole, signal()))).toEqual({ assets: 2, supported: 1, read: 0, pages: 1, uncounted: 0 })
    expect(codeOf(await ports.ocr.start('RECORDS', of(table), { languages: [], again: false }, signal()))).toBe('FILE_NOT_SUPPORTED_FOR_OCR')
    expect(codeOf(await ports.ocr.plan('RECORDS', of({ ...scan, assetId: NOWHERE }), signal()))).toBe('ASSET_NOT_FOUND')
  })

  it('are read page by page, found, and corrected where nobody else did', async () => {
    await read()
    const status = value(await ports.ocr.status(scan, signal()))
    expect(status).toMatchObject({ pages: 1, done: 1, failedPages: 0, corrected: 0, languages: ['nor'], secondsLeft: null })
    expect(status.words).toBeGreaterThan(10)
    const { words, contentVersion, revision, state } = value(await ports.ocr.page(page(), signal()))
    const at = words.findIndex(({ text }) => text === 'Haabet')
    expect([state, at >= 0, value(await ports.ocr.find(scan, 'haabet', signal()))]).toEqual(['Read', true, { pages: [{ page: 1, hits: 1 }], hits: 1 }])

    const corrected = value(await ports.ocr.correct(page(), { word: at, contentVersion, revision, text: ' Håpet ' }, signal()))
    expect(corrected).toMatchObject({ word: { text: 'Håpet', isCorrected: true, box: words[at]?.box }, revision: revision + 1 })
    expect(codeOf(await ports.ocr.correct(page(), { word: at, contentVersion, revision, text: 'Haab' }, signal()))).toBe('STALE_EDIT')
    expect(codeOf(await ports.ocr.correct(page(), { word: at, contentVersion: 'another', revision: revision + 1, text: 'Haab' }, signal()))).toBe('STALE_EDIT')
    expect(codeOf(await ports.ocr.correct(page(), { word: 5000, contentVersion, revision: revision + 1, text: 'x' }, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await ports.ocr.correct(page(), { word: at, contentVersion, revision: revision + 1, text: 'x'.repeat(201) }, signal()))).toBe('VALIDATION_FAILED')
    expect(value(await ports.ocr.find(scan, 'HÅPET', signal())).hits).toBe(1)
    expect(value(await ports.ocr.status(scan, signal())).corrected).toBe(1)
  })

  it('keep what a person corrected when they are read again, until that is taken back', async () => {
    await read(true)
    const { words, contentVersion, revision } = value(await ports.ocr.page(page(), signal()))
    const at = words.findIndex(({ isCorrected }) => isCorrected)
    expect(words[at]?.text).toBe('Håpet')
    expect(value(await ports.ocr.correct(page(), { word: at, contentVersion, revision, text: null }, signal())).word).toMatchObject({ text: 'Haabet', isCorrected: false })
  })

  it('stand in the list of whoever asked, and are taken off it', async () => {
    const runs = value(await ports.ocr.runs(signal()))
    expect(runs[0]).toMatchObject({ type: 'RECORDS', name: 'letter.png', state: 'Done', assets: 1, assetsDone: 1, failed: 0, languages: ['nor'] })
    for (const { id } of runs) value(await ports.ocr.removeRun(id, signal()))
    expect([value(await ports.ocr.runs(signal())), codeOf(await ports.ocr.cancelRun(NOWHERE, signal()))]).toEqual([[], 'NOT_FOUND'])
  })
})
