import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_TYPES } from '../../src/domain/assets/contentTypes.ts'
import { HEAD_BYTES, provenType } from './proof.ts'
import { contentTypes, docxOf, zipOf } from '../files/zip.fixture.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

const compound = (stream: string): Buffer => {
  const bytes = Buffer.alloc(2048)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 48)
  bytes.write(stream, 1024 + 128, 'utf16le')
  return bytes
}

const box = (text: string, before = ''): Buffer => Buffer.concat([Buffer.from(before, 'latin1'), Buffer.from(text, 'latin1'), Buffer.alloc(64)])

const SAMPLES: Readonly<Record<string, Buffer>> = {
  pdf: box('%PDF-1.7\n'),
  jpg: box('\xff\xd8\xff\xe0'),
  png: box('\x89PNG\r\n\x1a\n'),
  gif: box('GIF89a'),
  tif: box('II*\0'),
  docx: docxOf(''),
  xlsx: zipOf([contentTypes(`${OFFICE}.spreadsheetml.sheet.main+xml`, '/xl/workbook.xml'), { name: 'xl/workbook.xml', content: '<w/>' }]),
  pptx: zipOf([contentTypes(`${OFFICE}.presentationml.presentation.main+xml`, '/ppt/presentation.xml'), { name: 'ppt/presentation.xml', content: '<p/>' }]),
  odt: zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }]),
  doc: compound('WordDocument'),
  xls: compound('Workbook'),
  ppt: compound('PowerPoint Document'),
  txt: Buffer.from('Notes from the harbour: æøå'),
  csv: Buffer.from('name;year\r\nFjord;1899\r\n'),
  html: Buffer.from('<!doctype html><p>Hei</p>'),
  webp: box('WEBPVP8 ', 'RIFF\x24\0\0\0'),
  heic: box('ftypheic', '\0\0\0\x18'),
  svg: Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
  mov: box('ftypqt  ', '\0\0\0\x14'),
  zip: zipOf([{ name: 'letters/a.txt', content: 'a' }]),
  mp4: box('ftypisom', '\0\0\0\x20'),
  webm: box('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x82\x84webm'),
  ogg: box('OggS'),
  mp3: box('ID3\x04'),
  wav: box('WAVEfmt ', 'RIFF\x24\0\0\0'),
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-proof-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const proven = async (name: string, bytes: Buffer): Promise<string | undefined> => {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return (await provenType(name, { path, head: bytes.subarray(0, HEAD_BYTES), size: bytes.length }))?.mediaType
}

describe('the content of a file', () => {
  it('has a sample here for every type that the library takes', () => {
    const first = CONTENT_TYPES.map(({ extensions }) => extensions[0])
    expect(Object.keys(SAMPLES).toSorted()).toEqual([...new Set(first)].toSorted())
  })

  // Text is text under each of its three extensions; as such it is never shown inside a page.
  const TEXTS = ['txt', 'csv', 'html']
  const PACKED = ['docx', 'xlsx', 'pptx', 'odt']
  /** A drawing is text too, and an office file is a zip; both are then only handed out. */
  const alike = (believed: string, content: string): boolean =>
    TEXTS.includes(believed) ? [...TEXTS, 'svg'].includes(content) : believed === 'zip' && PACKED.includes(content)
  it.each(Object.keys(SAMPLES))('that is %s is believed under its own extension only', async (extension) => {
    const bytes = SAMPLES[extension] ?? Buffer.alloc(0)
    const believed: string[] = []
    for (const other of Object.keys(SAMPLES)) if ((await proven(`a.${other}`, bytes)) !== undefined) believed.push(other)
    expect(believed).toEqual(
      Object.keys(SAMPLES).filter((other) => other === extension || alike(other, extension)),
    )
  })

  it.each([
    ['a program under a picture’s name', 'a.jpg', Buffer.from('MZ\x90\0')],
    ['a script before a picture', 'a.gif', Buffer.from('<script>GIF89a')],
    ['a page that begins like a PDF', 'a.html', Buffer.from('%PDF-1.4<script>')],
    ['a document with macros', 'a.docx', zipOf([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'), { name: 'word/document.xml', content: '' }])],
    ['a document whose types name entities', 'a.docx', zipOf([{ name: '[Content_Types].xml', content: `<!DOCTYPE t>"${OFFICE}.wordprocessingml.document.main+xml"` }, { name: 'word/document.xml', content: '' }])],
    ['a document with a part that climbs out', 'a.docx', docxOf('', '', [{ name: '../../run.sh', content: 'x' }])],
    ['text with NUL', 'a.txt', Buffer.from('a\0b')],
    ['text with escapes', 'a.csv', Buffer.from('a\x1b[2Jb')],
    ['broken UTF-16', 'a.txt', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
    ['an extension that the library does not take', 'a.svgz', Buffer.from('<svg/>')],
    ['a page that holds a drawing, under a drawing’s name', 'a.svg', Buffer.from('<html><svg/></html>')],
    ['a drawing whose comment never ends', 'a.svg', Buffer.from('<!-- <svg/>')],
    ['a picture of a telephone under a film’s name', 'a.mp4', box('ftypmif1', '\0\0\0\x18')],
    ['the last of two extensions', 'picture.jpg.html', SAMPLES['jpg'] ?? Buffer.alloc(0)],
  ])('is refused: %s', async (_, name, bytes) => {
    expect(await proven(name, bytes)).toBeUndefined()
  })

  it.each([
    ['UTF-16', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0xe5, 0x00])],
    ['an old encoding', Buffer.from([0x48, 0x61, 0x76, 0xf8, 0x79])],
    ['UTF-8 cut within a letter at the end of what is looked at', Buffer.concat([Buffer.alloc(HEAD_BYTES - 1, 'a'), Buffer.from('æ')])],
  ])('may be text in %s', async (_, bytes) => {
    expect(await proven('a.txt', bytes)).toBe('text/plain')
  })

  it('may be WebM with lengths of eight bytes', async () => {
    expect(await proven('a.webm', await readFile('demo/harbour-museum/archives/sound-and-film/sailing-home.webm'))).toBe('video/webm')
    expect(await proven('a.webm', box('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x82\x88matroska webm'))).toBeUndefined()
  })

  it('tells film from sound in an Ogg file', async () => {
    const film = Buffer.from(`OggS${'\0'.repeat(24)}\x80theora`, 'latin1')
    expect([await proven('a.ogg', film), await proven('a.ogg', SAMPLES['ogg'] ?? film)]).toEqual(['video/ogg', 'audio/ogg'])
  })
})
