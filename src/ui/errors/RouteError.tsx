import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { styled } from 'styled-components'
import type { Reason } from '../../domain/access/reason.ts'
import { errorPageOf } from '../../domain/failures/routeError.ts'
import { ErrorPage } from './ErrorPage.tsx'

const OwnReasons = lazy(() => import('../access/OwnReasons.tsx').then(({ OwnReasons }) => ({ default: OwnReasons })))

/** The reasons that a guard gave; of anything else none are known. */
const reasonsIn = (error: unknown): readonly Reason[] =>
  isRouteErrorResponse(error) ? ((error.data as { readonly reasons?: readonly Reason[] } | null)?.reasons ?? []) : []

/** Shows the error page for a router error's status; what has none is generic. */
export const RouteError = () => {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const reasons = reasonsIn(error)
  const why = reasons.length > 0 && (
    <Suspense>
      <OwnReasons reasons={reasons} />
    </Suspense>
  )
  return <ErrorPage page={errorPageOf(status)} why={why} onReset={() => window.location.reload()} />
}

/** The same where no shell stands around it. */
export const RouteErrorPage = () => (
  <WholePage>
    <RouteError />
  </WholePage>
)

const WholePage = styled.main`
  display: grid;
  min-height: 100dvh;
`
