import { type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

export const requiredMark = css`
  content: ' *' / '';
  color: ${theme.color.danger};
`

export interface FieldProps {
  readonly label: string
  /** What is wrong with the value; linked to the field and announced. */
  readonly problem?: string | undefined
  readonly hint?: string | undefined
  /** Shown beside the label: "optional", a counter. */
  readonly aside?: ReactNode
}

interface Wiring {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label, control, hint and problem, wired to each other. */
export const Field = ({ label, problem, hint, aside, children }: FieldProps & { readonly children: (wiring: Wiring) => ReactNode }) => {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <div>{children({ id, 'aria-invalid': problem === undefined ? undefined : true, 'aria-describedby': described || undefined })}</div>
      {/* Read and reached by Tab after the field, whose label it stands beside. */}
      {aside !== undefined && aside !== false && <Aside>{aside}</Aside>}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <ProblemText id={`${id}-problem`} aria-live="polite">
        {problem}
      </ProblemText>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(min-content, auto);
  gap: ${theme.space.snug} ${theme.space[2]};

  > * {
    grid-column: 1 / -1;
  }

  > label {
    grid-area: 1 / 1;
    font-weight: ${theme.font.weight.medium};
  }

  /* Marked before it is missed; what is read aloud says it by itself. */
  &:has(:required) > label::after {
    ${requiredMark}
  }

  [data-all-required] & > label::after {
    content: none;
  }
`

const Aside = styled.div`
  grid-area: 1 / 2;
  text-align: end;
  font-weight: ${theme.font.weight.medium};
`

export const Hint = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`

export const ProblemText = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.danger};

  /* Out of the way, yet there: only a live region that is there already is read when it is filled. */
  &:empty {
    position: absolute;
  }
`

export const control = css`
  width: 100%;
  min-height: ${theme.size.field};
  padding: 0 ${theme.space[3]};
  border: ${theme.border.control};
  border-radius: ${theme.radius.small};
  font: inherit;
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  transition: border-color ${theme.motion.fast};

  &::placeholder {
    color: ${theme.color.inkFaint};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${theme.color.inkSoft};
  }

  &:focus {
    border-color: ${theme.color.primary};
    outline: ${theme.focus.ring};
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }

  &:disabled {
    color: ${theme.color.inkFaint};
    background: ${theme.color.sunken};
  }

  ${theme.media.belowSm} {
    /* Below 16 px, phones zoom into a field on focus. */
    font-size: ${theme.font.size.lead};
  }
`
