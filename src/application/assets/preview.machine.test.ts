import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createPreviewMachine, ZOOM_STEPS } from './preview.machine.ts'

const open = (name: string) => {
  const ports = inMemoryPorts()
  const asset = [...ports.sample.library.assets.values()].find((one) => one.name === name)
  if (asset === undefined) throw new Error(`The sample has no ${name}`)
  const start = (more: Partial<AssetDetail> = {}) => createActor(createPreviewMachine(ports), { input: { asset: { ...asset, ...more } } }).start()
  return { ...ports, start }
}

describe('the preview', () => {
  it.each([
    ['Launch day 01.jpg', 'picture'],
    ['Harbour plan 1911.pdf', 'document'],
    ['Launch of the Nora.mp4', 'video'],
    ['Fog horn.mp3', 'audio'],
    ['Keeper’s diary.docx', 'readingText'],
    ['Inventory 1998.xls', 'unavailable'],
  ])('of %s is %s', (name, state) => {
    expect(open(name).start().getSnapshot().value).toBe(state)
  })

  it.each([
    ['image/tiff', 'Pending', 'beingMade'],
    ['image/tiff', 'Ready', 'picture'],
    ['image/tiff', 'Failed', 'picture'],
    ['image/jpeg', 'Pending', 'picture'],
  ] as const)('of a picture of the type %s whose thumbnail is %s is %s', (mediaType, thumbnail, state) => {
    const { start } = open('Launch day 01.jpg')
    expect(start({ mediaType, thumbnail }).getSnapshot().value).toBe(state)
  })

  it('reads text, and a table as rows', async () => {
    const preview = open('Ship list.csv').start()
    await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('text'))
    expect(preview.getSnapshot().context.text?.rows?.[1]).toEqual(['Nora', '1911', '214'])
  })

  it('waits for a text that is still being read from the file, and for no other', async () => {
    const { faults, start } = open('Ship list.csv')
    faults.fail('assets.text', { code: 'UNAVAILABLE' }, 2)
    const [waiting, failed] = [start({ indexing: 'Indexing' }), start({ indexing: 'None' })]
    await vi.waitFor(() => expect([waiting.getSnapshot().value, failed.getSnapshot().value]).toEqual(['beingMade', 'failed']))
  })

  it('can be tried again when the text cannot be read, or the browser cannot show it', async () => {
    const { faults, start } = open('Ship list.csv')
    faults.fail('assets.text', { code: 'UNREACHABLE' }, 1)
    const preview = start()
    await vi.waitFor(() => expect(preview.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { code: 'UNREACHABLE' } } }))
    preview.send({ type: 'retry' })
    await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('text'))
    preview.send({ type: 'preview.broken' })
    expect(preview.getSnapshot().value).toBe('failed')
  })

  it('is tried again when the connection is back', async () => {
    const { faults, sample, start } = open('Ship list.csv')
    faults.fail('assets.text', { code: 'UNREACHABLE' }, 1)
    const preview = start()
    await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('failed'))
    sample.library.publish({ kind: 'stream.reopened' })
    await vi.waitFor(() => expect(preview.getSnapshot().value).toBe('text'))
  })

  it('zooms from where fitting came to, in steps, within bounds', () => {
    const preview = open('Launch day 01.jpg').start()
    const zoom = () => preview.getSnapshot().context.zoom
    preview.send({ type: 'frame.fitted', factor: 0.6 })
    preview.send({ type: 'zoom.in' })
    expect(zoom()).toBe(0.75)
    preview.send({ type: 'zoom.out' })
    expect(zoom()).toBe(0.5)
    ZOOM_STEPS.forEach(() => preview.send({ type: 'zoom.in' }))
    expect(zoom()).toBe(8)
    ZOOM_STEPS.forEach(() => preview.send({ type: 'zoom.out' }))
    expect(zoom()).toBe(0.1)
    preview.send({ type: 'zoom.actual' })
    expect(zoom()).toBe(1)
    preview.send({ type: 'zoom.set', factor: 50 })
    expect(zoom()).toBe(8)
    preview.send({ type: 'zoom.fit' })
    expect(zoom()).toBe('fit')
  })

  it('turns to a page that there is', () => {
    const preview = open('Harbour plan 1911.pdf').start()
    preview.send({ type: 'document.opened', pages: 3 })
    preview.send({ type: 'page.chosen', page: 9 })
    expect(preview.getSnapshot().context.page).toBe(3)
    preview.send({ type: 'page.chosen', page: 0 })
    expect(preview.getSnapshot().context.page).toBe(1)
  })
})
