import { useSelector } from '@xstate/react'
import { MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ContactsActor } from '../../application/contacts/contacts.machine.ts'
import type { ContactSummary } from '../../domain/contacts/contact.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { BarActions, type BarAction } from '../selection/BarActions.tsx'
import { SelectionBar } from '../selection/SelectionBar.tsx'

interface ContactsBarProps {
  readonly contacts: ContactsActor
  readonly actionsFor: (chosen: readonly ContactSummary[]) => readonly BarAction[]
}

/** How many contacts are picked, and what becomes of them. */
export const ContactsBar = ({ contacts, actionsFor }: ContactsBarProps) => {
  const { t } = useTranslation()
  const { items, picked, total, isWhole, list } = useSelector(contacts, ({ context }) => context)
  // The trash has no list that a call could be made of: of it those that are read are picked.
  const whole = !list.inTrash && picked.length < total && !isWhole ? () => contacts.send({ type: 'pick.whole' }) : undefined
  const read = list.inTrash && picked.length < items.length ? () => contacts.send({ type: 'pick.all' }) : undefined
  const all = whole ?? read
  const actions = actionsFor(items.filter(({ id }) => picked.includes(id)))
  return (
    <SelectionBar count={isWhole ? total : picked.length} size={undefined} total={list.inTrash ? items.length : total} onSelectAll={all} onClear={() => contacts.send({ type: 'pick.none' })}>
      <BarActions actions={actions} />
      <Menu
        label={t('actions.more')}
        button={<IconButton label={t('actions.more')} icon={<MoreHorizontal size={16} />} />}
        entries={[
          ...actions.map(({ id, title, icon, tone, start }) => ({ id, label: title, icon, tone, onSelect: start })),
          ...(all === undefined ? [] : [{ id: 'selectAll', label: t('actions.selectAll'), separated: true, onSelect: all }]),
        ]}
      />
    </SelectionBar>
  )
}
