import { scanPicture } from './sampleScan.ts'
import type { PagePictures } from '../../application/ocr/PagePictures.ts'

/** The sample's letter, whatever the asset. */
export class InMemoryPagePictures implements PagePictures {
  addressOf(_asset: Parameters<PagePictures['addressOf']>[0], page: number) {
    return scanPicture(page)
  }
}
