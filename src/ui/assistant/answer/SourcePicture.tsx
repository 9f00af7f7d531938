import { CircleHelp, ContactRound, Folder } from 'lucide-react'
import { useContext } from 'react'
import { styled } from 'styled-components'
import type { Source } from '../../../domain/assistant/chat.ts'
import { theme } from '../../theme/theme.ts'
import { Thumbnail } from '../../thumbnails/Thumbnail.tsx'
import { TypeTile } from '../../thumbnails/TypeTile.tsx'
import { Pictures } from './pictures.ts'

/** An asset's thumbnail; of anything else, or where there is none any more, what kind of thing it is. */
export const SourcePicture = ({ source: { kind, id, name, contentVersion } }: { readonly source: Source }) => {
  const files = useContext(Pictures)
  const address = files === undefined || contentVersion === undefined ? undefined : files.thumbnail({ id, contentVersion }, 320)
  return (
    <Tile>
      {kind === 'asset' && address === undefined && <TypeTile name={name} preview="none" small />}
      {kind === 'asset' && address !== undefined && <Thumbnail asset={{ name, thumbnail: 'Ready', preview: 'none', width: null, height: null }} address={address} small lazy />}
      {kind === 'folder' && <Folder size={18} aria-hidden />}
      {kind === 'contact' && <ContactRound size={18} aria-hidden />}
      {kind === 'help' && <CircleHelp size={18} aria-hidden />}
    </Tile>
  )
}

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

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
