import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type ValuesDraft, type ValuesWay, valuesWaysOf } from '../../application/bulk-edit/metadataDraft.ts'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { theme } from '../theme/theme.ts'
import type { FieldAttribute } from '../value-fields/fieldProps.ts'
import { ValueField } from '../value-fields/ValueField.tsx'

interface BulkValuesProps {
  readonly attribute: FieldAttribute
  readonly filled: ValuesDraft
  readonly problem: Problem | undefined
  readonly finder: ValueFinderActor
  readonly onChange: (how: ValuesWay, texts: readonly string[]) => void
  /** It stays as it is after all. */
  readonly onLeave: () => void
}

/** What becomes of one attribute of many assets. */
export const BulkValues = ({ attribute, filled: { how, texts }, problem, finder, onChange, onLeave }: BulkValuesProps) => {
  const { t } = useTranslation()
  const { name } = attribute
  const type = (typed: readonly string[]) => onChange(how, typed)
  return (
    <Root aria-label={name}>
      <Head>
        {how === 'remove' && <strong>{name}</strong>}
        <SegmentedControl
          label={t('bulkEdit.wayOf', { field: name })}
          value={how}
          segments={valuesWaysOf(attribute).map((way) => ({ value: way, label: t(`bulkEdit.way.${way}`) }))}
          onChange={(way) => onChange(way, texts)}
        />
        <IconButton size="compact" icon={<X size={14} />} label={t('bulkEdit.metadata.leave', { field: name })} onClick={onLeave} />
      </Head>
      {how === 'remove' ? (
        <p>{t('bulkEdit.metadata.remove')}</p>
      ) : (
        <ValueField
          attribute={attribute}
          texts={texts}
          state="resting"
          problem={problem && { at: null, problem }}
          finder={finder}
          onType={type}
          onLeave={() => undefined}
          onPick={type}
          onPutBack={() => type([])}
        />
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};

  > p {
    color: ${theme.color.inkSoft};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  > strong {
    flex-basis: 100%;
    overflow-wrap: anywhere;
  }
`
