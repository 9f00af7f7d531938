import { expect, it } from 'vitest'
import { ACCEPTED_EXTENSIONS } from '../assets/contentTypes.ts'
import { replacementExtensions, replacementProblem } from './replacement.ts'

it.each([
  ['Harbour.jpg', 'scan 2.jpg', undefined],
  ['Harbour.jpg', 'SCAN.JPEG', undefined],
  ['Harbour.jpg', 'harbour.png', 'FILE_DIFFERENT_TYPE'],
  ['Report.docx', 'Report.doc', 'FILE_DIFFERENT_TYPE'],
  ['Harbour.jpg', 'harbour.exe', 'FILE_TYPE_NOT_SUPPORTED'],
  ['Harbour.jpg', 'harbour', 'FILE_TYPE_NOT_SUPPORTED'],
] as const)('%s replaced by %s: %s', (asset, file, problem) => {
  expect(replacementProblem(asset, file)).toBe(problem)
})

it('offers the files of the asset’s kind', () => {
  expect([replacementExtensions('Harbour.JPG'), replacementExtensions('Chart.tif'), replacementExtensions('nameless')]).toEqual([
    ['jpg', 'jpeg'],
    ['tif', 'tiff'],
    ACCEPTED_EXTENSIONS,
  ])
})
