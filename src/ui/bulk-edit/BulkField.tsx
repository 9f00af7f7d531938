import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { BulkField as Field, BulkWay } from '../../application/bulk-edit/bulkDraft.ts'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { theme } from '../theme/theme.ts'

interface BulkFieldProps<How extends BulkWay> {
  readonly field: Field
  /** What the assets hold: all the same, or so many different values. */
  readonly now: ReactNode | { readonly kind: 'mixed'; readonly values: number }
  /** What can become of it, that it stays as it is first. */
  readonly ways: readonly How[]
  readonly how: How
  readonly onHow: (how: How) => void
  /** Where the new value is filled in. */
  readonly children: ReactNode
}

const isMixed = (now: BulkFieldProps<BulkWay>['now']): now is { readonly kind: 'mixed'; readonly values: number } =>
  typeof now === 'object' && now !== null && 'kind' in now && now.kind === 'mixed'

/** One field of many assets: what it holds now, and what is to become of it. */
export const BulkField = <How extends BulkWay>({ field, now, ways, how, onHow, children }: BulkFieldProps<How>) => {
  const { t } = useTranslation()
  const label = t(`asset.field.${field}`)
  const wayText = (way: BulkWay) => t(`bulkEdit.way.${way}`)
  return (
    <Root>
      <legend>{label}</legend>
      <Now>{isMixed(now) ? <Mixed>{t('bulkEdit.mixed', { values: now.values })}</Mixed> : now}</Now>
      <Change>
        <SegmentedControl
          label={t('bulkEdit.wayOf', { field: label })}
          value={how}
          segments={ways.map((way) => ({ value: way, label: wayText(way) }))}
          onChange={onHow}
        />
        {children}
      </Change>
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.space[2]} ${theme.space[6]};
  min-width: 0;
  margin: 0;
  padding: 0 0 ${theme.space[5]};
  border: 0;

  & + & {
    padding-top: ${theme.space[4]};
    border-top: ${theme.border.line};
  }

  legend {
    float: left;
    grid-column: 1 / -1;
    padding: 0;
    font-weight: ${theme.font.weight.semibold};
  }

  ${theme.media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Now = styled.div`
  display: -webkit-box;
  align-self: start;
  overflow: hidden;
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;

  &:has(ul) {
    display: block;
    white-space: normal;
  }

  /* In line with the words beside it. */
  ${theme.media.md} {
    margin-top: ${theme.space[1]};
  }
`

/** A dashed edge, as of tags that not all of the assets carry. */
const Mixed = styled.span`
  display: inline-block;
  padding: ${theme.space.half} ${theme.space[2]};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.small};
`

const Change = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;

  [role='radiogroup'] {
    flex-wrap: wrap;
    justify-self: start;
    max-width: 100%;
    height: auto;
    min-height: ${theme.size.control};
    overflow: clip;
    overflow-clip-margin: 4px;

    label {
      min-height: ${theme.size.compact};
    }
  }

  > p {
    color: ${theme.color.inkSoft};
  }
`
