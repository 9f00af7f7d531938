import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'

interface LeaveGuardProps {
  readonly unsaved: boolean
  /** Of what is being changed. */
  readonly name: string
  /** What is one page by its path: what was typed stays within it. */
  readonly pageOf: (pathname: string) => string
  /** Whether it is being left already by whoever was asked, or need not be. */
  readonly isLeft?: () => boolean
  readonly onLeave: () => void
}

/** Asks before a page with unsaved changes is left, by the router or by the browser. */
export const LeaveGuard = ({ unsaved, name, pageOf, isLeft, onLeave }: LeaveGuardProps) => {
  const { t } = useTranslation()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && isLeft?.() !== true && pageOf(currentLocation.pathname) !== pageOf(nextLocation.pathname))

  useEffect(() => {
    if (!unsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('asset.unsaved.title')}
      text={t('asset.unsaved.text', { name })}
      confirmLabel={t('asset.unsaved.leave')}
      onCancel={() => blocker.reset()}
      onConfirm={() => {
        onLeave()
        blocker.proceed()
      }}
    />
  )
}
