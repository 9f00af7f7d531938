import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const OCR = allOf('OCR_ASSETS')

export const OCR_RIGHTS = {
  ocr: { requirement: OCR, module: 'named' },
  followOcr: { requirement: OCR },
} as const satisfies Readonly<Record<string, Right>>
