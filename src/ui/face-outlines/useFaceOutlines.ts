import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { FACES } from '../../application/face-recognition/faceActors.ts'
import type { PictureFace } from '../../application/face-recognition/FaceGateway.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { useCapability } from '../page/useCapability.ts'

export interface ShownFaces {
  readonly isShown: boolean
  readonly onShown: () => void
  /** Those that nobody ignores; none until they are read. */
  readonly faces: readonly PictureFace[]
  /** How many there are, or why there are none; undefined while nobody has asked. */
  readonly text: string | undefined
}

interface Asked {
  readonly asset: Pick<AssetDetail, 'id' | 'type' | 'contentVersion'>
  readonly capabilities: Capabilities
}

const NOT_SEEN = { Off: 'faces.outlines.off', Waiting: 'faces.outlines.waiting', Failed: 'faces.outlines.failed', Read: 'faces.outlines.none' } as const

/** The faces of the picture that is looked at, once somebody wants to see where they are. */
export const useFaceOutlines = ({ asset, capabilities }: Asked): ShownFaces => {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const { id: assetId, type: resourceType, contentVersion } = asset
  const actor = useCapability(capabilities, FACES)?.pictureFaces
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => {
    if (!isShown) return undefined
    let isOver = false
    void capabilities.load(FACES).then(
      ({ pictureFaces }) => {
        if (!isOver) pictureFaces.send({ type: 'faces.asked', place: { resourceType, assetId } })
      },
      () => undefined,
    )
    return () => {
      isOver = true
      capabilities.now(FACES)?.pictureFaces.send({ type: 'faces.hidden' })
    }
  }, [capabilities, isShown, resourceType, assetId])

  const own = isShown && snapshot?.context.place.assetId === assetId ? snapshot : undefined
  const found = own?.context.found?.contentVersion === contentVersion ? own.context.found : undefined
  const faces = found?.faces.filter(({ isIgnored }) => !isIgnored) ?? []
  const textOf = (): string | undefined => {
    if (own?.matches('failed') === true) return t('faces.facesFailed')
    if (found === undefined) return isShown ? t('faces.readingFaces') : undefined
    return faces.length === 0 ? t(NOT_SEEN[found.state]) : t('faces.count', { count: faces.length })
  }
  return { isShown, onShown: () => setShown(!isShown), faces, text: textOf() }
}
