import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker, type Blocker } from 'react-router'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'

interface LeaveGuardProps {
  readonly unsaved: boolean
  /** It is being saved: leaving waits for the end of that, and asks where it was not saved. */
  readonly busy?: boolean
  /** What was typed is kept wherever one goes: only the browser asks. */
  readonly keeps?: boolean
  /** Of what is being changed. */
  readonly name: string
  /** What is one page by its path: what was typed stays within it. */
  readonly pageOf: (pathname: string) => string
  /** Whether it is being left already by whoever was asked, or need not be. */
  readonly isLeft?: () => boolean
  readonly onLeave: () => void
}

/** Asks before a page with unsaved changes is left, by the router or by the browser. */
export const LeaveGuard = ({ unsaved, busy = false, keeps = false, name, pageOf, isLeft, onLeave }: LeaveGuardProps) => {
  const { t } = useTranslation()
  const isAsked = unsaved && !keeps
  const blocker = useBlocker(({ currentLocation, nextLocation }) => (busy || isAsked) && isLeft?.() !== true && pageOf(currentLocation.pathname) !== pageOf(nextLocation.pathname))
  const released = useRef<Blocker>(undefined)
  const goOn = useCallback(() => {
    // One that goes on already is drawn as blocked until the router's transition is.
    if (blocker.state !== 'blocked' || released.current === blocker) return
    released.current = blocker
    blocker.proceed()
  }, [blocker])

  useEffect(() => {
    if (!unsaved && !busy) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved, busy])
  useEffect(() => {
    if (!busy && !isAsked) goOn()
  }, [goOn, busy, isAsked])

  if (blocker.state !== 'blocked' || busy || !isAsked) return null
  return (
    <ConfirmDialog
      title={t('asset.unsaved.title')}
      text={t('asset.unsaved.text', { name })}
      confirmLabel={t('asset.unsaved.leave')}
      onCancel={() => blocker.reset()}
      onConfirm={() => {
        onLeave()
        goOn()
      }}
    />
  )
}
