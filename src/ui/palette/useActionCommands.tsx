import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router'
import { thingMeant, thingOpen } from '../../application/actions/thingInHand.ts'
import { namedIn, type Thing } from '../../application/actions/things.ts'
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
  const nameOf = (thing: Thing): string => {
    if (thing.subject === 'selection') {
      const { count } = thing.selected
      return t('library.selected', { count, number: formatNumber(count, matchLanguage(i18n.language)) })
    }
    return namedIn(thing)[0]?.name ?? t(`shell.modules.${folder.context.place.resourceType}`)
  }
  const commandsOf = (thing: Thing | undefined): readonly Command[] =>
    thing === undefined
      ? []
      : actionsOf(thing).map(({ id, label, icon, shortcuts: [shortcut], refusal, start }) => ({
          id: `${thing.subject}-${id}`,
          group: 'actions',
          label,
          detail: nameOf(thing),
          icon,
          refusal,
          run: start,
          ...(shortcut === undefined || (thing.subject === 'place' && !['newFolder', 'upload', 'paste', 'selectAll'].includes(id))
            ? {}
            : { shortcut: shownShortcut(shortcut, isMac()) }),
        }))
  return [...commandsOf(thingMeant(folder, selection, undefined)), ...commandsOf(thingOpen(folder, selection))]
}
