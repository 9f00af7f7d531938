import { Download, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FirstActors } from '../../application/actors.ts'
import type { MoveCopyActors } from '../../application/move-copy/moveCopyActors.ts'
import type { TransferActors } from '../../application/transfers/transferActors.ts'
import type { TrashActors } from '../../application/trash/trashActors.ts'
import { takeHome } from '../../application/transfers/takingHome.ts'
import { isInTrashSelection, type TrashListRead, trashSelectedCount, trashSelectionOf } from '../../application/trash/trashSelection.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { itemsSelected, type TrashSelection } from '../../domain/items/selection.ts'
import type { Shortcut } from '../../domain/preferences/shortcuts.ts'
import { trashActionsFor } from '../../domain/trash/trashActions.ts'
import type { TrashItem } from '../../domain/trash/trashItem.ts'

export type TrashPageActors = Pick<TrashActors, 'trashList' | 'deletion'> & Pick<MoveCopyActors, 'moveCopy'> & Pick<TransferActors, 'transfers'> & Pick<FirstActors, 'files'>

/** What of the trash is acted on. */
interface Chosen {
  readonly selection: TrashSelection
  readonly count: number
  /** Those of them that were read. */
  readonly items: readonly TrashItem[]
}

interface OfferedInTrash {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly tone: 'plain' | 'danger'
  readonly shortcuts: readonly Shortcut[]
  readonly start: () => void
}

/** All that is selected. */
export const chosenSelection = (snapshot: TrashListRead): Chosen => ({
  selection: trashSelectionOf(snapshot),
  count: trashSelectedCount(snapshot),
  items: snapshot.context.items.filter(({ id }) => isInTrashSelection(snapshot, id)),
})

export const chosenAlone = (item: TrashItem): Chosen => ({ selection: itemsSelected([item]), count: 1, items: [item] })

/** What can be done with something in the trash, for whoever looks: the one source of the bar, the menus and the keys. */
export const useTrashActions = ({ moveCopy, deletion, transfers, files }: TrashPageActors, permissions: readonly Permission[]) => {
  const { t } = useTranslation()
  return (chosen: Chosen): readonly OfferedInTrash[] => {
    const { selection, count, items } = chosen
    const restore = () => {
      const types = new Set(items.map(({ type }) => type))
      const [only] = items
      const type = types.size === 1 && count === items.length ? only?.type : undefined
      const name = count === 1 ? only?.name : undefined
      moveCopy.send({ type: 'moveCopy.open', asked: { action: 'restore', type, selection, count, ...(name === undefined ? {} : { name }) } })
    }
    const presentations = {
      download: { label: t('library.download'), icon: <Download size={16} aria-hidden />, start: () => takeHome(transfers, files, chosen) },
      restore: { label: t('trash.restore'), icon: <RotateCcw size={16} aria-hidden />, start: restore },
      deleteForGood: {
        label: t('trash.deletion.go'),
        icon: <Trash2 size={16} aria-hidden />,
        start: () => deletion.send({ type: 'deletion.ask', selection, count, names: items.map(({ name }) => name) }),
      },
    }
    return trashActionsFor(permissions).map(({ id, shortcuts }) => ({ ...presentations[id], id, shortcuts, tone: id === 'deleteForGood' ? 'danger' : 'plain' }))
  }
}
