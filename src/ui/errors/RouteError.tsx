import { isRouteErrorResponse, useRouteError } from 'react-router'
import { styled } from 'styled-components'
import { errorPageOf } from '../../domain/failures/routeError.ts'
import { ErrorPage } from './ErrorPage.tsx'

/** Shows the error page for a router error's status; what has none is generic. */
export const RouteError = () => {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  return <ErrorPage page={errorPageOf(status)} onReset={() => window.location.reload()} />
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
