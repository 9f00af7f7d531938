import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { RestrictedSearchActor } from '../../application/restrictions/restrictedSearch.machine.ts'
import type { RestrictionEffectActor } from '../../application/restrictions/restrictionEffect.machine.ts'
import type { RestrictedTreeActor } from '../../application/restrictions/restrictedTree.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { NobodyDialog } from './NobodyDialog.tsx'
import { RestrictedModule } from './RestrictedModule.tsx'
import { RestrictedSearch } from './RestrictedSearch.tsx'
import { RestrictionEffectLine } from './RestrictionEffectLine.tsx'

interface RestrictedTreeDialogProps {
  readonly tree: RestrictedTreeActor
  readonly search: RestrictedSearchActor
  readonly effect: RestrictionEffectActor
  readonly onClose: () => void
  /** For many: what is chosen goes on from here, and is not saved by the tree. */
  readonly onChosen?: () => void
}

/** Where resources are restricted for one user: folders and files of every module, each with its checkbox. */
export const RestrictedTreeDialog = ({ tree, search, effect, onClose, onChosen }: RestrictedTreeDialogProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(tree, (current) => current)
  const { of, whose, failure, types } = snapshot.context
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  if (!snapshot.hasTag('open')) return null
  if (failure?.code === 'USER_NOT_FOUND' || failure?.code === 'GROUP_NOT_FOUND') return <NobodyDialog failure={failure} onClose={onClose} />
  const title = 'many' in of ? t('restrictions.spread.title') : whose === undefined ? t('restrictions.tree.title') : t('restrictions.tree.titleFor', { name: whose })
  return (
    <Dialog
      size="wide"
      title={title}
      description={t(`restrictions.tree.text.${'groupId' in of ? 'group' : 'user'}`)}
      onClose={onClose}
      footer={
        <>
          <RestrictionEffectLine effect={effect} name={'many' in of ? t('restrictions.spread.those') : (whose ?? '')} />
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button
            tone="primary"
            busy={snapshot.matches('saving')}
            disabled={!snapshot.can({ type: 'save' }) || (onChosen !== undefined && snapshot.context.wanted.size === 0)}
            onClick={() => {
              if (onChosen !== undefined) return onChosen()
              tree.send({ type: 'save' })
              // Nothing had changed: there is nothing to wait for.
              if (tree.getSnapshot().matches('closed')) onClose()
            }}
          >
            {t(onChosen === undefined ? 'restrictions.tree.save' : 'restrictions.spread.next')}
          </Button>
        </>
      }
    >
      <FailureAlert failure={failure} />
      {snapshot.matches('failed') && <Button onClick={() => tree.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>}
      {whose !== undefined && <RestrictedSearch search={search} tree={tree} />}
      {types.map((type) => (
        <RestrictedModule key={type} tree={tree} type={type} />
      ))}
    </Dialog>
  )
}
