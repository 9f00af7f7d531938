import { useRef } from 'react'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/library/FileAddresses.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { FROM_LIST } from '../library/addresses.ts'
import { type ItemActing, useItemActions } from '../library/items/useItemActions.tsx'
import { useListOrigin } from '../library/items/useListOrigin.ts'
import { useListStand } from '../library/items/useListStand.ts'
import { theme } from '../theme/theme.ts'
import { hitAddress, hitId } from './addresses.ts'
import { HitText } from './HitText.tsx'

interface HitRowsProps {
  readonly hits: readonly SearchHit[]
  readonly files: FileAddresses
  readonly acting: ItemActing
}

/** What was found, one below the other. */
export const HitRows = ({ hits, files, acting }: HitRowsProps) => {
  const list = useRef<HTMLOListElement>(null)
  const from = useListOrigin()
  useListStand(list)
  const { handlers, menuButton, menu } = useItemActions(acting, hits)
  return (
    <>
      <HitList ref={list} {...handlers}>
        {hits.map((hit) => (
          <li key={hitId(hit)} data-item={hitId(hit)}>
            <Hit to={hitAddress(hit, from)} state={FROM_LIST}>
              <HitText hit={hit} files={files} />
            </Hit>
            {menuButton(hit)}
          </li>
        ))}
      </HitList>
      {menu}
    </>
  )
}

export const HitList = styled.ol`
  display: grid;
  width: 100%;

  li {
    display: flex;
    align-items: center;
    border-bottom: ${theme.border.line};
  }

  li > :first-child {
    flex: 1;
    min-width: 0;
  }
`

const Hit = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.small};

  &:hover {
    background: ${theme.color.hover};
  }
`
