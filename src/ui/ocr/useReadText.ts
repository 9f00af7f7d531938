import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { OCR, type OcrActors } from '../../application/ocr/ocrActors.ts'
import type { OcrAsset } from '../../application/ocr/OcrGateway.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { findInWords, type OcrHit } from '../../domain/ocr/find.ts'
import { hasWords, type OcrStatus } from '../../domain/ocr/ocr.ts'
import type { OcrPage } from '../../domain/ocr/page.ts'
import { can } from '../../domain/rights/can.ts'
import { useCapability } from '../page/useCapability.ts'

/** How the text that was read of an asset is looked at, beside its picture and over it. */
export interface ReadText {
  readonly actors: Pick<OcrActors, 'pageText' | 'wordCorrection' | 'ocrFinding' | 'pagePictures'>
  readonly asset: OcrAsset
  readonly status: OcrStatus
  /** Of the page that is shown; undefined while it is not known. */
  readonly page: OcrPage | undefined
  readonly mayCorrect: boolean
  readonly isOver: boolean
  readonly isBeside: boolean
  readonly isCorrecting: boolean
  readonly onOver: () => void
  readonly onBeside: () => void
  readonly onCorrecting: () => void
  /** Where what is looked for stands on the page. */
  readonly hits: readonly OcrHit[]
}

interface Shown {
  readonly isOffered: boolean
  readonly asset: AssetDetail
  readonly capabilities: Capabilities
  readonly permissions: readonly Permission[]
  /** The page that is looked at, from 1. */
  readonly shownPage: number
  /** What is looked for. */
  readonly wanted: string
}

/** Asks for the text of the page that is looked at, once some of the asset was read; undefined where there is none. */
export const useReadText = ({ asset, capabilities, permissions, shownPage, wanted, isOffered }: Shown): ReadText | undefined => {
  const [isOver, setOver] = useState(true)
  const [isBeside, setBeside] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const actors = useCapability(capabilities, OCR)
  const known = useSelector(actors?.assetOcr, (snapshot) => snapshot?.context)
  const text = useSelector(actors?.pageText, (snapshot) => snapshot?.context)
  const open = useSelector(actors?.wordCorrection, (snapshot) => (snapshot?.hasTag('open') === true ? snapshot.context : undefined))
  const { id: assetId, type: resourceType } = asset
  useEffect(() => {
    if (isOffered) void capabilities.load(OCR).catch(() => undefined)
  }, [capabilities, isOffered])
  useEffect(() => {
    if (isOffered) actors?.assetOcr.send({ type: 'asset.shown', asset: { resourceType, assetId } })
  }, [actors, isOffered, resourceType, assetId])
  const status = known?.asset.assetId === assetId ? known.status : undefined
  const isRead = status !== undefined && hasWords(status)
  const contentVersion = status?.contentVersion
  useEffect(() => {
    if (isRead && contentVersion !== undefined) actors?.pageText.send({ type: 'page.shown', place: { resourceType, assetId, page: shownPage }, contentVersion })
  }, [actors, isRead, resourceType, assetId, shownPage, contentVersion])

  // What somebody is writing stays in sight where the file is exchanged meanwhile.
  const written = open?.place?.assetId === assetId && open.page?.page === shownPage && open.page.contentVersion !== contentVersion ? open.page : undefined
  if (actors === undefined || status === undefined || (!isRead && written === undefined)) return undefined
  const page = written ?? (text?.place.assetId === assetId && text.place.page === shownPage ? text.page : undefined)
  return {
    actors,
    asset: { resourceType, assetId },
    status,
    page,
    mayCorrect: can(permissions, 'ocr'),
    isOver,
    isBeside,
    isCorrecting,
    onOver: () => {
      setOver(!isOver)
      setCorrecting(false)
    },
    onBeside: () => setBeside(!isBeside),
    onCorrecting: () => {
      setCorrecting(!isCorrecting)
      setOver(true)
    },
    hits: page === undefined || wanted.trim() === '' ? [] : findInWords(page.words, wanted),
  }
}
