import { memo, useEffect, useState } from 'react'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { TypeTile } from './TypeTile.tsx'

interface ThumbnailProps {
  readonly asset: Pick<AssetSummary, 'name' | 'thumbnail' | 'preview' | 'width' | 'height'>
  readonly address: string
  /** In a row rather than on a mat. */
  readonly small?: boolean
  /** Of a long list that is drawn whole: asked for when it comes into sight. */
  readonly lazy?: boolean
}

/** Milliseconds until a picture is asked for again that did not come: the server may be busy, or just make it anew. A browser tells a page no more. */
const AGAIN_MS = [1_500, 5_000, 15_000]

/**
 * An asset's picture in a box that has its ratio before the picture is there, so that nothing moves; the type tile where there is none.
 * The look belongs to what it lies on: see `picture` in AssetTile and AssetRow.
 */
export const Thumbnail = memo(({ asset, address, small = false, lazy = false }: ThumbnailProps) => {
  const [{ failed, times }, setBroken] = useState({ failed: '', times: 0 })
  const isBroken = failed === address
  const isOver = isBroken && times > AGAIN_MS.length
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setWaiting(false), AGAIN_MS[times - 1])
    return () => clearTimeout(timer)
  }, [waiting, times])
  if (asset.thumbnail !== 'Ready' || (isBroken && (isOver || waiting))) return <TypeTile name={asset.name} preview={asset.preview} small={small} />
  const { width, height } = asset
  return (
    <img
      key={`${address} ${isBroken ? times : 0}`}
      src={address}
      alt=""
      decoding="async"
      loading={lazy ? 'lazy' : undefined}
      draggable={false}
      data-shape={width === null || height === null ? 'unknown' : width >= height ? 'wide' : 'tall'}
      {...(width !== null && height !== null && { style: { aspectRatio: `${width} / ${height}` } })}
      onError={() => {
        setBroken({ failed: address, times: isBroken ? times + 1 : 1 })
        setWaiting(true)
      }}
    />
  )
})
