import { useSelector } from '@xstate/react'
import type { ContactsActor } from '../../application/contacts/contacts.machine.ts'
import type { ContactSummary } from '../../domain/contacts/contact.ts'
import { BarActions, type BarAction } from '../selection/BarActions.tsx'
import { SelectionBar } from '../selection/SelectionBar.tsx'

interface ContactsBarProps {
  readonly contacts: ContactsActor
  readonly actionsFor: (chosen: readonly ContactSummary[]) => readonly BarAction[]
}

/** How many contacts are picked, and what becomes of them. */
export const ContactsBar = ({ contacts, actionsFor }: ContactsBarProps) => {
  const { items, picked } = useSelector(contacts, ({ context }) => context)
  const all = picked.length < items.length ? () => contacts.send({ type: 'pick.all' }) : undefined
  return (
    <SelectionBar count={picked.length} size={undefined} total={items.length} onSelectAll={all} onClear={() => contacts.send({ type: 'pick.none' })}>
      <BarActions actions={actionsFor(items.filter(({ id }) => picked.includes(id)))} />
    </SelectionBar>
  )
}
