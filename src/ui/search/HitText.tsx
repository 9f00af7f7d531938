import { Folder } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { FileName } from '../kit/FileName.tsx'
import { fileNameParts } from '../kit/fileNameParts.ts'
import { ellipsis } from '../kit/mixins.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { placeText } from '../rows/placeText.ts'
import { theme } from '../theme/theme.ts'
import { Highlighted } from './Highlighted.tsx'
import { splitFragments } from './splitFragments.ts'
import { Picture, Words } from '../items/itemParts.ts'

interface HitTextProps {
  readonly hit: SearchHit
  readonly files: FileAddresses
}

/** A folder's name ends in an ellipsis where it has no room; a file's is shortened before its end, so that its extension stays. */
export const HitName = ({ hit, name }: { readonly hit: SearchHit; readonly name: string }) => {
  const marked = hit.field === 'name' ? hit.fragments : undefined
  if (hit.kind === 'folder') return <Name>{marked ? <Highlighted fragments={marked} /> : name}</Name>
  if (marked === undefined)
    return (
      <Name>
        <FileName name={name} />
      </Name>
    )
  const [, tail, extension] = fileNameParts(name)
  const [head, end] = splitFragments(marked, tail.length + extension.length)
  return (
    <Parted title={name}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Name aria-hidden>
        <Highlighted fragments={head} />
      </Name>
      <span aria-hidden>
        <Highlighted fragments={end} />
      </span>
    </Parted>
  )
}

/** What was found: its picture, its name, where the words stand, and where it lies. It stays as it is drawn while somebody types on. */
export const HitText = memo(({ hit, files }: HitTextProps) => {
  const { t } = useTranslation()
  const { name, type } = hit.kind === 'folder' ? hit.folder : hit.asset
  const path = placeText(t, type, hit.path)
  return (
    <>
      <Picture aria-hidden>
        {hit.kind === 'folder' ? <Folder size={18} /> : <Thumbnail asset={hit.asset} address={files.thumbnail(hit.asset, 320)} small />}
      </Picture>
      <Words>
        <HitName hit={hit} name={name} />
        {hit.field !== 'name' && (
          <Line>
            <em>{hit.attribute ?? t(`search.field.${hit.field}`)}:</em> <Highlighted fragments={hit.fragments} />
          </Line>
        )}
        <Line>
          {hit.field === 'name' && <em>{t('search.field.name')} · </em>}
          {t('search.in', { path })}
        </Line>
      </Words>
    </>
  )
})

const Name = styled.span`
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.ink};
  ${ellipsis}
`

const Parted = styled.span`
  display: flex;
  min-width: 0;
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.ink};

  > * {
    white-space: pre;
  }

  > :last-child {
    flex: none;
  }
`

const Line = styled.span`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  ${ellipsis}

  em {
    font-style: normal;
    color: ${theme.color.inkFaint};
  }
`
