import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface FaceImageProps {
  /** Undefined: there is no face to show. */
  readonly address: string | undefined
  readonly shape?: 'round' | 'square'
}

/** A face cut out of its picture; where it cannot be had, the sign of a person. Who it is, stands beside it. */
export const FaceImage = ({ address, shape = 'round' }: FaceImageProps) => {
  const [broken, setBroken] = useState<string>()
  return (
    <Mat data-shape={shape}>
      {address === undefined || broken === address ? <UserRound strokeWidth={1.25} aria-hidden /> : <img src={address} alt="" decoding="async" loading={shape === 'square' ? 'lazy' : undefined} draggable={false} onError={() => setBroken(address)} />}
    </Mat>
  )
}

const Mat = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkFaint};
  background: ${theme.color.mat};

  &[data-shape='round'] {
    border-radius: 50%;
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  > svg {
    width: 40%;
    height: 40%;
  }
`
