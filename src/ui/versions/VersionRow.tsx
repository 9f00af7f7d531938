import { Download, History, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { isInlineSafe } from '../../domain/assets/contentTypes.ts'
import type { AssetVersion } from '../../domain/versions/version.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { Picture, Words } from '../items/itemParts.ts'

interface VersionRowProps {
  readonly version: AssetVersion
  readonly assetId: string
  readonly files: FileAddresses
  readonly permissions: readonly Permission[]
  readonly busy: boolean
  readonly onRestore: () => void
  readonly onDelete: () => void
}

/** One earlier file: what it looked like, how large it is, until when it was the asset's file, and who replaced it. */
export const VersionRow = ({ version, assetId, files, permissions, busy, onRestore, onDelete }: VersionRowProps) => {
  const { t, i18n } = useTranslation()
  const { id, number, size, replacedAt, replacedBy } = version
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const title = t('versions.number', { number })
  return (
    <Root>
      <Picture aria-hidden>{version.hasThumbnail ? <img src={files.version(assetId, id, 'thumbnail')} alt="" loading="lazy" /> : <History size={18} />}</Picture>
      <Words>
        {isInlineSafe(version.mediaType) ? (
          <a href={files.version(assetId, id, 'preview')} target="_blank" rel="noreferrer" aria-label={t('versions.look', { number })}>
            {title}
          </a>
        ) : (
          <strong>{title}</strong>
        )}
        <Said>
          {t('versions.until', { date: formatDateTime(replacedAt, timeZone) })} · {formatSize(size, matchLanguage(i18n.language))}
          {replacedBy !== '' && ` · ${t('versions.by', { name: replacedBy })}`}
        </Said>
      </Words>
      {can(permissions, 'downloadFile') && (
        <Save href={files.version(assetId, id, 'content')} download aria-label={t('versions.download', { number })} title={t('versions.download', { number })}>
          <Download size={16} aria-hidden />
        </Save>
      )}
      {can(permissions, 'edit') && (
        <IconButton label={t('versions.restore', { number })} icon={<History size={16} />} disabled={busy} onClick={onRestore} />
      )}
      {can(permissions, 'deleteVersion') && (
        <IconButton label={t('versions.deleteNumber', { number })} icon={<Trash2 size={16} />} disabled={busy} onClick={onDelete} />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.touch};
  padding: ${theme.space[2]} 0;

  strong,
  a {
    font-weight: ${theme.font.weight.medium};
  }
`

const Said = styled.span`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`

const Save = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkSoft};

  &:hover {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }
`
