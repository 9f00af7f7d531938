import { useSelector } from '@xstate/react'
import { Download, RotateCcw, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ShellActors } from '../../application/actors.ts'
import { takeHome } from '../../application/trash/takingHome.ts'
import { isInTrashSelection, trashSelectedCount, trashSelectionOf } from '../../application/trash/trashList.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'

interface TrashBarProps {
  readonly actors: Pick<ShellActors, 'trashList' | 'arranging' | 'deletion' | 'transfers' | 'files'>
  readonly permissions: readonly Permission[]
}

/** What of the trash is selected, and what becomes of it. */
export const TrashBar = ({ actors: { trashList, arranging, deletion, transfers, files }, permissions }: TrashBarProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(trashList, (current) => current)
  const { items, total, list } = snapshot.context
  const count = trashSelectedCount(snapshot)
  const chosen = items.filter(({ id }) => isInTrashSelection(snapshot, id))
  const types = new Set(chosen.map(({ type }) => type))
  const number = (value: number) => formatNumber(value, matchLanguage(i18n.language))
  const restore = () => {
    const [only] = chosen
    const type = types.size === 1 && count === chosen.length ? only?.type : undefined
    const name = count === 1 ? only?.name : undefined
    arranging.send({
      type: 'arrange.open',
      asked: { action: 'restore', type, selection: trashSelectionOf(snapshot), count, ...(name === undefined ? {} : { name }) },
    })
  }
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
      {permissions.includes('DOWNLOAD_RESOURCES_FROM_TRASH') && (
        <Button
          icon={<Download size={16} />}
          onClick={() => takeHome(transfers, files, { selection: trashSelectionOf(snapshot), count, items: chosen })}
        >
          {t('library.download')}
        </Button>
      )}
      {permissions.includes('RESTORE_RESOURCES') && (
        <Button icon={<RotateCcw size={16} />} onClick={restore}>
          {t('trash.restore')}
        </Button>
      )}
      {permissions.includes('DELETE_RESOURCES_PERMANENTLY') && (
        <Button
          tone="danger"
          icon={<Trash2 size={16} />}
          onClick={() => deletion.send({ type: 'deletion.ask', selection: trashSelectionOf(snapshot), count, names: chosen.map(({ name }) => name) })}
        >
          {t('trash.deletion.go')}
        </Button>
      )}
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

const Space = styled.span`
  flex: 1;
`
