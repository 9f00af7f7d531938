import { scanPicture } from './sampleScan.ts'
import type { PagePictures } from '../../application/ocr/PagePictures.ts'

/** The same letter on every page. */
export class InMemoryPagePictures implements PagePictures {
  addressOf() {
    return scanPicture()
  }
}
