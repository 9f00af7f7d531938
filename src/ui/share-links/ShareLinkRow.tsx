import { Eye, File, Folder, Link2, MoreHorizontal, Pencil, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Link } from 'react-router'
import { formatCalendarDate, formatDateTime } from '../../domain/format/dates.ts'
import { mayChangeLink, type ShareLink } from '../../domain/share-links/shareLink.ts'
import { sharedAddress } from '../addresses/shareLinks.ts'
import { Badge, type BadgeTone } from '../kit/Badge.tsx'
import { ellipsis } from '../kit/mixins.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'

interface ShareLinkRowProps {
  readonly link: ShareLink
  /** Whose it is, where links of others stand beside it. */
  readonly isNamed: boolean
  readonly mayChange: boolean
  readonly onEdit: (link: ShareLink) => void
  readonly onRevoke: (link: ShareLink) => void
}

const TONES: Readonly<Record<ShareLink['state'], BadgeTone>> = { active: 'success', expired: 'warning', revoked: 'neutral' }
const ICONS = { asset: File, folder: Folder, selection: Link2 } as const

/** A link among others: what it is of, until when, what it takes and allows, and how it was used. */
export const ShareLinkRow = ({ link, isNamed, mayChange, onEdit, onRevoke }: ShareLinkRowProps) => {
  const { t } = useTranslation()
  const { title, state, kind, count, until, mayDownload, isProtected, opens, downloads, lastUsedAt, maker } = link
  const Icon = ICONS[kind]
  const to = sharedAddress(link)
  const facts = [
    kind === 'selection' ? t('shareLinks.items', { count }) : t(`shareLinks.kinds.${kind}`),
    t('shareLinks.until', { date: formatCalendarDate(until) }),
    t(mayDownload ? 'shareLinks.mayDownload' : 'shareLinks.mayLook'),
    ...(isProtected ? [t('shareLinks.isProtected')] : []),
    ...(isNamed && maker !== '' ? [maker] : []),
  ]
  const use = lastUsedAt === null ? t('shareLinks.unused') : t('shareLinks.used', { opens, downloads, last: formatDateTime(lastUsedAt, TIME_ZONE).slice(0, 16) })
  const entries: readonly MenuEntry[] = [
    ...(mayChange && mayChangeLink(link) ? [{ id: 'edit', label: t('shareLinks.edit'), icon: <Pencil size={16} />, onSelect: () => onEdit(link) }] : []),
    ...(state === 'revoked' ? [] : [{ id: 'revoke', label: t('shareLinks.revoke'), icon: <Undo2 size={16} />, tone: 'danger' as const, separated: true, onSelect: () => onRevoke(link) }]),
  ]
  const label = t('shareLinks.actionsFor', { title })
  return (
    <Row>
      <Icon size={18} aria-hidden />
      <Lines>
        <Title>
          <strong title={title}>{title}</strong>
          <Badge tone={TONES[state]}>{t(`shareLinks.states.${state}`)}</Badge>
        </Title>
        <small>{facts.join(' · ')}</small>
        <small>{use}</small>
      </Lines>
      {to !== undefined && (
        <Way to={to} aria-label={t('shareLinks.show', { title })} title={t('shareLinks.show', { title })}>
          <Eye size={16} aria-hidden />
        </Way>
      )}
      {entries.length > 0 && <Menu label={label} entries={entries} button={<IconButton label={label} icon={<MoreHorizontal size={16} />} />} />}
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};

  &:hover {
    background: ${theme.color.hover};
  }
`

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[1]};
  min-width: 0;

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
    overflow-wrap: anywhere;
  }
`

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;

  strong {
    font-weight: ${theme.font.weight.medium};
    ${ellipsis}

    ${theme.media.belowSm} {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`

const Way = styled(Link)`
  display: grid;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  color: ${theme.color.inkSoft};
`
