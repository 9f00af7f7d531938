import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { beside } from './menuShape.ts'

interface WhyProps {
  readonly title: string
  readonly children: ReactNode
  /** Stands for "Why?" where the refusal itself is the button. */
  readonly label?: string
  readonly onOpen?: () => void
}

/** Explains a refusal: which role, permission or state decides. A browser popover: Escape and a click elsewhere put it away. */
export const Why = ({ title, children, label, onOpen }: WhyProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <Ask type="button" popoverTarget={id} aria-describedby={id}>
        {label ?? t('kit.why')}
      </Ask>
      <Bubble
        id={id}
        popover="auto"
        onToggle={({ newState }) => newState === 'open' && onOpen?.()}
      >
        <strong>{title}</strong>
        {children}
      </Bubble>
    </>
  )
}

const Ask = styled.button`
  min-height: ${theme.size.target};
  padding: 0 2px;
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  text-decoration: underline;
  text-underline-offset: 2px;
  background: none;
  cursor: pointer;
`

const Bubble = styled.div`
  ${beside}
  position-area: block-end span-inline-end;
  gap: ${theme.space.snug};
  width: max-content;
  max-width: min(${theme.size.bubble}, calc(100vw - ${theme.space[4]}));
  padding: ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.large};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inverseInk};
  background: ${theme.color.inverse};
  box-shadow: ${theme.shadow.float};

  &:popover-open {
    display: grid;
  }

  a {
    color: ${theme.color.inverseLink};
  }
`
