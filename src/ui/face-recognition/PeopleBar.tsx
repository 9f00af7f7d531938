import { EyeOff, Eye, UserRoundPen, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Somebody } from '../../application/face-recognition/somebody.ts'
import { FACE_SHORTCUTS } from '../../domain/face-recognition/shortcuts.ts'
import { BarActions } from '../selection/BarActions.tsx'
import { SelectionBar } from '../selection/SelectionBar.tsx'

interface PeopleBarProps {
  readonly chosen: readonly Somebody[]
  readonly total: number
  readonly isIgnored: boolean
  readonly onName: () => void
  readonly onMerge: () => void
  readonly onIgnore: () => void
  readonly onClear: () => void
}

/** What can be done with the people that are picked. */
export const PeopleBar = ({ chosen, total, isIgnored, onName, onMerge, onIgnore, onClear }: PeopleBarProps) => {
  const { t } = useTranslation()
  const name = { id: 'name', label: t('faces.name'), title: t('faces.nameChosen'), icon: <UserRoundPen size={16} />, tone: 'plain', shortcut: FACE_SHORTCUTS.name, start: onName } as const
  const merge = { id: 'merge', label: t('faces.merge'), title: t('faces.mergeChosen'), icon: <UsersRound size={16} />, tone: 'plain', shortcut: FACE_SHORTCUTS.merge, start: onMerge } as const
  const ignore = {
    id: 'ignore',
    label: t(isIgnored ? 'faces.notice' : 'faces.ignore'),
    title: t(isIgnored ? 'faces.noticeChosen' : 'faces.ignoreChosen'),
    icon: isIgnored ? <Eye size={16} /> : <EyeOff size={16} />,
    tone: 'plain',
    shortcut: FACE_SHORTCUTS.ignore,
    start: onIgnore,
  } as const
  return (
    <SelectionBar count={chosen.length} size={undefined} total={total} onSelectAll={undefined} onClear={onClear}>
      <BarActions actions={isIgnored ? [ignore] : chosen.length > 1 ? [name, merge, ignore] : [name, ignore]} />
    </SelectionBar>
  )
}
