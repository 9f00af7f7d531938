import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { ProposalReason } from '../../domain/duplicates/proposal.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
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
      {mayMerge && !isKept && !isOfOtherModule && <Checkbox label={t('duplicates.goes')} aria-label={t('duplicates.goesNamed', { name: asset.name })} checked={isGoing} onChange={onToggle} />}
      {mayMerge && !isKept && isOfOtherModule && <Note>{t('duplicates.elsewhere', { module: t(`shell.modules.${asset.type}`) })}</Note>}
      {onSeparate !== undefined && (
        <Button tone="ghost" size="compact" aria-label={t('duplicates.notSameNamed', { name: asset.name })} onClick={onSeparate}>
          {t('duplicates.notSameOne')}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  > :first-child,
  > label:first-of-type {
    justify-self: stretch;
  }
`

const Note = styled.p`
  color: ${theme.color.inkSoft};
`

const OnDesktop = styled.span`
  ${theme.media.belowMd} {
    display: none;
  }
`
