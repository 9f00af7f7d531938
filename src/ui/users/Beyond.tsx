import { useTranslation } from 'react-i18next'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import type { Reason } from '../../domain/access/reason.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { userRefusal } from '../../domain/users/lifecycle.ts'
import { OwnReasons } from '../access/OwnReasons.tsx'
import { Alert } from '../kit/Alert.tsx'
import { Why } from '../kit/Why.tsx'

const reasonOf = (refusal: Failure<'OWN_ACCOUNT' | 'PERMISSION_NOT_HELD'>): Reason =>
  refusal.code === 'PERMISSION_NOT_HELD' && refusal.names.length > 0
    ? { tag: 'permission', operator: 'AND', missing: PERMISSIONS.filter((one) => refusal.names.includes(one)) }
    : { tag: 'globalRole', roles: ['Super Admin'] }

/** Says of an account that who looks at it cannot change it, and what they would need. */
export const Beyond = ({ refusal }: { readonly refusal: NonNullable<ReturnType<typeof userRefusal>> }) => {
  const { t } = useTranslation()
  return (
    <Alert>
      {t('users.beyondDialog')}{' '}
      <Why title={t('why.reasons')}>
        <OwnReasons reasons={[reasonOf(refusal)]} />
      </Why>
    </Alert>
  )
}
