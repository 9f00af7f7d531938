import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fjordArchive, harbourMuseum, type DemoFile, type DemoFolder, type DemoModule } from './catalogue.ts'

interface Placed {
  readonly path: string
  readonly file: DemoFile
}

const below = (folder: DemoFolder, path: string): readonly Placed[] => [
  ...folder.files.map(file => ({ path: `${path}/${folder.name}`, file })),
  ...folder.folders.flatMap(child => below(child, `${path}/${folder.name}`)),
]

const foldersIn = (folder: DemoFolder): readonly DemoFolder[] => [folder, ...folder.folders.flatMap(foldersIn)]

const filesOf = (modules: readonly DemoModule[]): readonly Placed[] =>
  modules.flatMap(module => module.folders.flatMap(folder => below(folder, module.type)))

const museum = filesOf(harbourMuseum)
const archive = filesOf(fjordArchive)
const all = [...museum, ...archive]

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const starts =
  (bytes: readonly number[], at = 0) =>
  (file: Buffer): boolean =>
    file.subarray(at, at + bytes.length).equals(Buffer.from(bytes))

/** Text is text: valid UTF-8 without control characters but line ends and tabs. */
const written = (file: Buffer): boolean => {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  return [...text].every(character => character >= ' ' || '\r\n\t'.includes(character))
}

const zipWith =
  (part: string) =>
  (file: Buffer): boolean =>
    starts([0x50, 0x4b, 3, 4])(file) && file.includes(part)

/** The kinds of the demo, all among the upload types of specification section 5, and what each begins with. */
const KINDS: Readonly<Record<string, (file: Buffer) => boolean>> = {
  jpg: starts([0xff, 0xd8, 0xff]),
  png: starts([0x89, 0x50, 0x4e, 0x47]),
  tif: starts([0x49, 0x49, 0x2a, 0]),
  gif: starts([0x47, 0x49, 0x46, 0x38]),
  pdf: starts([0x25, 0x50, 0x44, 0x46]),
  docx: zipWith('word/document.xml'),
  xlsx: zipWith('xl/workbook.xml'),
  csv: written,
  txt: written,
  wav: file => starts([0x52, 0x49, 0x46, 0x46])(file) && starts([0x57, 0x41, 0x56, 0x45], 8)(file),
  webm: starts([0x1a, 0x45, 0xdf, 0xa3]),
}

const firstOf = (extension: string): DemoFile => {
  const found = all.find(({ file }) => extensionOf(file.name) === extension)
  if (found === undefined) throw new Error(`There is no ${extension} in the demo.`)
  return found.file
}

/** The text of one part of an office file, found by its local header. */
const partOf = (zip: Buffer, name: string): string => {
  const header = zip.indexOf(name) - 30
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(header + 18))).toString('utf8')
}

describe('the demo catalogue', () => {
  it('has the folders that people and scripts rely on', () => {
    const acquisitions = harbourMuseum[0]?.folders.find(({ name }) => name === 'Acquisitions')
    const bequest = acquisitions?.folders.find(({ name }) => name === '1887 Bequest')
    expect(harbourMuseum.map(({ type }) => type)).toEqual(['RECORDS', 'ARCHIVES', 'COLLECTIONS'])
    expect(bequest?.folders.map(({ name }) => name)).toEqual(['Ceramics', 'Correspondence', 'Maps and charts', 'Donor files'])
    expect(bequest?.files.map(({ name }) => name)).toContain('harbour-at-dusk-1887.jpg')
    expect(fjordArchive.map(({ type }) => type)).toEqual(['RECORDS'])
  })

  it('is large enough to browse and small enough to make at a first start', () => {
    expect(museum.length).toBeGreaterThanOrEqual(60)
    expect(museum.length).toBeLessThanOrEqual(80)
    expect(archive.length).toBeGreaterThanOrEqual(10)
    expect(archive.length).toBeLessThanOrEqual(15)
  })

  it('names files and folders once in each folder, compared after NFC without case', () => {
    const folders = [...harbourMuseum, ...fjordArchive].flatMap(({ folders: tops }) => tops.flatMap(foldersIn))
    for (const { files, folders: inner } of folders) {
      for (const names of [files.map(file => file.name), inner.map(child => child.name)]) {
        const folded = names.map(each => each.normalize('NFC').toLowerCase())
        expect(folded.filter((each, index) => folded.indexOf(each) !== index)).toEqual([])
      }
    }
  })

  it('keeps to the length of a name and reaches it once', () => {
    const lengths = all.map(({ file }) => [...file.name.normalize('NFC')].length)
    expect(Math.max(...lengths)).toBe(255)
  })

  it('gives a file number to one file only', () => {
    for (const files of [museum, archive]) {
      const numbers = files.flatMap(({ file }) => file.fileNumber ?? [])
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  })

  it('says something about every file and adds it in the past', () => {
    const silent = all.filter(({ file }) => file.description.length <= 15 || file.daysAgo <= 0)
    expect(silent.map(({ file }) => file.name)).toEqual([])
  })

  it.each(all.map(({ path, file }) => [`${path}/${file.name}`, file] as const))('makes %s as what its name says', async (_, file) => {
    const bytes = await file.make()
    const isOfKind = KINDS[extensionOf(file.name)]
    expect(isOfKind?.(bytes)).toBe(true)
    expect(bytes.length).toBeGreaterThan(300)
    expect(bytes.length).toBeLessThanOrEqual(400 * 1024)
  })

  it.each(Object.keys(KINDS))('makes the same %s twice', async extension => {
    const { make } = firstOf(extension)
    const [first, second] = [await make(), await make()]
    expect(first.equals(second)).toBe(true)
  })

  it('takes no time from the clock into an office file', async () => {
    const core = partOf(await firstOf('docx').make(), 'docProps/core.xml')
    expect(core.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)).toEqual(['2025-11-04T09:00:00Z', '2025-11-04T09:00:00Z'])
  })
})
