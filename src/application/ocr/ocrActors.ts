import { capability } from '../capabilities/capability.ts'
import type { AssetOcrActor } from './assetOcr.machine.ts'
import type { OcrFindingActor } from './ocrFinding.machine.ts'
import type { OcrGateway } from './OcrGateway.ts'
import type { PagePictures } from './PagePictures.ts'
import type { PageTextActor } from './pageText.machine.ts'
import type { ReadTextActor } from './readText.machine.ts'
import type { WordCorrectionActor } from './wordCorrection.machine.ts'

export interface OcrActors {
  readonly assetOcr: AssetOcrActor
  readonly pageText: PageTextActor
  readonly wordCorrection: WordCorrectionActor
  readonly ocrFinding: OcrFindingActor
  readonly readText: ReadTextActor
  readonly pagePictures: PagePictures
}

export const OCR = capability<OcrActors, { readonly ocr: OcrGateway }>('ocr')
