import type { KeyboardEventHandler, PointerEventHandler, Ref } from 'react'
import { styled } from 'styled-components'
import type { Area } from '../../domain/persons/area.ts'
import { theme } from '../theme/theme.ts'

interface RegionProps {
  readonly area: Area
  /** Shown at its foot; empty where nobody is named yet. */
  readonly name: string
  /** For who does not see it. */
  readonly label: string
  /** Of a person; in hand; or a face that the file names. */
  readonly look: 'person' | 'draft' | 'face'
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly onChoose?: (() => void) | undefined
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement> | undefined
  readonly onMove?: PointerEventHandler<HTMLElement> | undefined
  readonly onResize?: PointerEventHandler<HTMLElement> | undefined
}

const percent = (share: number): string => `${share * 100}%`

/** Somebody's place in a picture. */
export const Region = ({ area, name, label, look, ref, onChoose, onKeyDown, onMove, onResize }: RegionProps) => (
  <Place data-look={look} style={{ left: percent(area.x), top: percent(area.y), width: percent(area.width), height: percent(area.height) }}>
    <Frame
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={look === 'draft'}
      data-look={look}
      disabled={onChoose === undefined && onMove === undefined}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      onPointerDown={onMove}
    />
    {onResize !== undefined && <Corner data-corner onPointerDown={onResize} />}
    {name !== '' && <Name aria-hidden>{name}</Name>}
  </Place>
)

const Place = styled.div`
  position: absolute;

  &[data-look='draft'] {
    z-index: 1;
  }

  &:focus-within,
  &:hover {
    z-index: 2;
  }
`

const Frame = styled.button`
  position: absolute;
  inset: 0;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  padding: 0;
  border: 2px solid ${theme.color.paper};
  border-radius: ${theme.radius.small};
  outline-offset: 2px;
  background: transparent;
  box-shadow: ${theme.shadow.picture};
  cursor: pointer;

  &[data-look='face'] {
    border-style: dashed;
  }

  &[data-look='draft'] {
    border-color: ${theme.color.primary};
    outline: 1px solid ${theme.color.paper};
    outline-offset: 0;
    cursor: move;
    touch-action: none;
  }

  &:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.offset};
  }

  &:disabled {
    cursor: default;
  }
`

const Corner = styled.span`
  position: absolute;
  right: calc(${theme.size.target} / -2);
  bottom: calc(${theme.size.target} / -2);
  width: ${theme.size.target};
  height: ${theme.size.target};
  touch-action: none;
  cursor: nwse-resize;

  &::after {
    content: '';
    position: absolute;
    inset: ${theme.space.snug};
    border: 2px solid ${theme.color.primaryInk};
    border-radius: ${theme.radius.round};
    background: ${theme.color.primary};
  }
`

const Name = styled.span`
  position: absolute;
  top: calc(100% + ${theme.space[1]});
  left: 50%;
  max-width: max(100%, ${theme.size.picture});
  padding: ${theme.space.half} ${theme.space.snug};
  overflow: hidden;
  border-radius: ${theme.radius.tiny};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${theme.color.inverseInk};
  background: ${theme.color.inverse};
  transform: translateX(-50%);
  pointer-events: none;
`
