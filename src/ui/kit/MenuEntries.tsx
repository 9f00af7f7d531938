import { MenuItem, MenuSeparator } from '@headlessui/react'
import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Kbd } from './Kbd.tsx'
import { menuRow } from './menuShape.ts'

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly shortcut?: string
  readonly tone?: 'plain' | 'danger' | 'publish'
  /** One of a set that is chosen now. */
  readonly checked?: boolean
  /** Why it cannot be done now: the entry is shown disabled, with this text. */
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
  /** A step of a way: what is dragged is dropped on it. */
  readonly crumb?: string
}

export const MenuEntries = ({ entries }: { readonly entries: readonly MenuEntry[] }) =>
  entries.map((entry) => (
    <Fragment key={entry.id}>
      {entry.separated && <Line as="div" />}
      <MenuItem disabled={entry.refusal !== undefined}>
        <Row entry={entry} />
      </MenuItem>
    </Fragment>
  ))

const Row = ({ entry, ...rest }: { readonly entry: MenuEntry }) => {
  const content = (
    <>
      {entry.icon}
      <Label>
        {entry.label}
        {entry.refusal !== undefined && <Refusal>{entry.refusal}</Refusal>}
      </Label>
      {entry.checked && <Check size={16} aria-hidden />}
      {entry.shortcut !== undefined && <Kbd>{entry.shortcut}</Kbd>}
    </>
  )
  const tone = entry.tone ?? 'plain'
  if (entry.to !== undefined && entry.refusal === undefined)
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
  display: grid;
  flex: 1;
`

const Refusal = styled.small`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`

const Line = styled(MenuSeparator)`
  height: 1px;
  margin: ${theme.space[1]} 0;
  background: ${theme.color.line};
`
