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
  const { items, picked, total, isWhole, list } = useSelector(contacts, ({ context }) => context)
  // The trash has no list that a call could be made of: of it those that are read are picked.
  const whole = !list.inTrash && picked.length < total && !isWhole ? () => contacts.send({ type: 'pick.whole' }) : undefined
  const read = list.inTrash && picked.length < items.length ? () => contacts.send({ type: 'pick.all' }) : undefined
  return (
    <SelectionBar count={isWhole ? total : picked.length} size={undefined} total={list.inTrash ? items.length : total} onSelectAll={whole ?? read} onClear={() => contacts.send({ type: 'pick.none' })}>
      <BarActions actions={actionsFor(items.filter(({ id }) => picked.includes(id)))} />
    </SelectionBar>
  )
}
