import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { type ItemDragProps, useItemDrag } from './useItemDrag.ts'

/** Dragging what is listed onto folders: what hangs on the pointer, and what a drop would do or why it is refused. */
export const ItemDrags = (props: ItemDragProps) => {
  const { announced, picture } = useItemDrag(props)
  // The header that this belongs to is put away while something is selected.
  return createPortal(
    <>
      <Picture ref={picture} aria-hidden />
      <Announcement hidden={announced === undefined}>
        {announced}
      </Announcement>
    </>,
    document.body,
  )
}

/** What hangs on the pointer: the browser takes its picture, out of sight. */
const Picture = styled.div`
  position: fixed;
  inset: -100px auto auto 0;
  max-width: ${theme.size.bubble};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.small};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.primaryInk};
  background: ${theme.color.primary};
  pointer-events: none;
`

const Announcement = styled.output`
  position: fixed;
  inset: auto auto ${theme.space[6]} 50%;
  z-index: ${theme.layer.bubble};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.large};
  color: ${theme.color.inverseInk};
  background: ${theme.color.inverse};
  box-shadow: ${theme.shadow.float};
  transform: translateX(-50%);
  pointer-events: none;

  &[hidden] {
    display: none;
  }
`
