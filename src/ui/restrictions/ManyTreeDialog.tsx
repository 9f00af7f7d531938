import { useSelector } from '@xstate/react'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import { changeOf } from '../../domain/restrictions/restrictedTree.ts'
import { RestrictedTreeDialog } from './RestrictedTreeDialog.tsx'
import { SpreadingDialog } from './SpreadingDialog.tsx'

interface ManyTreeDialogProps {
  readonly actors: Pick<RestrictionActors, 'restrictedTree' | 'restrictedSearch' | 'restrictionEffect' | 'spreading'>
  readonly organizationId: string
}

/** The tree for many users at once: what is chosen in it is told to the dialog that gives it to them. */
export const ManyTreeDialog = ({ actors: { restrictedTree, restrictedSearch, restrictionEffect, spreading }, organizationId }: ManyTreeDialogProps) => {
  const of = useSelector(restrictedTree, ({ context }) => context.of)
  const close = () => restrictedTree.send({ type: 'close' })
  return (
    <>
      {'many' in of && (
        <RestrictedTreeDialog
          tree={restrictedTree}
          search={restrictedSearch}
          effect={restrictionEffect}
          onClose={close}
          onChosen={() => {
            const { restrict } = changeOf(restrictedTree.getSnapshot().context)
            close()
            spreading.send({ type: 'spread.ask', organizationId, targets: of.many, restrict })
          }}
        />
      )}
      <SpreadingDialog spreading={spreading} />
    </>
  )
}
