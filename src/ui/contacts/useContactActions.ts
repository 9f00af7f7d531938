import { useTranslation } from 'react-i18next'
import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import type { ContactSelection } from '../../domain/contact-exchange/selection.ts'
import { type ContactSummary, MOST_CONTACTS_AT_ONCE } from '../../domain/contacts/contact.ts'
import { exportContacts } from '../contact-exchange/exportContacts.ts'
import type { ContactActions } from './contactEntries.tsx'

/** What the list does with contacts that are picked: with all that it finds, where all are. */
export const useContactActions = (actors: ContactActors & ContactExchangeActors): ContactActions => {
  const { t, i18n } = useTranslation()
  const { contacts, contactPurge, contactMerge, manyContacts, movingContacts, erasure } = actors
  const idsOf = (chosen: readonly ContactSummary[]) => chosen.map(({ id }) => id)
  const wanted = (chosen: readonly ContactSummary[]): { readonly selection: ContactSelection; readonly count: number } => {
    const { isWhole, picked, total, list } = contacts.getSnapshot().context
    return isWhole && chosen.length === picked.length
      ? { selection: { kind: 'all', term: list.term ?? '', categoryId: list.categoryId ?? null }, count: total }
      : { selection: { kind: 'some', ids: idsOf(chosen) }, count: chosen.length }
  }
  return {
    exportAs: (chosen, format) => {
      const { sort, direction } = contacts.getSnapshot().context.list
      exportContacts(actors, { format, selection: wanted(chosen).selection, sort, direction, language: i18n.language, name: t('contactExchange.export.file') })
    },
    categorize: (chosen) => manyContacts.send({ type: 'category.ask', ...wanted(chosen) }),
    merge: (chosen) => contactMerge.send({ type: 'compare', ids: idsOf(chosen) }),
    erase: (contact) => erasure.send({ type: 'ask', contact }),
    trash: (chosen) => {
      const { selection, count } = wanted(chosen)
      if (selection.kind === 'all' || count > MOST_CONTACTS_AT_ONCE) manyContacts.send({ type: 'trash', selection, count })
      else void movingContacts.trash(chosen)
    },
    restore: (chosen) => void movingContacts.restore(chosen),
    purge: (chosen) => contactPurge.send({ type: 'ask', contacts: chosen }),
  }
}
