import { MenuItem, MenuSeparator } from '@headlessui/react'
import { Check } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Kbd } from './Kbd.tsx'
import { MenuReasons } from './MenuReasons.tsx'
import { menuRow } from './menuShape.ts'

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly shortcut?: string
  readonly tone?: 'plain' | 'danger' | 'publish'
  /** One of a set that is chosen now. */
  readonly checked?: boolean
  /** Why it cannot be done now: the entry is shown disabled, and this stands below the entries when it is in hand. */
  readonly refusal?: string | undefined
  /** A line above, where another group begins. */
  readonly separated?: boolean
  /** Leads somewhere; without it, `onSelect` acts. */
  readonly to?: string
  /** What the browser's history keeps with the page that `to` leads to. */
  readonly state?: unknown
  /** The name of the file, where `to` is a download rather than a page. */
  readonly download?: string
  readonly onSelect?: () => void
  /** Acts when the menu has gone and the focus is back where it was: what takes the focus itself. */
  readonly onClosed?: () => void
  /** A step of a way: what is dragged is dropped on it. */
  readonly crumb?: string
}

/** An entry that cannot be done is reached like the others, as ARIA's menu pattern has it: only so can a keyboard ask why. */
export const MenuEntries = ({ entries }: { readonly entries: readonly MenuEntry[] }) => {
  const [asked, setAsked] = useState<string>()
  const id = useId()
  const reasons = [...new Set(entries.flatMap(({ refusal }) => refusal ?? []))]
  const idOf = (reason: string) => `${id}${reasons.indexOf(reason)}`
  return (
    <>
      {entries.map((entry) => (
        <Fragment key={entry.id}>
          {entry.separated && <Line as="div" />}
          <MenuItem>
            <Row entry={entry} describedBy={entry.refusal === undefined ? undefined : idOf(entry.refusal)} onHeld={setAsked} />
          </MenuItem>
        </Fragment>
      ))}
      <MenuReasons reasons={reasons} asked={asked} idOf={idOf} />
    </>
  )
}

interface RowProps {
  readonly entry: MenuEntry
  readonly describedBy: string | undefined
  readonly onHeld: (refusal: string | undefined) => void
}

const Row = ({ entry, describedBy, onHeld, ...rest }: RowProps) => {
  const isHeld = 'data-focus' in rest
  useEffect(() => {
    if (isHeld) onHeld(entry.refusal)
  }, [isHeld, onHeld, entry.refusal])
  const content = (
    <>
      {entry.icon}
      <Label>{entry.label}</Label>
      {entry.checked && <Check size={16} aria-hidden />}
      {entry.shortcut !== undefined && <Kbd>{entry.shortcut}</Kbd>}
    </>
  )
  const tone = entry.tone ?? 'plain'
  if (entry.refusal !== undefined)
    return (
      <ActionRow type="button" {...rest} onClick={undefined} data-menu-refused data-disabled="" aria-disabled aria-describedby={describedBy}>
        {content}
      </ActionRow>
    )
  if (entry.to !== undefined)
    return entry.download !== undefined ? (
      <AnchorRow {...rest} data-tone={tone} href={entry.to} download={entry.download}>
        {content}
      </AnchorRow>
    ) : (
      <LinkRow {...rest} data-tone={tone} data-crumb={entry.crumb} to={entry.to} state={entry.state}>
        {content}
      </LinkRow>
    )
  return (
    <ActionRow
      type="button"
      {...rest}
      {...(entry.checked !== undefined && { role: 'menuitemradio', 'aria-checked': entry.checked })}
      data-tone={tone}
      {...chosen(rest, entry.onSelect)}
    >
      {content}
    </ActionRow>
  )
}

/** Headless UI hands its own click to the row: it closes the menu, and then the entry acts. */
const chosen = (rest: object, onSelect: (() => void) | undefined) => ({
  onClick: (event: React.MouseEvent) => {
    if ('onClick' in rest && typeof rest.onClick === 'function') rest.onClick(event)
    onSelect?.()
  },
})

const toned = css`
  ${menuRow}

  &:not([data-disabled]) {
    color: ${theme.color.ink};
  }

  &[data-tone='danger']:not([data-disabled]) {
    color: ${theme.color.danger};
  }

  &[data-tone='publish']:not([data-disabled]) {
    color: ${theme.color.publish};
  }

  &[data-drop='accepts'] {
    background: ${theme.color.primarySoft};
    outline: ${theme.focus.ring};
  }

  &[data-drop='refuses'] {
    opacity: 0.55;
  }
`

const ActionRow = styled.button`
  ${toned}
`

const LinkRow = styled(Link)`
  ${toned}
`

const AnchorRow = styled.a`
  ${toned}
`

const Label = styled.span`
  flex: 1;
`

const Line = styled(MenuSeparator)`
  height: 1px;
  margin: ${theme.space[1]} 0;
  background: ${theme.color.line};
`
