import { OCR } from '../../application/ocr/ocrActors.ts'
import { startOcr } from '../../application/ocr/startOcr.ts'
import { registration } from '../registration/registration.ts'
import { HttpOcrGateway } from './HttpOcrGateway.ts'

export const register = registration(OCR, {
  ports: ({ http }) => ({ ocr: new HttpOcrGateway(http) }),
  start: startOcr,
})
