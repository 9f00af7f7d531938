import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'
import { Panel } from '../detail/panel.ts'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

/** Where an asset's page will stand, in the same places. */
export const AssetSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Root aria-busy>
      <VisuallyHidden as="output">{t('asset.loading')}</VisuallyHidden>
      <Stage />
      <Panel>
        <Lines>
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="30%" $height="12px" />
          <Skeleton $width="55%" $height="32px" />
          {ROWS.map((row) => (
            <Skeleton key={row} $height="14px" />
          ))}
        </Lines>
      </Panel>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;

  ${theme.media.belowLg} {
    flex-direction: column;
  }
`

const Stage = styled.div`
  flex: 1;
  min-height: 50dvh;
  background: ${theme.color.sunken};

  ${theme.media.belowMd} {
    flex: none;
    min-height: 45dvh;
  }
`

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
`
