import { styled } from 'styled-components'
import { ellipsis } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { HEAD_HEIGHT } from './grid/gridGeometry.ts'

/** Only what something hangs on is positioned: every such cell is painted by itself, in each frame. */
export const CellRoot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  height: 100%;
  padding: 0 ${theme.space[2]};
  border-right: ${theme.border.line};
  border-bottom: ${theme.border.line};
  background: ${theme.color.surface};
  cursor: cell;
  user-select: none;

  &[data-end] {
    justify-content: flex-end;
    font-variant-numeric: ${theme.font.figures};
  }

  &[role='rowheader'],
  &[data-pinned] {
    background: ${theme.color.raised};
  }

  &[data-pinned] {
    position: sticky;
    z-index: 2;
  }

  &[aria-selected='true']:not([data-pinned]),
  &[data-focus]:not([data-pinned]) {
    position: relative;
  }

  &[aria-selected='true'] {
    background: ${theme.color.primarySoft};
  }

  &[data-reached] {
    background: ${theme.color.primarySoft};
    box-shadow: inset 0 0 0 1px ${theme.color.primaryLine};
  }

  &[data-state='refused'] {
    color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }

  &[data-state='conflict'] {
    background: ${theme.color.warningSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.warning};
  }

  &[data-focus] {
    z-index: 1;
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.inset};
  }

  &[data-focus][data-pinned] {
    z-index: 3;
  }

  &[data-state='saved'] svg {
    color: ${theme.color.success};
  }

  &[data-state='conflict'] svg {
    color: ${theme.color.warning};
  }
`

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  ${ellipsis}

  [data-end] > & {
    flex: initial;
  }
`

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  margin-left: auto;
  color: ${theme.color.inkFaint};

  [data-end] > & {
    margin-left: 0;
  }
`

/** What stands under a cell and belongs to it. */
export const UnderCell = styled.div`
  position: absolute;
  top: 100%;
  left: 0;
  z-index: ${theme.layer.sticky};
  display: grid;
  gap: ${theme.space[2]};
  min-width: ${theme.size.menu};
  width: max-content;
  max-width: ${theme.size.card};
  margin-top: ${theme.space[1]};
  padding: ${theme.space[3]};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.large};
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
  cursor: default;
  white-space: normal;

  &[data-above] {
    top: auto;
    bottom: 100%;
    margin: 0 0 ${theme.space[1]};
  }
`

/** Keeps what stands under a cell whole in the grid or the list of cards (`data-viewport`): above it where there is room, else over it, and farther left where they end (docs/decisions/metadata-table.md, "What hangs on a cell stays in its grid"). */
export const keepInViewport = (panel: HTMLElement | null) => {
  const viewport = panel?.closest('[data-viewport]')
  const cell = panel?.parentElement
  if (!panel || !viewport || !cell) return undefined
  const place = () => {
    panel.style.translate = ''
    panel.removeAttribute('data-above')
    const [{ left, top }, own] = [viewport.getBoundingClientRect(), panel.getBoundingClientRect()]
    const [beyond = 0, below = 0] = [own.right - (left + viewport.clientWidth), own.bottom - (top + viewport.clientHeight)].map((over) => Math.max(0, over))
    const isAbove = below > 0 && cell.getBoundingClientRect().top - own.height > top + HEAD_HEIGHT
    panel.toggleAttribute('data-above', isAbove)
    panel.style.translate = `${-beyond}px ${isAbove ? 0 : -below}px`
  }
  place()
  const observer = new ResizeObserver(place)
  observer.observe(panel)
  return () => observer.disconnect()
}
