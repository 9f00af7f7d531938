import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { OcrFound } from '../../application/ocr/OcrGateway.ts'
import { pagesLookedThrough } from '../../domain/ocr/find.ts'
import type { ReadText } from './useReadText.ts'

const NONE: OcrFound['pages'] = []

/** On which pages of an asset of several what is looked for was read; of one page nobody needs to ask. */
export const useFoundPages = (text: ReadText | undefined, wanted: string): OcrFound['pages'] => {
  const finding = text?.actors.ocrFinding
  const [assetId, resourceType] = [text?.asset.assetId, text?.asset.resourceType]
  const read = text === undefined ? 0 : pagesLookedThrough(text.status)
  const isMany = (text?.status.pages ?? 1) > 1
  useEffect(() => {
    if (isMany && assetId !== undefined && resourceType !== undefined) finding?.send({ type: 'find.typed', asset: { assetId, resourceType }, wanted, read })
  }, [finding, isMany, assetId, resourceType, wanted, read])
  const found = useSelector(finding, (snapshot) => (snapshot?.context.asset.assetId === assetId && snapshot?.context.wanted === wanted ? snapshot.context.found.pages : NONE))
  return isMany ? found : NONE
}
