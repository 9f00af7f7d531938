import type { TFunction } from 'i18next'
import { ArchiveRestore, Pencil, Trash2, UserRound } from 'lucide-react'
import type { ContactSummary } from '../../domain/contacts/contact.ts'
import { contactAddress, contactEditAddress } from '../addresses/contacts.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import type { BarAction } from '../selection/BarActions.tsx'

interface Actions {
  readonly trash: (contacts: readonly ContactSummary[]) => void
  readonly restore: (contacts: readonly ContactSummary[]) => void
  readonly purge: (contacts: readonly ContactSummary[]) => void
}

/** What can be done with some contacts, or with some of the trash. */
export const contactActions = (t: TFunction, chosen: readonly ContactSummary[], inTrash: boolean, { trash, restore, purge }: Actions): readonly BarAction[] => {
  const action = (id: string, label: string, icon: BarAction['icon'], tone: BarAction['tone'], start: () => void, shortcut?: string): BarAction => ({ id, label, title: label, icon, tone, start, shortcut })
  return inTrash
    ? [
        action('restore', t('contacts.restore'), <ArchiveRestore size={16} aria-hidden />, 'plain', () => restore(chosen)),
        action('purge', t('contacts.purge'), <Trash2 size={16} aria-hidden />, 'danger', () => purge(chosen), 'Delete'),
      ]
    : [action('trash', t('contacts.toTrash'), <Trash2 size={16} aria-hidden />, 'danger', () => trash(chosen), 'Delete')]
}

/** The same as a menu; of one alone, it can be opened and edited as well. */
export const contactEntries = (t: TFunction, chosen: readonly ContactSummary[], inTrash: boolean, actions: Actions): readonly MenuEntry[] => {
  const [alone] = chosen.length === 1 && !inTrash ? chosen : []
  const own: readonly MenuEntry[] =
    alone === undefined
      ? []
      : [
          { id: 'open', label: t('contacts.show'), icon: <UserRound size={16} />, to: contactAddress(alone.id) },
          { id: 'edit', label: t('contacts.edit'), icon: <Pencil size={16} />, to: contactEditAddress(alone.id) },
        ]
  const rest = contactActions(t, chosen, inTrash, actions).map(
    ({ id, label, icon, tone, start, shortcut }): MenuEntry => ({
      id, label, icon, onSelect: start, separated: tone === 'danger', ...(tone === 'danger' ? { tone: 'danger' } : {}), ...(shortcut === undefined ? {} : { shortcut }),
    }),
  )
  return [...own, ...rest]
}
