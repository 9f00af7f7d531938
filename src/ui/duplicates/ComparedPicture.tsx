import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { useFrameSize } from '../preview/useFrameSize.ts'
import { useZoomGestures } from '../preview/useZoomGestures.ts'
import type { View } from '../preview/zoom.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { STAGE_HEIGHT } from './stageHeight.ts'

interface ComparedPictureProps {
  readonly asset: AssetSummary
  readonly files: FileAddresses
  /** The same for all that stand side by side: 1 is the whole picture, whatever its pixels are. */
  readonly view: View
  readonly onView: (view: View) => void
}

/** The whole picture. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }
const CLOSE: View = { scale: 3, x: 0, y: 0 }

/** From here on the file itself is shown: the thumbnail has no more to show. */
const SHARP_FROM = 1.5

const NO_FRAME = { width: 1, height: 1 }

/** One of the pictures that are compared: zooming or moving it zooms and moves all. */
export const ComparedPicture = ({ asset, files, view, onView }: ComparedPictureProps) => {
  const { t } = useTranslation()
  const stage = useRef<HTMLDivElement>(null)
  const frame = useFrameSize(stage) ?? NO_FRAME
  const gestures = useZoomGestures(stage, { view, picture: frame, frame, onView, onFit: () => onView(WHOLE), onActual: () => onView(CLOSE) })
  const isWhole = view.scale <= 1
  const hasPicture = asset.thumbnail === 'Ready'
  if (!hasPicture)
    return (
      <Stage>
        <Thumbnail asset={asset} address="" />
      </Stage>
    )
  // The whole picture is moved by nothing: the page's own keys go from group to group.
  const pressed = (event: KeyboardEvent) => {
    if (['+', '=', '-', '0'].includes(event.key) || (!isWhole && event.key.startsWith('Arrow'))) gestures.onKeyDown(event)
  }
  const place = { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
  return (
    <Stage
      ref={stage}
      as="section"
      tabIndex={0}
      aria-label={t('duplicates.zoomable', { name: asset.name })}
      data-zoomed={!isWhole}
      {...gestures}
      onKeyDown={pressed}
      onDoubleClick={() => onView(isWhole ? CLOSE : WHOLE)}
    >
      <img src={files.thumbnail(asset, 960)} alt="" style={place} draggable={false} decoding="async" />
      {view.scale > SHARP_FROM && asset.preview === 'image' && <img src={files.preview(asset)} alt="" style={place} draggable={false} decoding="async" />}
    </Stage>
  )
}

const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: ${STAGE_HEIGHT};
  overflow: hidden;
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.mat};
  touch-action: pan-x pan-y;

  &[data-zoomed='true'] {
    touch-action: none;
    cursor: grab;
  }

  &[data-zoomed='true']:active {
    cursor: grabbing;
  }

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    user-select: none;
  }
`
