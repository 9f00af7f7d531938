import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ListView } from '../../../application/preferences/Preferences.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { theme } from '../../theme/theme.ts'
import { COLUMN_GAP, ROW_GAP, ROW_HEIGHT } from './rowSizes.ts'

const TILES = Array.from({ length: 12 }, (_, place) => place)
const ROWS = Array.from({ length: 14 }, (_, place) => place)

/** Where a folder's contents will stand, in the same columns and sizes. */
export const FolderSkeleton = ({ view }: { readonly view: ListView }) => {
  const { t } = useTranslation()
  return (
    <Root aria-busy>
      <VisuallyHidden as="output">{t('library.loading')}</VisuallyHidden>
      {view === 'grid' ? (
        <Tiles>
          {TILES.map((place) => (
            <div key={place}>
              <Mat />
              <Skeleton $width="70%" $height="12px" />
              <Skeleton $width="30%" $height="10px" />
            </div>
          ))}
        </Tiles>
      ) : (
        ROWS.map((place) => (
          <Row key={place}>
            <Skeleton $width="48px" $height="32px" />
            <Skeleton $width="36%" $height="12px" />
          </Row>
        ))
      )}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${ROW_GAP.comfortable}px ${COLUMN_GAP.comfortable}px;

  [data-density='compact'] & {
    gap: ${ROW_GAP.compact}px ${COLUMN_GAP.compact}px;
  }

  ${theme.media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${theme.media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${theme.media.xl} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  > div {
    display: grid;
    gap: 6px;
  }
`

const Mat = styled(Skeleton)`
  height: auto;
  aspect-ratio: 1;
  border-radius: ${theme.radius.large};
  background: ${theme.color.mat};
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  height: ${ROW_HEIGHT.comfortable}px;
  padding-left: 36px;
  border-bottom: ${theme.border.line};

  [data-density='compact'] & {
    height: ${ROW_HEIGHT.compact}px;
  }
`
