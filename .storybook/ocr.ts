import type { OcrPage } from '../src/domain/ocr/page.ts'
import { sampleScan, scanPicture } from '../src/infrastructure/ocr/sampleScan.ts'
import { libraryWith, openFile, showing, type Stage } from './library.ts'

/** The picture that stories read the letter off. */
export const scanOf = ({ ports }: Pick<Stage, 'ports'>) => ports.sample.pictures[2]

/** What was read of it before: the letter, but for what a story says otherwise. */
export const putScan = (stage: Pick<Stage, 'ports'>, change: Partial<OcrPage> = {}, pages = 1): void => {
  const asset = scanOf(stage)
  if (asset === undefined) return
  stage.ports.ocr.put(asset, Array.from({ length: pages }, (_, index) => ({ ...sampleScan(index + 1, asset.contentVersion), ...change, page: index + 1 })))
}

/** The page of a scan with what was read off it; `prepare` breaks or holds calls. */
export const scanWith = (prepare: (stage: Stage) => void = () => undefined, change: Partial<OcrPage> = {}) =>
  libraryWith((stage) => {
    const asset = scanOf(stage)
    if (asset !== undefined) stage.ports.sample.library.assets.set(asset.id, { ...asset, width: 1000, height: 1400 })
    putScan(stage, change)
    prepare(stage)
    openFile(stage)
  })

export const scanFiles = ({ ports }: Pick<Stage, 'ports'>) => showing(ports.files, () => scanPicture())
