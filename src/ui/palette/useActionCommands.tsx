import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router'
import { targetMeant, openTarget } from '../../application/actions/currentTarget.ts'
import { namedIn, type ActionTarget } from '../../application/actions/targets.ts'
import { holderOf } from '../../domain/navigation/admission.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { shownShortcut } from '../../domain/preferences/shortcuts.ts'
import { isMac } from '../kit/isMac.ts'
import { useLibraryActions } from '../actions/useLibraryActions.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'
import type { Command } from './command.ts'

/** What can be done with what is selected in the open folder, and with that folder; nothing on other pages. */
export const useActionCommands = ({ shell, claims }: ScreenProps): readonly Command[] => {
  const { t, i18n } = useTranslation()
  const pages = [useMatch('/:resourceType/folders/:folderId?'), useMatch('/:resourceType/assets')]
  const isFolderPage = pages.some((page) => page !== null)
  const folder = useSelector(shell.folder, (snapshot) => snapshot)
  const selection = useSelector(shell.selection, (snapshot) => snapshot)
  const actionsOf = useLibraryActions(shell, { ...holderOf(claims), role: claims.user.role })
  if (!isFolderPage || !folder.hasTag('shown')) return []
  const nameOf = (target: ActionTarget): string => {
    if (target.subject === 'selection') {
      const { count } = target.selected
      return t('library.selected', { count, number: formatNumber(count, matchLanguage(i18n.language)) })
    }
    return namedIn(target)[0]?.name ?? t(`shell.modules.${folder.context.place.resourceType}`)
  }
  const commandsOf = (target: ActionTarget | undefined): readonly Command[] =>
    target === undefined
      ? []
      : actionsOf(target).map(({ id, label, icon, shortcuts: [shortcut], refusal, start }) => ({
          id: `${target.subject}-${id}`,
          group: 'actions',
          label,
          detail: nameOf(target),
          icon,
          refusal,
          run: start,
          ...(shortcut === undefined || (target.subject === 'place' && !['newFolder', 'upload', 'paste', 'selectAll'].includes(id))
            ? {}
            : { shortcut: shownShortcut(shortcut, isMac()) }),
        }))
  return [...commandsOf(targetMeant(folder, selection, undefined)), ...commandsOf(openTarget(folder, selection))]
}
