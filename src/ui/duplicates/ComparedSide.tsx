import { Split } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { ProposalReason } from '../../domain/duplicates/proposal.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Kbd } from '../kit/Kbd.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import type { View } from '../preview/zoom.ts'
import { theme } from '../theme/theme.ts'
import { ComparedPicture } from './ComparedPicture.tsx'

interface ComparedSideProps {
  readonly duplicate: Duplicate
  /** From 1; also its key, up to 9. */
  readonly place: number
  readonly files: FileAddresses
  readonly view: View
  readonly onView: (view: View) => void
  readonly isKept: boolean
  /** It goes to the trash when the other is kept. */
  readonly isGoing: boolean
  /** Why it is proposed to be kept; undefined: it is not. */
  readonly reason: ProposalReason | undefined
  /** It cannot go: a merge stays within the kept one's module. */
  readonly isOfOtherModule: boolean
  readonly mayMerge: boolean
  readonly onKeep: () => void
  readonly onToggle: () => void
  readonly onSeparate: (() => void) | undefined
}

/** The head of one asset's column: its picture, and what becomes of it. */
export const ComparedSide = (props: ComparedSideProps) => {
  const { duplicate, place, files, view, onView, isKept, isGoing, reason, isOfOtherModule, mayMerge, onKeep, onToggle, onSeparate } = props
  const { t } = useTranslation()
  const { asset } = duplicate
  return (
    <Root>
      <ComparedPicture asset={asset} files={files} view={view} onView={onView} />
      {mayMerge && (
        <RadioRow>
          <input type="radio" name="keep" checked={isKept} aria-label={t('duplicates.keepNamed', { name: asset.name })} onChange={onKeep} />
          <strong>{t('duplicates.keep')}</strong>
          {reason !== undefined && <small>{t(`duplicates.proposed.${reason}`)}</small>}
          {place <= 9 && (
            <OnDesktop aria-hidden>
              <Kbd>{place}</Kbd>
            </OnDesktop>
          )}
        </RadioRow>
      )}
      <Becomes>
        {mayMerge && isKept && <p>{t('duplicates.gets')}</p>}
        {mayMerge && !isKept && !isOfOtherModule && <Checkbox label={t('duplicates.goes')} aria-label={t('duplicates.goesNamed', { name: asset.name })} checked={isGoing} onChange={onToggle} />}
        {mayMerge && !isKept && isOfOtherModule && <p>{t('duplicates.elsewhere', { module: t(`shell.modules.${asset.type}`) })}</p>}
        {onSeparate !== undefined && (
          <IconButton size="compact" label={t('duplicates.notSameNamed', { name: asset.name })} icon={<Split size={16} />} onClick={onSeparate} />
        )}
      </Becomes>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  > * {
    justify-self: stretch;
    min-width: 0;
  }
`

/** What becomes of it. */
const Becomes = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.compact};

  p {
    color: ${theme.color.inkSoft};
  }

  button {
    margin-left: auto;
  }
`

const OnDesktop = styled.span`
  ${theme.media.belowMd} {
    display: none;
  }
`
