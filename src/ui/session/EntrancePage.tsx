import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { Brand } from '../page/Brand.tsx'
import { theme } from '../theme/theme.ts'
import { AppearanceSwitchers } from './AppearanceSwitchers.tsx'
import { Scene } from './Scene.tsx'

interface EntrancePageProps {
  readonly preferences: PreferencesActor
  readonly children: ReactNode
}

/** The frame of the pages that need nobody signed in: the form, the drawn scene, language and theme. */
export const EntrancePage = ({ preferences, children }: EntrancePageProps) => (
  <Root>
    <Card data-all-required>
      <Brand />
      {children}
      <AppearanceSwitchers preferences={preferences} />
    </Card>
    <Scene />
  </Root>
)

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(${theme.size.entrance}, 1fr) 1.35fr;
  min-height: 100dvh;

  ${theme.media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Card = styled.div`
  display: grid;
  align-content: center;
  justify-self: center;
  gap: ${theme.space[4]};
  width: 100%;
  max-width: calc(${theme.size.card} + 2 * ${theme.space[5]});
  padding: ${theme.space[8]} ${theme.space[5]};
`
