import { memo, useState } from 'react'
import type { AssetSummary } from '../../../domain/library/asset.ts'
import { TypeTile } from './TypeTile.tsx'

interface ThumbnailProps {
  readonly asset: AssetSummary
  readonly address: string
  /** In a row rather than on a mat. */
  readonly small?: boolean
}

/**
 * An asset's picture in a box that has its ratio before the picture is there, so that nothing moves; the type tile where there is none.
 * The look belongs to what it lies on: see `picture` in AssetTile and AssetRow.
 */
export const Thumbnail = memo(({ asset, address, small = false }: ThumbnailProps) => {
  const [broken, setBroken] = useState<string>()
  if (asset.thumbnail !== 'Ready' || broken === address) return <TypeTile name={asset.name} preview={asset.preview} small={small} />
  const { width, height } = asset
  return (
    <img
      key={address}
      src={address}
      alt=""
      decoding="async"
      draggable={false}
      data-shape={width === null || height === null ? 'unknown' : width >= height ? 'wide' : 'tall'}
      {...(width !== null && height !== null && { style: { aspectRatio: `${width} / ${height}` } })}
      onError={() => setBroken(address)}
    />
  )
})
