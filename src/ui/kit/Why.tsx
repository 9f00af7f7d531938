import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface WhyProps {
  readonly title: string
  readonly children: ReactNode
  /** Stands for "Why?" where the refusal itself is the button. */
  readonly label?: string
  readonly onOpen?: () => void
}

const GAP = 6

const place = (bubble: HTMLElement, button: Element | null) => {
  if (button === null) return
  const from = button.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const below = from.bottom + GAP + own.height <= window.innerHeight
  bubble.style.left = `${Math.max(8, Math.min(from.left, window.innerWidth - own.width - 8))}px`
  bubble.style.top = `${below ? from.bottom + GAP : Math.max(8, from.top - GAP - own.height)}px`
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
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return
          place(currentTarget, currentTarget.previousElementSibling)
          onOpen?.()
        }}
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
  position: fixed;
  inset: auto;
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
