import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { resourceOf } from '../../domain/items/item.ts'
import { ItemRows } from '../items/ItemRows.tsx'
import type { ItemActing } from '../items/useItemActions.tsx'
import { HitLine, HitName } from './HitText.tsx'

interface HitRowsProps {
  readonly label: string
  readonly hits: readonly SearchHit[]
  readonly files: FileAddresses
  readonly mayOpen: boolean
  readonly acting: ItemActing
  readonly onStar: (hit: SearchHit) => void
}

/** What was found, one below the other, with the words that were looked for. */
export const HitRows = ({ label, hits, files, mayOpen, acting, onStar }: HitRowsProps) => (
  <ItemRows
    label={label}
    items={hits}
    files={files}
    mayOpen={mayOpen}
    acting={acting}
    onStar={onStar}
    renderName={(hit) => <HitName hit={hit} name={resourceOf(hit).name} />}
    renderLine={(hit, place) => <HitLine hit={hit} place={place} />}
  />
)
