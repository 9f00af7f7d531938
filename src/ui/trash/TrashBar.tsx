import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { isInTrashSelection, trashSelectedCount, trashSelectionOf } from '../../application/trash/trashList.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { type TrashActors, useTrashActions } from './useTrashActions.tsx'

interface TrashBarProps {
  readonly actors: TrashActors
  readonly permissions: readonly Permission[]
}

/** What of the trash is selected, and what becomes of it. */
export const TrashBar = ({ actors, permissions }: TrashBarProps) => {
  const { trashList } = actors
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(trashList, (current) => current)
  const { items, total, list } = snapshot.context
  const count = trashSelectedCount(snapshot)
  const chosen = items.filter(({ id }) => isInTrashSelection(snapshot, id))
  const number = (value: number) => formatNumber(value, matchLanguage(i18n.language))
  const offered = useTrashActions(actors, permissions)({ selection: trashSelectionOf(snapshot), count, items: chosen })
  return (
    <Bar role="toolbar" data-bar="selection" aria-label={t('library.selection')}>
      <IconButton label={t('library.clearSelection')} icon={<X size={16} />} onClick={() => trashList.send({ type: 'cleared' })} />
      <p aria-live="polite">{t('library.selected', { count, number: number(count) })}</p>
      {count < total && list.type === undefined && (
        <Button tone="ghost" onClick={() => trashList.send({ type: 'all.selected' })}>
          {t('library.selectAllOf', { number: number(total) })}
        </Button>
      )}
      <Space />
      {offered.map(({ id, label, icon, tone, start }) => (
        <Button key={id} tone={tone === 'danger' ? 'danger' : 'secondary'} icon={icon} onClick={start}>
          <Label data-tone={tone}>{label}</Label>
        </Button>
      ))}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 60px;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.primaryLine};
  background: ${theme.color.primarySoft};

  ${theme.media.belowMd} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.layer.panel};
    padding-bottom: calc(${theme.space[2]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${theme.color.primaryLine};
    border-bottom: 0;
  }
`

/** On phones what can be done has a line of its own. */
const Space = styled.span`
  flex: 1;

  ${theme.media.belowSm} {
    flex-basis: 100%;
  }
`

/** On phones what cannot be undone is said in words; what can goes by its sign, so that all stand in one line. */
const Label = styled.span`
  ${theme.media.belowSm} {
    &:not([data-tone='danger']) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
