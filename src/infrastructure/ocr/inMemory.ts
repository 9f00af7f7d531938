import { OCR } from '../../application/ocr/ocrActors.ts'
import { startOcr } from '../../application/ocr/startOcr.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryOcrGateway } from './InMemoryOcrGateway.ts'
import { InMemoryPagePictures } from './InMemoryPagePictures.ts'

export const ocr = inMemory(OCR, {
  ports: (memory) => ({ ocr: new InMemoryOcrGateway(memory), pagePictures: new InMemoryPagePictures() }),
  start: startOcr,
})
