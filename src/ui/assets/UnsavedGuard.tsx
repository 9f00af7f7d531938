import { useSelector } from '@xstate/react'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import { LeaveGuard } from '../page/LeaveGuard.tsx'

interface UnsavedGuardProps {
  readonly edit: AssetEditActor
  readonly name: string
}

/** Tabs are parts of one page: what was typed stays from one to the other. */
const pageOf = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf('/'))

/** Asks before the page of an asset is left while its form has unsaved changes. */
export const UnsavedGuard = ({ edit, name }: UnsavedGuardProps) => {
  const unsaved = useSelector(edit, (snapshot) => snapshot.hasTag('unsaved'))
  const busy = useSelector(edit, (snapshot) => snapshot.hasTag('busy'))
  return <LeaveGuard unsaved={unsaved} busy={busy} name={name} pageOf={pageOf} onLeave={() => edit.send({ type: 'cancel' })} />
}
