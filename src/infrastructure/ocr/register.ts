import { OCR } from '../../application/ocr/ocrActors.ts'
import { startOcr } from '../../application/ocr/startOcr.ts'
import { registration } from '../registration/registration.ts'
import { HttpOcrGateway } from './HttpOcrGateway.ts'
import { SessionPagePictures } from './SessionPagePictures.ts'

export const register = registration(OCR, {
  ports: ({ http, credentials }) => ({ ocr: new HttpOcrGateway(http), pagePictures: new SessionPagePictures(credentials) }),
  start: startOcr,
})
