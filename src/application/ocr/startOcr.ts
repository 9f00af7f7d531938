import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createAssetOcrMachine } from './assetOcr.machine.ts'
import { createOcrFindingMachine } from './ocrFinding.machine.ts'
import type { OcrActors } from './ocrActors.ts'
import type { OcrGateway } from './OcrGateway.ts'
import type { PagePictures } from './PagePictures.ts'
import { createPageTextMachine } from './pageText.machine.ts'
import { createReadTextMachine } from './readText.machine.ts'
import { createWordCorrectionMachine } from './wordCorrection.machine.ts'

interface OcrPorts {
  readonly ocr: OcrGateway
  readonly pagePictures: PagePictures
  readonly events: EventStream
  readonly notify: Notify
}

export const startOcr = (ports: OcrPorts): OcrActors => {
  const pageText = createActor(createPageTextMachine(ports)).start()
  const wordCorrection = createWordCorrectionMachine({
    ...ports,
    shown: () => pageText.getSnapshot().context,
    corrected: (corrected) => pageText.send({ type: 'word.corrected', corrected }),
  })
  return {
    pageText,
    pagePictures: ports.pagePictures,
    assetOcr: createActor(createAssetOcrMachine(ports)).start(),
    wordCorrection: createActor(wordCorrection).start(),
    ocrFinding: createActor(createOcrFindingMachine(ports)).start(),
    readText: createActor(createReadTextMachine(ports)).start(),
  }
}
