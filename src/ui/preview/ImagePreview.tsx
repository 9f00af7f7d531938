import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Zoom } from '../../application/assets/preview.machine.ts'
import { theme } from '../theme/theme.ts'
import { useFrameSize } from './useFrameSize.ts'
import { useZoomGestures } from './useZoomGestures.ts'
import { fitted, panned, type Point, type Size, type View } from './zoom.ts'

interface ImagePreviewProps {
  readonly name: string
  /** What the browser can show, in full. */
  readonly address: string
  /** A small picture of it that stands in while the full one loads. */
  readonly thumbnail: string | undefined
  /** Pixels, where they are known before the picture is there. */
  readonly size: Size | undefined
  readonly zoom: Zoom
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
  readonly onActual: () => void
  /** The factor at which the whole picture fits. */
  readonly onFitted: (factor: number) => void
  readonly onBroken: () => void
  /** What lies over it and is zoomed and moved with it. */
  readonly over?: ReactNode
  /** What comes into sight once it is named, in shares of the picture from its upper left corner. */
  readonly target?: Point | undefined
}

const UNKNOWN: Size = { width: 1, height: 1 }
const CENTRE = { x: 0, y: 0 }

/** A picture, fitted or zoomed by wheel, pinch, keys and double click, and moved by dragging. */
export const ImagePreview = ({ name, address, thumbnail, size, zoom, onZoom, onFit, onActual, onFitted, onBroken, over, target }: ImagePreviewProps) => {
  const { t } = useTranslation()
  const stage = useRef<HTMLDivElement>(null)
  const frame = useFrameSize(stage)
  const [natural, setNatural] = useState<Size>()
  const [loaded, setLoaded] = useState(false)
  const aim = target === undefined ? '' : `${target.x} ${target.y}`
  /** Where it was moved to by hand, and what was aimed at then. */
  const [moved, setMoved] = useState({ aim: '', ...CENTRE })
  const picture = natural ?? size
  const whole = picture !== undefined && frame !== undefined ? fitted(picture, frame).scale : undefined

  useEffect(() => {
    // Behind a text it has no size.
    if (whole !== undefined && whole > 0) onFitted(whole)
  }, [whole, onFitted])

  const scale = zoom === 'fit' ? (whole ?? 1) : zoom
  const isAimed = target !== undefined && picture !== undefined && moved.aim !== aim
  const offset = isAimed ? { x: (0.5 - target.x) * picture.width * scale, y: (0.5 - target.y) * picture.height * scale } : { x: moved.x, y: moved.y }
  const view = picture !== undefined && frame !== undefined ? panned({ scale, ...offset }, CENTRE, picture, frame) : { scale, ...CENTRE }
  const gestures = useZoomGestures(stage, {
    view,
    picture: picture ?? UNKNOWN,
    frame: frame ?? UNKNOWN,
    onFit,
    onActual,
    onView: (next: View) => {
      setMoved({ aim, x: next.x, y: next.y })
      if (next.scale === view.scale) return
      if (whole !== undefined && next.scale <= whole) onFit()
      else onZoom(next.scale)
    },
  })

  const box = { width: (picture?.width ?? 0) * view.scale, height: (picture?.height ?? 0) * view.scale }
  const place = { ...box, transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px)` }
  return (
    <Stage ref={stage} tabIndex={0} aria-label={t('preview.zoomable', { name })} data-zoomed={zoom !== 'fit'} {...gestures}>
      {!loaded && thumbnail !== undefined && picture !== undefined && <Picture src={thumbnail} alt="" style={place} draggable={false} />}
      <Picture
        src={address}
        alt={name}
        style={picture === undefined ? { opacity: 0 } : place}
        data-loaded={loaded}
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          setNatural({ width, height })
          setLoaded(true)
        }}
        onError={onBroken}
      />
      {loaded && over !== undefined && picture !== undefined && <Over style={place}>{over}</Over>}
    </Stage>
  )
}

const Stage = styled.section`
  position: relative;
  flex: 1;
  min-height: 0;
  margin: ${theme.space[2]} ${theme.space[12]} ${theme.space[12]};
  touch-action: none;
  outline-offset: ${theme.space[1]};

  &[data-zoomed='true'] {
    margin: 0;
    overflow: hidden;
    outline-offset: ${theme.focus.inset};
    cursor: grab;
  }

  &[data-zoomed='true']:active {
    cursor: grabbing;
  }

  ${theme.media.belowMd} {
    margin: ${theme.space[2]} ${theme.space[3]} ${theme.space[3]};
  }
`

const Over = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  pointer-events: none;
`

const Picture = styled.img`
  position: absolute;
  top: 50%;
  left: 50%;
  max-width: none;
  border-radius: 4px;
  user-select: none;

  &[data-loaded='true'] {
    box-shadow: ${theme.shadow.float};
  }
`
