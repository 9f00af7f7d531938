import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawFolder, type Look } from '../../src/ui/static-preview/drawFolder.ts'
import { staticPreview } from '../../src/ui/static-preview/staticPreview.ts'

const asset = (row: number): Look['assets'][number] => ({ name: `Engraving of the harbour ${row}.jpeg`, width: 40, height: row === 0 ? 30 : 50 })
const FOLDER = {
  folders: [{ name: 'Prints' }],
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
  document.body.replaceChildren()
})

it('shows the folders and the pictures that are in sight, to the eyes alone', () => {
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 150)
  const pictures = drawFolder(root, { ...FOLDER, density: 'comfortable' })
  expect(root.querySelector('.look')).toMatchObject({ ariaHidden: 'true', inert: true })
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

it('shows as many folders as the application does before it is asked for the rest', () => {
  drawFolder(root, { ...FOLDER, folders: Array.from({ length: 30 }, (_, row) => ({ name: `Box ${row}` })), density: 'compact' })
  expect(root.querySelectorAll('.look-folder')).toHaveLength(24)
  expect(root.querySelectorAll('.look-more')).toHaveLength(1)
})

it('is seen when every picture has arrived, or failed to', async () => {
  vi.stubGlobal('innerHeight', 60)
  const seen = vi.fn<() => void>()
  const look = staticPreview(Promise.resolve(FOLDER), 'comfortable').then(seen)
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
  await staticPreview(Promise.resolve(FOLDER), 'comfortable')
  expect(root.textContent).toBe('The application')
})

it('waits for the styles, without which nothing stands where it will', async () => {
  vi.stubGlobal('innerHeight', 60)
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  Object.defineProperty(link, 'sheet', { value: null })
  document.head.append(link)
  const look = staticPreview(Promise.resolve({ ...FOLDER, assets: [] }), 'comfortable')
  await new Promise((done) => setTimeout(done, 50))
  expect(root.hasChildNodes()).toBe(false)
  link.dispatchEvent(new Event('load'))
  await look
  expect(root.hasChildNodes()).toBe(true)
  link.remove()
})
