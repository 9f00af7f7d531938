import { ExternalLink, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { segmentOf } from '../../domain/access/segments.ts'
import type { RowAsset } from '../../domain/metadata-table/tableRow.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { FileName } from '../kit/FileName.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { endRoom } from '../page/endRoom.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'

interface AssetBesideProps {
  readonly asset: RowAsset
  readonly type: ResourceType
  readonly files: FileAddresses
  readonly onClose: () => void
}

/** The asset of the row that has the focus, large enough to be described. */
export const AssetBeside = ({ asset, type, files, onClose }: AssetBesideProps) => {
  const { t } = useTranslation()
  return (
    <Panel aria-label={t('metadataTable.beside')}>
      <header>
        <FileName name={asset.name} />
        <IconButton label={t('kit.close')} icon={<X size={16} />} onClick={onClose} />
      </header>
      <Picture>
        <Thumbnail asset={{ ...asset, width: null, height: null }} address={files.thumbnail(asset, 960)} />
      </Picture>
      <p>{asset.fileNumber}</p>
      <p>{asset.path.map(({ name }) => name).join(' / ')}</p>
      <ButtonLink to={`/${segmentOf(type)}/assets/${asset.id}/detail/metadata`} icon={<ExternalLink size={16} />}>
        {t('metadataTable.besideOpen')}
      </ButtonLink>
    </Panel>
  )
}

const Panel = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${theme.space[3]};
  width: ${theme.size.search};
  padding: ${theme.space[4]};
  ${endRoom(theme.space[4])}
  overflow: auto;
  border-top: ${theme.border.line};
  border-left: ${theme.border.line};
  background: ${theme.color.surface};

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }

  p {
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }
`

const Picture = styled.div`
  display: grid;
  place-items: center;
  min-height: ${theme.size.qrCode};
  border-radius: ${theme.radius.small};
  background: ${theme.color.mat};

  img {
    max-width: 100%;
    max-height: ${theme.size.search};
    object-fit: contain;
  }
`
