import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { insetFocus } from '../../kit/mixins.ts'
import { theme } from '../../theme/theme.ts'

interface FacetSectionProps {
  readonly title: string
  /** Of an attribute: the template that it is of; else how many values there are, if more than are shown. */
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** One facet: its name, and what it offers below. It can be folded. */
export const FacetSection = ({ title, note, children }: FacetSectionProps) => {
  const id = useId()
  const [open, setOpen] = useState(true)
  return (
    <Root>
      <h3>
        <Head type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{title}</span>
          {note !== undefined && <small>{note}</small>}
          <ChevronDown size={14} aria-hidden />
        </Head>
      </h3>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </Root>
  )
}

const Root = styled.section`
  padding: ${theme.space[3]} 0;

  h3 {
    font-size: ${theme.font.size.body};
  }

  & + & {
    border-top: ${theme.border.line};
  }
`

const Head = styled.button`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.tiny};
  font: inherit;
  text-align: start;
  color: ${theme.color.ink};
  background: none;
  cursor: pointer;
  ${insetFocus}

  > span {
    font-weight: ${theme.font.weight.semibold};
    overflow-wrap: anywhere;
  }

  /* Never narrower than its longest word: a number is not divided. */
  > small {
    max-width: 60%;
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
    overflow-wrap: break-word;
  }

  > svg {
    flex: none;
    margin-left: auto;
    color: ${theme.color.inkFaint};
    transition: transform ${theme.motion.fast};
  }

  &[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
`
