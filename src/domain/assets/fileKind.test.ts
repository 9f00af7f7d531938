import { describe, expect, it } from 'vitest'
import { CONTENT_TYPES } from './contentTypes.ts'
import { fileKindOf, formatOf, type FileKind } from './fileKind.ts'

describe('the kind of a file', () => {
  it.each<readonly [FileKind, readonly string[]]>([
    ['image', ['jpg', 'png', 'gif', 'webp', 'tif', 'heic', 'svg']],
    ['video', ['mp4', 'mov', 'webm']],
    ['document', ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt', 'odt']],
    ['audio', ['mp3', 'wav']],
    ['text', ['txt', 'csv', 'html']],
    ['other', ['zip']],
  ])('%s is that of %j', (kind, extensions) => {
    const types = CONTENT_TYPES.filter((type) => extensions.includes(type.extensions[0] ?? ''))
    expect(types).toHaveLength(extensions.length)
    expect(types.map(({ mediaType }) => fileKindOf(mediaType))).toEqual(types.map(() => kind))
  })

  it('is other where nobody knows it', () => {
    expect(fileKindOf('application/octet-stream')).toBe('other')
    expect(fileKindOf('')).toBe('other')
  })
})

it('a format is called by its longest extension', () => {
  expect(['image/jpeg', 'image/tiff', 'application/pdf', 'application/x-unknown'].map(formatOf)).toEqual(['jpeg', 'tiff', 'pdf', undefined])
})
