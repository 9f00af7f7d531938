import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takenKeys } from '../naming/freeName.ts'
import { nameKey } from '../naming/names.ts'
import { judgeBatch, judgeCandidate, planUpload, type UploadVerdict } from './uploadPlan.ts'

describe('judgeCandidate', () => {
  it.each<[string, number, UploadVerdict]>([
    ['a.jpg', 1, { tag: 'ok', name: 'a.jpg' }],
    [' e\u0301.jpg', 1, { tag: 'ok', name: '\u00E9.jpg' }],
    ['Taken.JPG', 1, { tag: 'nameTaken', name: 'Taken.JPG', freeName: 'Taken (2).JPG' }],
    ['taken.jpg', 0, { tag: 'empty' }],
    ['a.jpg', 0, { tag: 'empty' }],
    ['a.exe', 0, { tag: 'typeNotSupported' }],
    ['a.svgz', 9, { tag: 'typeNotSupported' }],
    ['a/b.exe', 9, { tag: 'invalidName', problem: { code: 'invalidCharacters' } }],
    ['a', 9, { tag: 'invalidName', problem: { code: 'noExtension' } }],
    [`${'a'.repeat(252)}.jpg`, 9, { tag: 'invalidName', problem: { code: 'tooLong', limit: 255 } }],
  ])('%j of %i bytes', (name, size, verdict) => {
    expect(judgeCandidate({ name, size }, takenKeys(['taken.jpg']))).toEqual(verdict)
  })
})

describe('planUpload', () => {
  it('lets files meet each other', () => {
    const names = ['a.jpg', 'A.jpg', 'b.jpg', 'a (2).jpg', 'a.jpg', 'b.exe', 'b.exe']
    expect(planUpload(names.map((name) => ({ name, size: 1 })), ['B.JPG'])).toEqual([
      { tag: 'ok', name: 'a.jpg' },
      { tag: 'nameTaken', name: 'A.jpg', freeName: 'A (2).jpg' },
      { tag: 'nameTaken', name: 'b.jpg', freeName: 'b (2).jpg' },
      { tag: 'nameTaken', name: 'a (2).jpg', freeName: 'a (3).jpg' },
      { tag: 'nameTaken', name: 'a.jpg', freeName: 'a (4).jpg' },
      { tag: 'typeNotSupported' },
      { tag: 'typeNotSupported' },
    ])
  })

  /** Under which a file goes that is renamed where its name is taken. */
  const renamed = (verdict: UploadVerdict): string => (verdict.tag === 'ok' ? verdict.name : verdict.tag === 'nameTaken' ? verdict.freeName : '')

  it('never gives a name twice, whatever is renamed', () => {
    const name = fc.constantFrom('a.jpg', 'A.JPG', 'a (2).jpg', 'a (3).jpg', 'b.png', 'e\u0301.gif', '\u00E9.gif')
    fc.assert(
      fc.property(fc.array(name), fc.array(name), (wanted, taken) => {
        const verdicts = planUpload(wanted.map((text) => ({ name: text, size: 1 })), taken)
        const names = verdicts.map(renamed)
        const keys = [...names, ...new Set(taken.map(nameKey))].map(nameKey)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('judgeBatch', () => {
  it.each([
    [[50, 49], { bytes: 100, files: 2 }, { tag: 'fits' }],
    [[50, 50], { bytes: 100, files: 2 }, { tag: 'fits' }],
    [[50, 51], { bytes: 100, files: 2 }, { tag: 'storageExceeded', needed: 101, available: 100 }],
    [[1, 1, 1], { bytes: 100, files: 2 }, { tag: 'filesLimitExceeded', needed: 3, available: 2 }],
    [[60, 60, 60], { bytes: 100, files: 2 }, { tag: 'storageExceeded', needed: 180, available: 100 }],
    [[], { bytes: 0, files: 0 }, { tag: 'fits' }],
  ])('%j into %j', (sizes, remaining, verdict) => {
    expect(judgeBatch(sizes, remaining)).toEqual(verdict)
  })
})
