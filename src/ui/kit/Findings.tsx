import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface FindingsProps {
  /** What all of it comes to, in a sentence. */
  readonly summary: ReactNode
  /** `Finding`s. */
  readonly children: ReactNode
}

/** What was found where something was only tried: in all, and one by one. */
export const Findings = ({ summary, children }: FindingsProps) => (
  <Root>
    <output>{summary}</output>
    <ul>{children}</ul>
  </Root>
)

/** Of one thing: numbers as paragraphs, or as `Counted` where examples stand behind them. */
export const Finding = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Row>
    <h3>{title}</h3>
    {children}
  </Row>
)

interface CountedProps {
  readonly text: string
  /** Wrong: something would be missing, or lost. */
  readonly tone?: 'wrong' | undefined
  readonly open?: boolean
  /** What the list of examples is called. */
  readonly label?: string
  /** Some of what is counted, as items of a list. */
  readonly children: ReactNode
}

/** A number, and on demand some of what it counts. */
export const Counted = ({ text, tone, open, label, children }: CountedProps) => (
  <details open={open}>
    <Summary data-tone={tone}>{text}</Summary>
    <Examples aria-label={label}>{children}</Examples>
  </details>
)

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const Row = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} 0;
  border-top: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;

  h3,
  p {
    margin: 0;
  }

  h3 {
    font-size: inherit;
  }

  p {
    color: ${theme.color.inkFaint};
  }
`

const Summary = styled.summary`
  min-height: ${theme.space[6]};
  cursor: pointer;

  &[data-tone='wrong'] {
    color: ${theme.color.danger};
  }
`

const Examples = styled.ul`
  margin: 0;
  padding-left: ${theme.space[5]};
  color: ${theme.color.inkFaint};
  list-style: none;

  q {
    color: ${theme.color.ink};
  }
`
