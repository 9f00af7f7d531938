import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SnapshotFrom } from 'xstate'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { ComparingActor } from '../../application/duplicates/comparing.machine.ts'
import { proposedToKeep } from '../../domain/duplicates/proposal.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { assetAddress } from '../addresses/library.ts'
import { NameLink } from '../kit/NameLink.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import type { View } from '../preview/zoom.ts'
import { theme } from '../theme/theme.ts'
import { detailFacts, summaryFacts, type ComparedFact } from './comparedFacts.ts'
import { ComparedSide } from './ComparedSide.tsx'

interface ComparisonProps {
  readonly snapshot: SnapshotFrom<ComparingActor>
  readonly files: FileAddresses
  readonly view: View
  readonly onView: (view: View) => void
  readonly isDifferenceOnly: boolean
  readonly mayMerge: boolean
  readonly mayOpen: boolean
  readonly onKeep: (id: string) => void
  readonly onToggle: (id: string) => void
  /** Says that one is not the same as the others; undefined where that says no more than of all. */
  readonly onSeparateOne: ((id: string) => void) | undefined
}

/** The assets of a group as the columns of a table: their pictures, which is kept, and what they say, with what differs marked. */
export const Comparison = ({ snapshot, files, view, onView, isDifferenceOnly, mayMerge, mayOpen, onKeep, onToggle, onSeparateOne }: ComparisonProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { assets, details, keep, others } = snapshot.context
  const proposal = proposedToKeep(assets)
  const facts = [...summaryFacts(t, assets, language), ...detailFacts(t, assets, details, language)].filter(({ isDifferent }) => isDifferent || !isDifferenceOnly)
  const cell = (fact: ComparedFact, at: number) => {
    const [text, asset] = [fact.texts[at], assets[at]?.asset]
    if (fact.id === 'name' && mayOpen && asset !== undefined) return <NameLink to={assetAddress(asset.type, asset.id)}>{text}</NameLink>
    if (text === undefined) return <Faint>{t('duplicates.unknown')}</Faint>
    return text === '' ? <Faint>{t('asset.none')}</Faint> : text
  }
  return (
    <Scroller>
      <Table style={{ minWidth: `calc(${assets.length} * var(--side) + var(--label))` }}>
        <caption>
          <VisuallyHidden>{t('duplicates.compared')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{t('duplicates.about')}</VisuallyHidden>
            </td>
            {assets.map((duplicate, at) => (
              <th key={duplicate.asset.id} scope="col" data-kept={mayMerge && duplicate.asset.id === keep}>
                <ComparedSide
                  duplicate={duplicate}
                  place={at + 1}
                  files={files}
                  view={view}
                  onView={onView}
                  isKept={duplicate.asset.id === keep}
                  isGoing={others.includes(duplicate.asset.id)}
                  reason={proposal?.id === duplicate.asset.id ? proposal.reason : undefined}
                  isOfOtherModule={duplicate.asset.type !== assets.find(({ asset }) => asset.id === keep)?.asset.type}
                  mayMerge={mayMerge}
                  onKeep={() => onKeep(duplicate.asset.id)}
                  onToggle={() => onToggle(duplicate.asset.id)}
                  onSeparate={onSeparateOne && (() => onSeparateOne(duplicate.asset.id))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.id} data-differs={fact.isDifferent}>
              <th scope="row">
                {fact.label}
                {fact.isDifferent && <Mark aria-hidden />}
                {fact.isDifferent && <VisuallyHidden> ({t('duplicates.differs')})</VisuallyHidden>}
              </th>
              {assets.map(({ asset }, at) => (
                <td key={asset.id} data-label={fact.label} dir="auto">
                  {cell(fact, at)}
                </td>
              ))}
            </tr>
          ))}
          {snapshot.matches('reading') && (
            <tr aria-busy>
              <th scope="row">{t('asset.field.tags')}</th>
              {assets.map(({ asset }) => (
                <td key={asset.id}>
                  <Skeleton $width="60%" $height="12px" />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </Table>
    </Scroller>
  )
}

const Scroller = styled.div`
  --side: 200px;
  --label: 128px;

  overflow: auto hidden;

  ${theme.media.belowMd} {
    --side: 156px;
    --label: 0px;
  }
`

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: ${theme.font.figures};

  thead td,
  tbody th {
    position: sticky;
    left: 0;
    z-index: 1;
    width: var(--label);
    background: ${theme.color.bg};
  }

  thead th {
    padding: 0 ${theme.space[2]} ${theme.space[3]};
    font-weight: ${theme.font.weight.regular};
    text-align: start;
    vertical-align: top;
  }

  tbody th,
  tbody td {
    padding: ${theme.space[2]};
    border-top: ${theme.border.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  tbody th {
    padding-left: 0;
    font-weight: ${theme.font.weight.regular};
    color: ${theme.color.inkFaint};
  }

  tbody td {
    color: ${theme.color.inkSoft};
  }

  [data-differs='true'] {
    td {
      font-weight: ${theme.font.weight.medium};
      color: ${theme.color.ink};
    }

    th {
      color: ${theme.color.ink};
    }
  }

  ${theme.media.belowMd} {
    /* Its column is as good as gone: the label stands in each cell. */
    thead td,
    tbody th {
      max-width: 0;
      padding: 0;
      overflow: hidden;
      white-space: nowrap;
      clip-path: inset(50%);
    }

    tbody td::before {
      content: attr(data-label) / '';
      display: block;
      font-size: ${theme.font.size.caption};
      font-weight: ${theme.font.weight.regular};
      color: ${theme.color.inkFaint};
    }

    [data-differs='true'] td::before {
      color: ${theme.color.warning};
    }
  }
`

/** That something differs. */
const Mark = styled.i`
  display: inline-block;
  width: ${theme.size.dot};
  height: ${theme.size.dot};
  margin-left: ${theme.space.snug};
  border-radius: ${theme.radius.round};
  vertical-align: middle;
  background: ${theme.color.warning};
`

const Faint = styled.span`
  font-weight: ${theme.font.weight.regular};
  color: ${theme.color.inkSoft};
`
