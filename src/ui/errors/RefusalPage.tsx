import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'

interface RefusalPageProps {
  /** What kind of no it is, above the title. */
  readonly name?: string | undefined
  readonly title: string
  readonly hint: string
  /** What decided, where that is known. */
  readonly why?: ReactNode
  /** The ways on. */
  readonly actions: ReactNode
}

/** Every page that cannot be shown looks like this, whoever refused it: the router, a guard or the server. */
export const RefusalPage = ({ name, title, hint, why, actions }: RefusalPageProps) => (
  <Root role="alert">
    <EmptyCase />
    {name !== undefined && <Name>{name}</Name>}
    <Title>{title}</Title>
    <Hint>{hint}</Hint>
    {why}
    <Actions>{actions}</Actions>
  </Root>
)

/** A display case with nothing in it. */
const EmptyCase = () => (
  <Picture viewBox="0 0 96 96" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    <path d="M18 34h60v32H18zM26 22h44l8 12H18z" />
    <path d="M14 66h68v8H14zM22 74v14M74 74v14" />
    <path d="M30 56l12-12M38 58l8-8" fill="none" />
  </Picture>
)

const Root = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  min-height: min(100dvh, ${theme.size.page});
  padding: ${theme.space[8]} ${theme.space[5]};
  text-align: center;
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
`

const Picture = styled.svg`
  width: ${theme.size.picture};
  height: ${theme.size.picture};
  margin-bottom: ${theme.space[4]};
  fill: ${theme.color.primarySoft};
  stroke: ${theme.color.primary};
`

const Name = styled.p`
  color: ${theme.color.primary};
  font-weight: ${theme.font.weight.semibold};
`

const Title = styled.h1`
  max-width: 48ch;
  ${titleText}
  text-wrap: balance;
`

const Hint = styled.p`
  max-width: 48ch;
  color: ${theme.color.inkSoft};
  text-wrap: balance;
`
