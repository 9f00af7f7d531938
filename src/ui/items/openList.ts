import type { ItemListActor } from '../../application/lists/itemList.machine.ts'

/** Opens the list that an address names; one that is open already stays as it is. */
export const openList = <List,>(actor: ItemListActor<List>, list: List): void => {
  const now = actor.getSnapshot()
  const isOpen = (now.matches('shown') || now.matches('reading')) && JSON.stringify(now.context.list) === JSON.stringify(list)
  if (!isOpen) actor.send({ type: 'list.opened', list })
}
