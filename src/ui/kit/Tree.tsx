import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { ellipsis, insetFocus } from './mixins.ts'
import { Spinner } from './Spinner.tsx'
import { treeMove } from './treeMove.ts'

export interface TreeRow {
  readonly id: string
  readonly label: string
  /** From 1. */
  readonly level: number
  readonly to: string
  readonly expandable: boolean
  readonly expanded: boolean
  /** Its children are being read. */
  readonly busy?: boolean
  /** Why it cannot be chosen. */
  readonly refusal?: string | undefined
}

interface TreeProps {
  readonly label: string
  /** The visible rows from the top down. */
  readonly rows: readonly TreeRow[]
  /** Where one is. */
  readonly currentId?: string | undefined
  readonly onToggle: (id: string) => void
  /** Choosing a row does this, and leads nowhere. */
  readonly onChoose?: (id: string) => void
}

/** A tree of links by the WAI-ARIA pattern: one tab stop; arrows, Home, End and letters move; right and left open and close. */
export const Tree = ({ label, rows, currentId, onToggle, onChoose }: TreeProps) => {
  const root = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const known = (id: string | undefined) => rows.some((row) => row.id === id)
  const tabStop = known(focusedId) ? focusedId : known(currentId) ? currentId : rows[0]?.id

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = treeMove(rows, tabStop, event.key)
    if (move === undefined) return
    event.preventDefault()
    if (move.tag === 'toggle') onToggle(move.id)
    else root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(move.id)}"]`)?.focus()
  }

  return (
    <div ref={root} role="tree" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <Row
          key={row.id}
          to={row.to}
          role="treeitem"
          data-id={row.id}
          aria-level={row.level}
          aria-expanded={row.expandable ? row.expanded : undefined}
          aria-selected={row.id === currentId}
          aria-current={row.id === currentId ? (onChoose === undefined ? 'page' : true) : undefined}
          aria-disabled={row.refusal === undefined ? undefined : true}
          aria-busy={row.busy || undefined}
          tabIndex={row.id === tabStop ? 0 : -1}
          style={{ paddingInlineStart: (row.level - 1) * 16 }}
          onFocus={() => setFocusedId(row.id)}
          onClick={(event) => {
            if (onChoose === undefined || event.defaultPrevented) return
            event.preventDefault()
            if (row.refusal === undefined) onChoose(row.id)
          }}
        >
          <Toggle
            aria-hidden
            $shown={row.expandable}
            onClick={(event) => {
              if (!row.expandable) return
              event.preventDefault()
              onToggle(row.id)
            }}
          >
            {row.busy ? <Spinner size="inline" /> : row.expandable && <ChevronRight size={14} />}
          </Toggle>
          <Label title={row.refusal ?? row.label}>{row.label}</Label>
        </Row>
      ))}
    </div>
  )
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.compact};
  padding-inline-end: ${theme.space[2]};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkSoft};
  ${insetFocus}

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-current] {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.ink};
    background: ${theme.color.primarySoft};
  }

  &[data-drop='accepts'] {
    color: ${theme.color.ink};
    background: ${theme.color.primarySoft};
    outline: ${theme.focus.ring};
    outline-offset: -2px;
  }

  &[data-drop='refuses'] {
    opacity: 0.55;
  }

  &[aria-disabled] {
    color: ${theme.color.inkFaint};
    cursor: default;
  }

  &[aria-expanded='true'] > span > svg {
    transform: rotate(90deg);
  }
`

const Toggle = styled.span<{ $shown: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  color: ${theme.color.inkFaint};

  > svg {
    transition: transform ${theme.motion.fast};
  }
`

const Label = styled.span`
  ${ellipsis}
`
