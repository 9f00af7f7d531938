import { expect, it } from 'vitest'
import { foldersOfChosen, gathered } from './droppedFolders.ts'
import { foldersIn } from './foldersIn.ts'

const file = (name: string) => new File(['x'], name)

const fileEntry = (name: string) => ({ name, isFile: true, isDirectory: false, file: (give: (file: File) => void) => give(file(name)) })
/** As browsers do, the entries come in several portions. */
const folderEntry = (name: string, ...children: readonly object[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...children]
    return { readEntries: (give: (entries: object[]) => void) => give(left.splice(0, 2)) }
  },
})
const dropOf = (...entries: readonly object[]) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry, getAsFile: () => null })) }) as unknown as DataTransfer

it('finds every file in the folder it lay in, the outer folders first', async () => {
  const quays = folderEntry('Quays', fileEntry('a.jpg'), fileEntry('b.jpg'), fileEntry('c.jpg'), fileEntry('.DS_Store'))
  const found = await foldersIn(dropOf(folderEntry('Harbour', quays, fileEntry('plan.pdf'), folderEntry('Empty')), fileEntry('loose.png')))
  expect(found.map(({ path, files }) => [path.join('/'), files.map(({ name }) => name)])).toEqual([
    ['', ['loose.png']],
    ['Harbour', ['plan.pdf']],
    ['Harbour/Quays', ['a.jpg', 'b.jpg', 'c.jpg']],
    ['Harbour/Empty', []],
  ])
})

it('takes files that did not come from a disk', async () => {
  const items = [{ webkitGetAsEntry: () => null, getAsFile: () => file('pasted.png') }, { webkitGetAsEntry: () => null, getAsFile: () => null }]
  const found = await foldersIn({ items } as unknown as DataTransfer)
  expect(found.map(({ path, files }) => [path, files.map(({ name }) => name)])).toEqual([[[], ['pasted.png']]])
})

it('makes one group of what lay in one folder', () => {
  expect(gathered([{ path: ['A'], file: undefined }, { path: ['A'], file: file('1.jpg') }, { path: ['A'], file: file('2.jpg') }])).toHaveLength(1)
})

it('finds the folders of a chosen one by the ways that its files tell', () => {
  const chosen = (way: string) => Object.defineProperty(file(way.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: way })
  const found = foldersOfChosen(['Harbour/Quays/a.jpg', 'Harbour/plan.pdf', 'Harbour/.DS_Store', 'Harbour/Quays/b.jpg'].map(chosen))
  expect(found.map(({ path, files }) => [path.join('/'), files.map(({ name }) => name)])).toEqual([
    ['Harbour', ['plan.pdf']],
    ['Harbour/Quays', ['a.jpg', 'b.jpg']],
  ])
})
