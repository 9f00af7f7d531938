import { createAssetOcrMachine } from '../../src/application/ocr/assetOcr.machine.ts'
import { createOcrFindingMachine } from '../../src/application/ocr/ocrFinding.machine.ts'
import { createOcrRunMachine } from '../../src/application/ocr/ocrRun.machine.ts'
import { createPageTextMachine } from '../../src/application/ocr/pageText.machine.ts'
import { createReadTextMachine } from '../../src/application/ocr/readText.machine.ts'
import { createWordCorrectionMachine } from '../../src/application/ocr/wordCorrection.machine.ts'
import type { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'

const notify = () => undefined

/** Those of texts that are read off pages. */
export const ocrMachines = (ports: ReturnType<typeof inMemoryPorts>) => [
  createAssetOcrMachine(ports),
  createPageTextMachine(ports),
  createOcrFindingMachine(ports),
  createOcrRunMachine({ ...ports, notify }),
  createReadTextMachine({ ...ports, notify }),
  createWordCorrectionMachine({ ...ports, notify, corrected: notify, shown: () => ({ place: { resourceType: 'RECORDS', assetId: '', page: 1 }, page: undefined }) }),
] as const
