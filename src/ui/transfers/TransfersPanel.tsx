import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import type { TransfersActor } from '../../application/transfers/transfers.machine.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

const TransfersList = lazyPart(() => import('./TransfersList.tsx').then(({ TransfersList }) => ({ default: TransfersList })))

/** Floats over every screen while there are transfers; warns before the browser is closed on them. */
export const TransfersPanel = ({ transfers }: { readonly transfers: TransfersActor }) => {
  const empty = useSelector(transfers, (snapshot) => snapshot.matches('empty'))
  const unsafe = useSelector(transfers, (snapshot) => snapshot.hasTag('unsafeToLeave'))
  useEffect(() => {
    if (!unsafe) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsafe])
  return <Suspense>{!empty && <TransfersList transfers={transfers} />}</Suspense>
}
