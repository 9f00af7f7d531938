import { styled } from 'styled-components'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Area } from '../../domain/persons/area.ts'
import { theme } from '../theme/theme.ts'

interface FaceCropProps {
  readonly asset: Pick<AssetSummary, 'width' | 'height'>
  readonly area: Area
  readonly address: string
}

/** Pixels of the side. */
const SIDE = 48

/** The part of a picture that shows a face. */
export const FaceCrop = ({ asset: { width, height }, area, address }: FaceCropProps) => {
  const ratio = width === null || height === null ? 1 : height / width
  // The longer side of the face fills the frame.
  const whole = SIDE / Math.max(area.width, area.height * ratio)
  const [left, top] = [SIDE / 2 - (area.x + area.width / 2) * whole, SIDE / 2 - (area.y + area.height / 2) * whole * ratio]
  return (
    <Frame>
      <img src={address} alt="" loading="lazy" decoding="async" draggable={false} style={{ width: whole, height: whole * ratio, left, top }} />
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  flex: none;
  width: ${SIDE}px;
  height: ${SIDE}px;
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.mat};

  img {
    position: absolute;
    max-width: none;
  }
`
