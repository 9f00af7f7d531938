import { useSelector } from '@xstate/react'
import { Link2, Plus, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FirstActors } from '../../application/actors.ts'
import type { RelationActors } from '../../application/relations/relationActors.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { type LibraryItem, nameOf } from '../../domain/items/item.ts'
import { can } from '../../domain/rights/can.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { ButtonRow } from '../page/ButtonRow.ts'
import { ItemListBody } from '../items/ItemListBody.tsx'
import { RelatedPicker } from './RelatedPicker.tsx'

export type RelatedActors = RelationActors & Pick<FirstActors, 'files' | 'folder' | 'selection' | 'capabilities'>

interface RelatedListProps {
  readonly place: RelatedPlace
  /** What the place is called; empty while nobody knows. */
  readonly name: string
  readonly actors: RelatedActors
  readonly permissions: readonly Permission[]
}

/** What is related to an asset or folder; whoever may adds to it and takes from it. */
export const RelatedList = ({ place, name, actors, permissions }: RelatedListProps) => {
  const { related, relatedPicker, relate, files } = actors
  const { t } = useTranslation()
  const hasItems = useSelector(related, (snapshot) => snapshot.context.items.length > 0)
  const mayManage = can(permissions, 'relate')
  const unrelate = (item: LibraryItem): readonly MenuEntry[] => [
    { id: 'unrelate', label: t('related.removeOne'), icon: <Unlink size={16} aria-hidden />, onSelect: () => void relate(place, [nameOf(item)], false) },
  ]
  const add = mayManage && (
    <Button icon={<Plus size={16} />} onClick={() => relatedPicker.send({ type: 'picker.opened', place, name })}>
      {t('related.add')}
    </Button>
  )
  return (
    <>
      {hasItems && add !== false && <ButtonRow>{add}</ButtonRow>}
      <ItemListBody
        list={related}
        label={t('related.title')}
        files={files}
        acting={{ actors, permissions, ...(mayManage && { entries: unrelate }) }}
        mayOpen={can(permissions, 'viewDetails')}
        nothing={
          <EmptyState
            icon={<Link2 size={28} strokeWidth={1.5} />}
            title={t('related.none')}
            text={t(place.kind === 'asset' ? 'related.noneOfAsset' : 'related.noneOfFolder')}
            action={add}
          />
        }
      />
      <RelatedPicker picker={relatedPicker} related={related} files={files} />
    </>
  )
}
