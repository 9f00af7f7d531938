import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface Named {
  readonly id: string
  readonly name: string
  /** What is said of it beside its name. */
  readonly note?: string
}

interface VerdictProps {
  /** What is told first, in paragraphs. */
  readonly children: ReactNode
  readonly done: { readonly label: string; readonly items: readonly Named[] }
  readonly left: { readonly label: string; readonly items: readonly Named[] }
}

const List = ({ label, items }: VerdictProps['done']) => (
  <ul aria-label={label}>
    {items.map(({ id, name, note }) => (
      <li key={id}>
        {name}
        {note !== undefined && (
          <>
            : <span>{note}</span>
          </>
        )}
      </li>
    ))}
  </ul>
)

/** What a change of many does: which it reaches, and which are left out of it and why. */
export const Verdict = ({ children, done, left }: VerdictProps) => (
  <Root tabIndex={0} aria-live="polite">
    {children}
    {done.items.length > 0 && <List {...done} />}
    {left.items.length > 0 && (
      <>
        <h3>{left.label}</h3>
        <List {...left} />
      </>
    )}
  </Root>
)

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }

  h3 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.medium};
  }

  ul {
    display: grid;
    gap: ${theme.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  span {
    color: ${theme.color.inkSoft};
  }
`
