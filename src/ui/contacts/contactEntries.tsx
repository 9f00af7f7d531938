import type { TFunction } from 'i18next'
import { ArchiveRestore, Combine, Eraser, FileDown, Pencil, Tags, Trash2, UserRound } from 'lucide-react'
import { CONTACT_FILE_FORMATS, type ContactFileFormat } from '../../domain/contact-exchange/contactColumns.ts'
import { MOST_MERGED } from '../../domain/contact-exchange/merging.ts'
import type { ContactSummary } from '../../domain/contacts/contact.ts'
import { contactAddress, contactEditAddress } from '../addresses/contacts.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import type { BarAction } from '../selection/BarActions.tsx'

export interface ContactActions {
  readonly exportAs: (contacts: readonly ContactSummary[], format: ContactFileFormat) => void
  readonly categorize: (contacts: readonly ContactSummary[]) => void
  readonly merge: (contacts: readonly ContactSummary[]) => void
  readonly erase: (contact: ContactSummary) => void
  readonly trash: (contacts: readonly ContactSummary[]) => void
  readonly restore: (contacts: readonly ContactSummary[]) => void
  readonly purge: (contacts: readonly ContactSummary[]) => void
}

/** Called so in every language. */
const SHORT: Readonly<Record<ContactFileFormat, string>> = { vcf: 'vCard', csv: 'CSV' }

/** What can be done with some contacts, or with some of the trash. */
export const contactActions = (t: TFunction, chosen: readonly ContactSummary[], inTrash: boolean, actions: ContactActions): readonly BarAction[] => {
  const action = (id: string, label: string, icon: BarAction['icon'], tone: BarAction['tone'], start: () => void, shortcut?: string): BarAction => ({ id, label, title: label, icon, tone, start, shortcut })
  if (inTrash)
    return [
      action('restore', t('contacts.restore'), <ArchiveRestore size={16} aria-hidden />, 'plain', () => actions.restore(chosen)),
      action('purge', t('contacts.purge'), <Trash2 size={16} aria-hidden />, 'danger', () => actions.purge(chosen), 'Delete'),
    ]
  const isMerge = chosen.length > 1 && chosen.length <= MOST_MERGED
  return [
    action('category', t('contactExchange.action.categorize'), <Tags size={16} aria-hidden />, 'plain', () => actions.categorize(chosen)),
    ...(isMerge ? [action('merge', t('contactExchange.action.merge'), <Combine size={16} aria-hidden />, 'plain', () => actions.merge(chosen))] : []),
    ...CONTACT_FILE_FORMATS.map((format) => ({ ...action(format, t(`contactExchange.export.${format}`), <FileDown size={16} aria-hidden />, 'plain', () => actions.exportAs(chosen, format)), label: SHORT[format] })),
    action('trash', t('contacts.toTrash'), <Trash2 size={16} aria-hidden />, 'danger', () => actions.trash(chosen), 'Delete'),
  ]
}

/** The same as a menu; of one alone, it can be opened and edited as well. */
export const contactEntries = (t: TFunction, chosen: readonly ContactSummary[], inTrash: boolean, actions: ContactActions): readonly MenuEntry[] => {
  const [one] = chosen.length === 1 ? chosen : []
  const alone = inTrash ? undefined : one
  const own: readonly MenuEntry[] =
    alone === undefined
      ? []
      : [
          { id: 'open', label: t('contacts.show'), icon: <UserRound size={16} />, to: contactAddress(alone.id) },
          { id: 'edit', label: t('contacts.edit'), icon: <Pencil size={16} />, to: contactEditAddress(alone.id) },
        ]
  const rest = contactActions(t, chosen, inTrash, actions).map(
    ({ id, title: label, icon, tone, start, shortcut }): MenuEntry => ({
      id, label, icon, onSelect: start, separated: tone === 'danger', ...(tone === 'danger' ? { tone: 'danger' } : {}), ...(shortcut === undefined ? {} : { shortcut }),
    }),
  )
  const erase: readonly MenuEntry[] = one === undefined ? [] : [{ id: 'erase', label: t('contactExchange.erasing.ask'), icon: <Eraser size={16} />, tone: 'danger', onSelect: () => actions.erase(one) }]
  return [...own, ...rest, ...erase]
}
