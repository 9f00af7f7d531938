import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { assetEditProblems, folderProblems } from './edit.ts'
import { fileNumber, fileNumberRule, initialsOf } from './fileNumber.ts'

describe('edits of an asset', () => {
  it('judge only what they name', () => {
    expect(assetEditProblems({}, 'a.jpg')).toEqual({})
    expect(assetEditProblems({ description: '' }, 'a.jpg')).toEqual({})
    expect(assetEditProblems({ name: 'b.png' }, 'a.jpg')).toEqual({ name: { code: 'extensionChanged' } })
    expect(assetEditProblems({ name: 'b.jpg', description: 'One\nTwo', seoTitle: '', seoDescription: '' }, 'a.jpg')).toEqual({})
    expect(assetEditProblems({ fileNumber: ' ', seoTitle: 'a\nb', seoDescription: '\u0000', description: '\uD800' }, 'a.jpg')).toEqual({
      fileNumber: { code: 'required' },
      seoTitle: { code: 'invalidCharacters' },
      seoDescription: { code: 'invalidCharacters' },
      description: { code: 'invalidCharacters' },
    })
  })

  it.each([
    ['description', 2000],
    ['seoTitle', 60],
    ['seoDescription', 160],
  ])('%s has at most %i', (field, limit) => {
    expect(misjudgedLengths((value) => assetEditProblems({ [field]: value }, 'a.jpg')[field], 0, limit)).toEqual([])
  })

  it('of a folder take a name', () => {
    expect(folderProblems({ name: '' })).toEqual({ name: { code: 'required' } })
    expect(folderProblems({ name: 'Maps' })).toEqual({})
  })
})

describe('file numbers', () => {
  it.each([
    ['Harbour Museum', 'HM'],
    ['fjord archive', 'FA'],
    ['The Museum of Modern Art, New York', 'TMOM'],
    ['Museet', 'M'],
    ['e\u0301cole', '\u00C9'],
    ['\u{10428}x y', '\u{10400}Y'],
    ['3 Brothers', '3B'],
    ['---', 'X'],
    ['', 'X'],
  ])('%j has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('are initials, year and counter', () => {
    expect(fileNumber('Harbour Museum', 2026, 438)).toBe('HM-2026-000438')
    expect(fileNumber('Harbour Museum', 2026, 1_234_567)).toBe('HM-2026-1234567')
  })

  it('may be edited to one line of 50', () => {
    expect(misjudgedLengths(fileNumberRule, 0, 50)).toEqual([])
    expect(fileNumberRule('a\nb')).toEqual({ code: 'invalidCharacters' })
    expect(fileNumberRule('')).toEqual({ code: 'required' })
  })
})
