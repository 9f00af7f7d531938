import { styled } from 'styled-components'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { COLUMN_GAP, ROW_GAP } from '../../rows/rowSizes.ts'
import { theme } from '../../theme/theme.ts'

const WAITING = Array.from({ length: 12 }, (_, place) => place)

/** Tiles that are on their way: a picture and three lines, in the columns of the grid. */
export const TileSkeletons = ({ label }: { readonly label: string }) => (
  <Tiles aria-busy aria-label={label}>
    {WAITING.map((place) => (
      <li key={place}>
        <Mat />
        <Skeleton $width="70%" $height="12px" />
        <Skeleton $width="40%" $height="10px" />
        <Skeleton $width="60%" $height="10px" />
      </li>
    ))}
  </Tiles>
)

const Tiles = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${ROW_GAP.comfortable}px ${COLUMN_GAP.comfortable}px;

  @container (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @container (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @container (min-width: 1280px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  > li {
    display: grid;
    gap: ${theme.space.snug};
  }
`

const Mat = styled(Skeleton)`
  height: auto;
  aspect-ratio: 1;
  border-radius: ${theme.radius.large};
  background: ${theme.color.mat};
`
