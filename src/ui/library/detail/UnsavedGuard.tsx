import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import type { AssetEditActor } from '../../../application/library/assetEdit.machine.ts'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'

interface UnsavedGuardProps {
  readonly edit: AssetEditActor
  readonly name: string
}

/** Tabs are parts of one page: what was typed stays from one to the other. */
const pageOf = ({ pathname }: { readonly pathname: string }): string => pathname.slice(0, pathname.lastIndexOf('/'))

/** Asks before a page with unsaved changes is left, by the router or by the browser. */
export const UnsavedGuard = ({ edit, name }: UnsavedGuardProps) => {
  const { t } = useTranslation()
  const unsaved = useSelector(edit, (snapshot) => snapshot.hasTag('unsaved'))
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && pageOf(currentLocation) !== pageOf(nextLocation))

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
        edit.send({ type: 'cancel' })
        blocker.proceed()
      }}
    />
  )
}
