import { File, FileArchive, FileSpreadsheet, FileText, Film, Image, type LucideIcon, Music } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import type { PreviewKind } from '../../domain/assets/asset.ts'
import { splitExtension } from '../../domain/naming/names.ts'
import { theme } from '../theme/theme.ts'

interface TypeTileProps {
  readonly name: string
  readonly preview: PreviewKind
  /** `small`: in a row, where there is room for the extension alone. */
  readonly small?: boolean
}

const ICONS: Readonly<Record<PreviewKind, LucideIcon>> = { image: Image, pdf: FileText, video: Film, audio: Music, text: FileText, none: File }

/** Of what its way to be looked at does not tell. */
const OF_EXTENSION: Readonly<Record<string, LucideIcon>> = {
  csv: FileSpreadsheet,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  heic: Image,
  heif: Image,
  svg: Image,
  mov: Film,
  zip: FileArchive,
}

/** Stands for a file that has no picture: what kind it is, and its extension. */
export const TypeTile = memo(({ name, preview, small = false }: TypeTileProps) => {
  const extension = splitExtension(name).extension.toLowerCase()
  const Icon = OF_EXTENSION[extension] ?? ICONS[preview]
  return (
    <Root aria-hidden data-small={small}>
      {!small && <Icon size={32} strokeWidth={1.25} />}
      <span>{extension.toUpperCase()}</span>
    </Root>
  )
})

const Root = styled.span`
  display: grid;
  place-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  letter-spacing: 0.04em;
  color: ${theme.color.inkFaint};

  &[data-small='true'] {
    width: 100%;
    height: 100%;
    font-size: ${theme.font.size.caption};
  }
`
