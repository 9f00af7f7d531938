import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { styled } from 'styled-components'
import { isFailedImport, type UpdateActor } from '../../application/updates/update.machine.ts'
import type { Reason } from '../../domain/access/reason.ts'
import { errorPageOf } from '../../domain/failures/routeError.ts'
import { MissingPart } from './MissingPart.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

const OwnReasons = lazyPart(() => import('../access/OwnReasons.tsx').then(({ OwnReasons }) => ({ default: OwnReasons })))

/** The reasons that a guard gave; of anything else none are known. */
const reasonsIn = (error: unknown): readonly Reason[] =>
  isRouteErrorResponse(error) ? ((error.data as { readonly reasons?: readonly Reason[] } | null)?.reasons ?? []) : []

interface RouteErrorProps {
  readonly update: UpdateActor
}

const reset = () => window.location.reload()

/** Shows the error page for a router error's status; what has none is generic, unless a part of the web app could not be fetched. */
export const RouteError = ({ update }: RouteErrorProps) => {
  const error = useRouteError()
  const isMissing = useSelector(update, ({ context }) => isFailedImport(context, error))
  if (isMissing) return <MissingPart update={update} error={error} onReset={reset} />
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const reasons = reasonsIn(error)
  const why = reasons.length > 0 && (
    <Suspense>
      <OwnReasons reasons={reasons} />
    </Suspense>
  )
  return <ErrorPage page={errorPageOf(status)} why={why} onReset={reset} />
}

/** The same where no shell stands around it. */
export const RouteErrorPage = ({ update }: RouteErrorProps) => (
  <WholePage>
    <RouteError update={update} />
  </WholePage>
)

const WholePage = styled.main`
  display: grid;
  min-height: 100dvh;
`
