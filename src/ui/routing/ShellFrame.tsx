import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import type { EntryActors, FirstActors } from '../../application/actors.ts'
import { ORGANIZATIONS } from '../../application/organizations/organizationActors.ts'
import { PROFILE } from '../../application/profile/profileActors.ts'
import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'
import { claimsAt } from '../../domain/organizations/workplace.ts'
import { can } from '../../domain/rights/can.ts'
import { WorkplaceBanner } from '../shell/WorkplaceBanner.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { useDownloads } from '../downloads/useDownloads.ts'
import { RESULTS_PAGE } from '../advanced-search/resultsPage.ts'
import { SearchField } from '../search/SearchField.tsx'
import { Notifications } from '../shell/Notifications.tsx'
import { Shell } from '../shell/Shell.tsx'
import { useClaims } from '../page/useClaims.ts'
import { TransfersPanel } from '../transfers/TransfersPanel.tsx'
import { useKeysAhead } from '../page/useKeysAhead.ts'
import { useVisits } from '../home/useVisits.ts'
import { useOutliving } from '../page/outliving.ts'
import { useBegun, useCapability } from '../page/useCapability.ts'
import { usePagesAhead } from './usePagesAhead.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

// What the first page does not begin with.
const PageKeys = lazyPart(() => import('./PageKeys.tsx').then(({ PageKeys }) => ({ default: PageKeys })))
const ActionDialogs = lazyPart(() => import('./ActionDialogs.tsx').then(({ ActionDialogs }) => ({ default: ActionDialogs })))
const AssistantPart = lazyPart(() => import('../assistant/AssistantPart.tsx').then(({ AssistantPart }) => ({ default: AssistantPart })))
const SavedPlaces = lazyPart(() => import('../saved-searches/SavedPlaces.tsx').then(({ SavedPlaces }) => ({ default: SavedPlaces })))
const ContactsPlaces = lazyPart(() => import('../contacts/ContactsPlaces.tsx').then(({ ContactsPlaces }) => ({ default: ContactsPlaces })))
const OwnPicture = lazyPart(() => import('../profile/OwnPicture.tsx').then(({ OwnPicture }) => ({ default: OwnPicture })))

/** Milliseconds until the list of the other screens is fetched: it is small, and on the way to whatever is opened first. */
const SCREENS_MS = 500

const useScreensAhead = (): void => {
  useEffect(() => {
    // What cannot be fetched now is tried again when it is wanted.
    const timer = setTimeout(() => void import('./screens.ts').catch(() => undefined), SCREENS_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** The shell around the signed-in routes; another user gets another one. */
export const ShellFrame = ({ entry }: { readonly entry: EntryActors }) => {
  const shell = useLoaderData<FirstActors>()
  const { capabilities } = shell
  const begun = useBegun(capabilities)
  const transfers = useCapability(capabilities, TRANSFERS)
  const hasSaved = useCapability(capabilities, SAVED_SEARCHES) !== undefined
  const account = useCapability(capabilities, PROFILE)
  const upgrade = useCapability(capabilities, ORGANIZATIONS)?.upgrade
  useOutliving(capabilities)
  useVisits(capabilities)
  useScreensAhead()
  usePagesAhead(capabilities)
  const ahead = useKeysAhead(shell)
  const held = useClaims(entry.session)
  const claims = held && claimsAt(held, entry.workplaces.current())
  useDownloads(capabilities)
  const letters = useSelector(entry.preferences, ({ context }) => context.letters)
  // The last one has left; the router is on its way to /login.
  if (held === undefined || claims === undefined) return null
  const assistantAt = (at: 'navigation' | 'topBar') => begun && <Suspense><AssistantPart at={at} capabilities={capabilities} claims={claims} files={shell.files} /></Suspense>
  return (
    <Shell
      key={shell.userId}
      claims={claims}
      preferences={entry.preferences}
      tree={shell.tree}
      usage={shell.usage}
      upgrade={upgrade}
      onUpgrade={(capacity) => void capabilities.load(ORGANIZATIONS).then((loaded) => loaded.upgrade.send({ type: 'open', capacity }), () => undefined)}
      search={
        can(claims.permissions, 'search') && (
          <SearchField quickSearch={shell.quickSearch} files={shell.files} capabilities={capabilities} results={RESULTS_PAGE} hasKey={letters} />
        )
      }
      saved={hasSaved && <Suspense><SavedPlaces capabilities={capabilities} claims={claims} /></Suspense>}
      contacts={<Suspense><ContactsPlaces capabilities={capabilities} claims={claims} /></Suspense>}
      assistant={assistantAt('navigation')}
      ask={assistantAt('topBar')}
      picture={account && <Suspense><OwnPicture account={account} /></Suspense>}
      panel={transfers && <TransfersPanel transfers={transfers.transfers} />}
      banner={
        claims.organization.id !== held.organization.id && (
          <WorkplaceBanner organization={claims.organization.name} onLeave={() => entry.workplaces.leave()} />
        )
      }
    >
      <Outlet context={{ entry, shell, claims, ahead } satisfies ScreenProps} />
      <Suspense>{begun && <ActionDialogs shell={shell} permissions={claims.permissions} />}</Suspense>
      <Suspense>{begun && <PageKeys entry={entry} shell={shell} claims={claims} ahead={ahead} />}</Suspense>
      <Notifications notifications={entry.notifications} />
    </Shell>
  )
}
