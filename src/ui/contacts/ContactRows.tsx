import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ContactsActor } from '../../application/contacts/contacts.machine.ts'
import { contactName, type ContactSummary } from '../../domain/contacts/contact.ts'
import type { ContactCategory } from '../../domain/contacts/category.ts'
import type { ContactSort } from '../../domain/contacts/contactList.ts'
import { ContextMenu, type Point } from '../kit/ContextMenu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { RowHead } from '../rows/RowHead.tsx'
import { RowTable } from '../rows/RowTable.tsx'
import { theme } from '../theme/theme.ts'
import { ContactCells } from './ContactCells.tsx'
import type { ContactPictures } from './ContactPicture.tsx'

interface ContactRowsProps {
  readonly contacts: ContactsActor
  readonly categories: readonly ContactCategory[]
  readonly pictures: ContactPictures
  readonly mayManage: boolean
  readonly onSort: (sort: ContactSort) => void
  readonly onOpen: (contact: ContactSummary) => void
  /** What can be done with some of them. */
  readonly entriesFor: (chosen: readonly ContactSummary[]) => readonly MenuEntry[]
  /** What the key Delete does with them. */
  readonly onDelete: (chosen: readonly ContactSummary[]) => void
}

/** The contacts, each with its menu, and the keys of the row with the focus: for all that are picked, where that row is among them. */
export const ContactRows = ({ contacts, categories, pictures, mayManage, onSort, onOpen, entriesFor, onDelete }: ContactRowsProps) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<{ readonly contact: ContactSummary; readonly at: Point }>()
  const { items, picked, list } = useSelector(contacts, ({ context }) => context)
  const chosen = (contact: ContactSummary) => (picked.includes(contact.id) ? items.filter(({ id }) => picked.includes(id)) : [contact])
  const pressed = (contact: ContactSummary, event: KeyboardEvent) => {
    if (event.key !== 'Delete' || event.repeat || !mayManage) return
    event.preventDefault()
    onDelete(chosen(contact))
  }
  const column = (sort: ContactSort, label: string) => (list.inTrash ? { label } : { sort, label })
  return (
    <Grid>
      <RowTable
        label={t(list.inTrash ? 'contacts.trash' : 'contacts.title')}
        items={items}
        idOf={({ id }) => id}
        head={
          <RowHead
            columns={{
              naming: column(list.sort === 'firstName' ? 'firstName' : 'lastName', t('contacts.name')),
              type: column('category', t('contacts.fields.categoryId')),
              bytes: { label: t('contacts.fields.phone') },
              number: { label: t('contacts.fields.email') },
              date: list.inTrash ? { label: t('trash.columns.at') } : { sort: 'updated', label: t('contacts.sorts.updated') },
              status: list.inTrash ? { label: t('trash.columns.by') } : { label: t('library.status'), labelHidden: true },
            }}
            sort={list.inTrash ? undefined : list.sort}
            direction={list.direction}
            onSort={onSort}
            all={mayManage ? { selected: picked.length === 0 ? false : picked.length === items.length || 'mixed', onToggle: () => contacts.send({ type: 'pick.all' }) } : undefined}
          />
        }
        picks={
          mayManage
            ? {
                isSelected: (id) => picked.includes(id),
                selecting: picked.length > 0,
                onPress: (row, { range, toggle }, focused) => {
                  const id = items[row]?.id
                  if (id !== undefined) contacts.send({ type: 'pick', id, manner: range ? 'range' : toggle ? 'also' : 'alone', focused: items[focused]?.id })
                },
                onMove: () => contacts.send({ type: 'focus.moved' }),
                onAll: () => contacts.send({ type: 'pick.all' }),
                onClear: () => contacts.send({ type: 'pick.none' }),
              }
            : undefined
        }
        renderCells={(contact) => <ContactCells contact={contact} categories={categories} pictures={pictures} isManaged={mayManage} />}
        onOpen={list.inTrash ? undefined : onOpen}
        onMenu={mayManage ? (contact, at) => setOpen({ contact, at }) : undefined}
        onKey={pressed}
      />
      {open !== undefined && (
        <ContextMenu label={t('contacts.menuOf', { name: contactName(open.contact) })} at={open.at} onClose={() => setOpen(undefined)} entries={entriesFor(chosen(open.contact))} />
      )}
    </Grid>
  )
}

/** The columns of every list, as wide as what is told of people. */
const Grid = styled.div`
  && .thumb {
    width: ${theme.size.control};
    height: ${theme.size.control};
    border: 0;
    border-radius: ${theme.radius.round};
    background: none;
  }

  && .bytes {
    padding-right: ${theme.space[3]};
    text-align: start;
  }

  && .bytes:empty {
    padding: 0;
  }

  .type,
  .bytes,
  .number,
  .status {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  td:is(.type, .bytes, .number, .status) > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  ${theme.media.md} {
    tr {
      grid-template-columns: var(--tick, 36px) minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) 6rem 2.5rem;
    }

    .type {
      padding-right: ${theme.space[3]};
    }
  }

  @container (min-width: 56rem) {
    tr.row,
    thead tr {
      grid-template-columns: var(--tick, 36px) minmax(0, 1.7fr) minmax(0, 0.7fr) 9.5rem minmax(0, 2fr) 6.5rem 0 2.5rem;
    }

    .number {
      padding-right: ${theme.space[3]};
    }
  }
`
