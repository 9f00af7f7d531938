import { type ReactElement, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Kbd } from './Kbd.tsx'
import { beside } from './menuShape.ts'

interface TooltipProps {
  readonly text: string
  readonly shortcut?: string
  readonly children: ReactElement
}

/** Names an icon on hover and on keyboard focus; Escape puts it away. What it names carries the accessible name itself. */
export const Tooltip = ({ text, shortcut, children }: TooltipProps) => {
  const [source, setSource] = useState<HTMLElement>()
  const show = ({ firstElementChild }: Element) => firstElementChild instanceof HTMLElement && setSource(firstElementChild)
  const hide = () => setSource(undefined)
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
      {source !== undefined && (
        <Bubble role="tooltip" popover="manual" ref={(bubble) => bubble?.showPopover({ source })}>
          {text}
          {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
        </Bubble>
      )}
    </Anchor>
  )
}

const Anchor = styled.span`
  display: contents;
`

const Bubble = styled.span`
  ${beside}
  position-area: block-end;
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  max-width: ${theme.size.bubble};
  padding: ${theme.space[1]} ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.small};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.inverseInk};
  background: ${theme.color.inverse};
  box-shadow: ${theme.shadow.float};
  pointer-events: none;
`
