import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Kbd } from './Kbd.tsx'

interface TooltipProps {
  readonly text: string
  readonly shortcut?: string
  readonly children: ReactElement
}

interface Place {
  readonly left: number
  readonly top: number
  readonly above: boolean
}

const GAP = 6

/** Below what it names, or above it where the window ends. */
const placeBeside = (box: DOMRect): Place => {
  const above = box.bottom + 44 > window.innerHeight
  const left = Math.min(Math.max(box.left + box.width / 2, 48), window.innerWidth - 48)
  return { left, top: above ? box.top - GAP : box.bottom + GAP, above }
}

/** Names an icon on hover and on keyboard focus; Escape puts it away. What it names carries the accessible name itself. */
export const Tooltip = ({ text, shortcut, children }: TooltipProps) => {
  const [place, setPlace] = useState<Place>()
  const id = useId()
  const show = (target: EventTarget & Element) => setPlace(placeBeside((target.firstElementChild ?? target).getBoundingClientRect()))
  const hide = () => setPlace(undefined)
  return (
    <Anchor
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(event.currentTarget)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {place !== undefined && createPortal(<Bubble id={id} place={place} shortcut={shortcut}>{text}</Bubble>, document.body)}
    </Anchor>
  )
}

interface BubbleProps {
  readonly id: string
  readonly place: Place
  readonly shortcut: string | undefined
  readonly children: ReactNode
}

const Bubble = ({ id, place, shortcut, children }: BubbleProps) => (
  <BubbleRoot id={id} role="tooltip" $above={place.above} style={{ left: place.left, top: place.top }}>
    {children}
    {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
  </BubbleRoot>
)

const Anchor = styled.span`
  display: contents;
`

const BubbleRoot = styled.span<{ $above: boolean }>`
  position: fixed;
  z-index: ${theme.layer.bubble};
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  max-width: ${theme.size.bubble};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.small};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.inverseInk};
  background: ${theme.color.inverse};
  box-shadow: ${theme.shadow.float};
  pointer-events: none;
  transform: translate(-50%, ${({ $above }) => ($above ? '-100%' : '0')});
`
