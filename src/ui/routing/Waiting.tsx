import { styled } from 'styled-components'
import { PageSpinner } from '../kit/Spinner.tsx'

/** Before the first page is there. */
export const Waiting = () => (
  <Root>
    <PageSpinner />
  </Root>
)

const Root = styled.main`
  display: grid;
  min-height: 100dvh;
`
