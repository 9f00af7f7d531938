import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** As tall as the window, as a screen is inside the shell. */
export const Framed = ({ children }: { readonly children: ReactNode }) => <Frame>{children}</Frame>

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow: auto;
`
