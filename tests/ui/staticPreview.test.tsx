import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawFolder, type FirstView } from '../../src/ui/static-preview/drawFolder.ts'
import { followPresses, type Press } from '../../src/ui/static-preview/presses.ts'
import { staticPreview } from '../../src/ui/static-preview/staticPreview.ts'

const asset = (row: number): FirstView['assets'][number] => ({ id: `asset-${row}`, name: `Engraving of the harbour ${row}.jpeg`, width: 40, height: row === 0 ? 30 : 50 })
const PLACE = { resourceType: 'RECORDS', folderId: 'harbour', sort: 'name', direction: 'desc' } as const
const FOLDER = {
  folders: [{ id: 'prints', name: 'Prints' }],
  assets: Array.from({ length: 100 }, (_, row) => asset(row)),
  pictureOf: (row: number) => (row === 1 ? undefined : `/picture/${row}`),
}

let root: HTMLElement

beforeEach(() => {
  root = Object.assign(document.createElement('div'), { id: 'root' })
  document.body.replaceChildren(root)
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.vitrinePressed
  document.body.replaceChildren()
})

it('shows the folders and the pictures that are in sight, without a word to a screen reader', () => {
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 150)
  const pictures = drawFolder(root, { ...FOLDER, place: PLACE, density: 'comfortable' })
  expect(root.querySelector('.look')).toMatchObject({ ariaHidden: 'true' })
  expect([...root.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex !== -1)).toEqual([])
  expect(root.textContent).toContain('Prints')
  // Rows of the caption and the gap alone, for nothing has a width here: three, of six columns each.
  expect(root.querySelectorAll('.look-tile')).toHaveLength(18)
  expect(pictures).toHaveLength(17)
  expect(pictures.slice(0, 2).map((picture) => [picture.getAttribute('src'), picture.alt, picture.dataset['shape']])).toEqual([
    ['/picture/0', '', 'wide'],
    ['/picture/2', '', 'tall'],
  ])
  expect([...root.querySelectorAll('.look-name')][1]?.textContent).toBe('Engraving of the harbour 1.jpeg')
})

const down = (place: Element | null | undefined, more: PointerEventInit = {}) => place?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', ...more }))
const up = (place: Element | null | undefined) => place?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
const pressOn = (place: Element | null | undefined, more: PointerEventInit = {}) => {
  down(place, more)
  up(place)
}
const ASSET = { kind: 'asset', id: 'asset-0', row: 0, place: PLACE }

const pressable = () => {
  vi.stubGlobal('innerHeight', 60)
  drawFolder(root, { ...FOLDER, place: PLACE, density: 'comfortable' })
  const [card, name] = root.querySelectorAll('.look-folder, .look-name')
  return { card, name, pictures: root.querySelectorAll('img'), followed: vi.fn<(press: Press) => void>() }
}

it('keeps what is pressed until the application follows it, and hands over at once what is pressed then', () => {
  const { card, name, followed } = pressable()
  pressOn(name, { ctrlKey: true })
  pressOn(name, { button: 1 })
  expect(window.vitrinePressed).toBeUndefined()
  pressOn(card)
  pressOn(name)
  followPresses(followed)
  expect(followed.mock.calls).toEqual([[ASSET]])
  pressOn(card)
  expect(followed.mock.calls.slice(1)).toEqual([[{ kind: 'folder', id: 'prints', row: 0, place: PLACE }]])
})

it('follows a press that ends when the application has come, and none that ends elsewhere or scrolls', () => {
  const { card, name, followed } = pressable()
  followPresses(followed)
  down(name)
  up(card)
  down(name, { pointerType: 'touch' })
  window.dispatchEvent(new PointerEvent('pointercancel'))
  up(name)
  expect(followed).not.toHaveBeenCalled()
  down(name)
  root.replaceChildren('The application')
  up(root)
  expect(followed.mock.calls).toEqual([[ASSET]])
})

it('opens an asset by its picture as the grid does: with two clicks, or by touch', () => {
  const { pictures, followed } = pressable()
  followPresses(followed)
  pressOn(pictures[1])
  expect(followed).not.toHaveBeenCalled()
  pictures[1]?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  pressOn(pictures[1], { pointerType: 'touch' })
  expect(followed.mock.calls.map(([{ id, row }]) => [id, row])).toEqual([['asset-2', 2], ['asset-2', 2]])
})

it('shows as many folders as the application does before it is asked for the rest', () => {
  drawFolder(root, { ...FOLDER, place: PLACE, folders: Array.from({ length: 30 }, (_, row) => ({ id: `box-${row}`, name: `Box ${row}` })), density: 'compact' })
  expect(root.querySelectorAll('.look-folder')).toHaveLength(24)
  expect(root.querySelectorAll('.look-more')).toHaveLength(1)
})

it('is seen when every picture has arrived, or failed to', async () => {
  vi.stubGlobal('innerHeight', 60)
  const seen = vi.fn<() => void>()
  const look = staticPreview(PLACE, Promise.resolve(FOLDER), 'comfortable').then(seen)
  await vi.waitFor(() => expect(root.querySelectorAll('img').length).toBeGreaterThan(1))
  const [first, ...others] = root.querySelectorAll('img')
  for (const picture of others) picture.dispatchEvent(new Event('load'))
  await new Promise((done) => setTimeout(done, 50))
  expect(seen).not.toHaveBeenCalled()
  first?.dispatchEvent(new Event('error'))
  await look
  expect(seen).toHaveBeenCalled()
})

it('draws nothing over the application', async () => {
  root.append('The application')
  await staticPreview(PLACE, Promise.resolve(FOLDER), 'comfortable')
  expect(root.textContent).toBe('The application')
})

it('waits for the styles, without which nothing stands where it will', async () => {
  vi.stubGlobal('innerHeight', 60)
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  Object.defineProperty(link, 'sheet', { value: null })
  document.head.append(link)
  const look = staticPreview(PLACE, Promise.resolve({ ...FOLDER, assets: [] }), 'comfortable')
  await new Promise((done) => setTimeout(done, 50))
  expect(root.hasChildNodes()).toBe(false)
  link.dispatchEvent(new Event('load'))
  await look
  expect(root.hasChildNodes()).toBe(true)
  link.remove()
})
