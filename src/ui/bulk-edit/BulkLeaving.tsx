import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { BulkEditActor } from '../../application/bulk-edit/bulkEdit.machine.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { LeaveGuard } from '../page/LeaveGuard.tsx'

interface BulkLeavingProps {
  readonly bulkEdit: BulkEditActor
  readonly count: number
}

const whole = (pathname: string): string => pathname

/** Asks before what was filled in is lost, whether the dialog or its page is left. What is untouched goes with its page. */
export const BulkLeaving = ({ bulkEdit, count }: BulkLeavingProps) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [openedAt] = useState(pathname)
  const isAsked = useSelector(bulkEdit, (snapshot) => snapshot.matches('leaving'))
  const unsaved = useSelector(bulkEdit, (snapshot) => snapshot.hasTag('unsaved'))
  const name = t('library.assetCount', { count })
  const leave = () => bulkEdit.send({ type: 'leave' })

  useEffect(() => {
    if (pathname !== openedAt) bulkEdit.send({ type: 'page.left' })
  }, [bulkEdit, openedAt, pathname])
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      // What is taken down only to be put up again at once, as in development, has not left.
      queueMicrotask(() => isThere.current || bulkEdit.send({ type: 'page.left' }))
    }
  }, [bulkEdit])

  return (
    <>
      <LeaveGuard unsaved={unsaved} name={name} pageOf={whole} onLeave={leave} />
      {isAsked && (
        <ConfirmDialog
          title={t('asset.unsaved.title')}
          text={t('asset.unsaved.text', { name })}
          confirmLabel={t('asset.unsaved.leave')}
          onCancel={() => bulkEdit.send({ type: 'stay' })}
          onConfirm={leave}
        />
      )}
    </>
  )
}
