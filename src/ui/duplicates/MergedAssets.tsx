import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import { FileName } from '../kit/FileName.tsx'
import { placeText } from '../rows/placeText.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { Mat } from './Mat.ts'

interface MergedAssetsProps {
  /** The kept one first. */
  readonly assets: readonly Duplicate[]
  readonly files: FileAddresses
}

/** Which one is kept, and which go to the trash. */
export const MergedAssets = ({ assets: [kept, ...others], files }: MergedAssetsProps) => {
  const { t } = useTranslation()
  const row = ({ asset, path }: Duplicate) => (
    <Row key={asset.id}>
      <Framed>
        <Thumbnail asset={asset} address={files.thumbnail(asset, 320)} small lazy />
      </Framed>
      <span>
        <FileName name={asset.name} />
        <small>{placeText(t, asset.type, path)}</small>
      </span>
    </Row>
  )
  return (
    <Root>
      <section>
        <h3>{t('duplicates.merging.kept')}</h3>
        <ul>{kept !== undefined && row(kept)}</ul>
      </section>
      <section>
        <h3>{t('duplicates.merging.trashed', { count: others.length })}</h3>
        <ul>{others.map(row)}</ul>
      </section>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};

  h3 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.inkSoft};
  }

  ul {
    display: grid;
    gap: ${theme.space[2]};
    max-height: calc(${theme.size.bar} * 4);
    overflow: auto;
  }

  ${theme.media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;

  > span:last-child {
    display: grid;
    min-width: 0;
  }

  small {
    overflow: hidden;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Framed = styled(Mat)`
  border: ${theme.border.line};
`
