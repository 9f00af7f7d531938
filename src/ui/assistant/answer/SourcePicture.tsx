import { CircleHelp, ContactRound, Folder } from 'lucide-react'
import { styled } from 'styled-components'
import type { Source } from '../../../domain/assistant/chat.ts'
import { theme } from '../../theme/theme.ts'
import { TypeTile } from '../../thumbnails/TypeTile.tsx'

/** What kind of thing a source is, as its sign. */
export const SourcePicture = ({ source: { kind, name } }: { readonly source: Source }) => (
  <Tile>
    {kind === 'asset' && <TypeTile name={name} preview="none" small />}
    {kind === 'folder' && <Folder size={18} aria-hidden />}
    {kind === 'contact' && <ContactRound size={18} aria-hidden />}
    {kind === 'help' && <CircleHelp size={18} aria-hidden />}
  </Tile>
)

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.tall};
  height: ${theme.size.control};
  border-radius: ${theme.radius.tiny};
  overflow: hidden;
  color: ${theme.color.inkSoft};
  background: ${theme.color.mat};
`
