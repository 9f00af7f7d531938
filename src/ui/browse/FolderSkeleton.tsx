import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ListView } from '../../application/preferences/Preferences.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'
import { Card, Cards, CardText, Section } from './folderCardParts.ts'
import { COLUMN_GAP, ROW_GAP, ROW_HEIGHT } from '../rows/rowSizes.ts'

/** So many stand there where it is not known how many will come, and never more of anything. */
const UNKNOWN = { folders: 0, assets: 12 }
const MOST = 24

const places = (count: number) => Array.from({ length: Math.min(count, MOST) }, (_, place) => place)

interface FolderSkeletonProps {
  readonly view: ListView
  /** How many are known to come. */
  readonly counts: { readonly folders?: number; readonly assets: number } | undefined
}

/** Where a folder's contents will stand, in the same columns and sizes, and as many. */
export const FolderSkeleton = ({ view, counts = UNKNOWN }: FolderSkeletonProps) => {
  const { t } = useTranslation()
  const { folders = 0, assets } = counts
  return (
    <Root aria-busy>
      <VisuallyHidden as="output">{t('library.loading')}</VisuallyHidden>
      {view === 'grid' ? (
        <>
          {folders > 0 && (
            <Section as="div">
              <Cards as="div">
                {places(folders).map((place) => (
                  <Card key={place} data-place-kept="folder">
                    <Skeleton $width="20px" $height="20px" />
                    <CardText>
                      <Skeleton $width="60%" $height="12px" />
                      <Skeleton $width="40%" $height="10px" />
                    </CardText>
                  </Card>
                ))}
              </Cards>
            </Section>
          )}
          <Tiles>
            {places(assets).map((place) => (
              <div key={place} data-place-kept="asset">
                <Mat />
                <Skeleton $width="70%" $height="12px" />
                <Skeleton $width="30%" $height="10px" />
              </div>
            ))}
          </Tiles>
        </>
      ) : (
        places(folders + assets).map((place) => (
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
