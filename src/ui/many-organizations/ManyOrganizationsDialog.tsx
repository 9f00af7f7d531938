import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ManyOrganizationsActor } from '../../application/organizations/manyOrganizations.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { OrganizationsVerdict } from './OrganizationsVerdict.tsx'

/** Blocking or unblocking many organizations: what it does and to which it is not done; then it is done. */
export const ManyOrganizationsDialog = ({ many }: { readonly many: ManyOrganizationsActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(many, (current) => current)
  const { picked, action, verdict, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const isRefused = snapshot.matches('refused')
  const count = verdict?.done.length ?? picked.length
  const cancel = () => many.send({ type: 'cancel' })
  const footer = (
    <>
      <Button data-autofocus disabled={snapshot.matches('performing')} onClick={cancel}>
        {t('kit.cancel')}
      </Button>
      {isRefused ? (
        <Button tone="primary" onClick={() => many.send({ type: 'retry' })}>
          {t('kit.tryAgain')}
        </Button>
      ) : (
        <Button
          tone={action === 'block' ? 'danger' : 'primary'}
          disabled={!snapshot.can({ type: 'confirm' }) && !snapshot.matches('performing')}
          busy={snapshot.matches('performing')}
          onClick={() => many.send({ type: 'confirm' })}
        >
          {t(`organizations.many.confirm.${action}`, { count })}
        </Button>
      )}
    </>
  )
  return (
    <Dialog size="small" title={t(`organizations.many.title.${action}`, { count: picked.length })} onClose={cancel} footer={footer}>
      {snapshot.matches('rehearsing') && <Skeleton $height="4rem" />}
      {isRefused && <FailureAlert failure={failure} />}
      {verdict !== undefined && !isRefused && <OrganizationsVerdict picked={picked} action={action} verdict={verdict} />}
    </Dialog>
  )
}
