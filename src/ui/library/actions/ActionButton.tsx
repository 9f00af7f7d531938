import { shownShortcut } from '../../../domain/preferences/shortcuts.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { isMac } from '../../kit/isMac.ts'
import { DownloadLink } from '../DownloadLink.tsx'
import type { OfferedAction } from './useLibraryActions.tsx'

/** An action that is allowed, in a toolbar. */
export const ActionButton = ({ action: { label, icon, tone, shortcuts, to, download, start } }: { readonly action: OfferedAction }) => {
  if (to !== undefined && download !== undefined) return <DownloadLink address={to} name={download} tone="ghost" />
  const [shortcut] = shortcuts
  return <IconButton label={label} icon={icon} tone={tone} {...(shortcut !== undefined && { shortcut: shownShortcut(shortcut, isMac()) })} onClick={start} />
}
