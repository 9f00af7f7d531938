import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { DisplayChange } from '../../application/templates/displayDraft.ts'
import type { DisplayField } from '../../domain/templates/displayFields.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { ProblemText } from '../kit/Field.tsx'
import { useFilled } from '../kit/filling.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'

interface DisplayFieldRowProps {
  readonly field: DisplayField
  readonly name: string
  /** Its place, of so many. */
  readonly at: number
  readonly count: number
  readonly isOpen: boolean
  readonly problem: string | undefined
  readonly onChange: (change: DisplayChange) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** One attribute: whether the table and the details show it, how wide its column is, and its place. */
export const DisplayFieldRow = ({ field: { attributeId, width, inTable, inDetails }, name, at, count, isOpen, problem, onChange }: DisplayFieldRowProps) => {
  const { t } = useTranslation()
  const filled = useFilled()
  const [typed, setTyped] = useState(String(width))
  const set = (fields: Partial<DisplayField>) => onChange({ kind: 'field', attributeId, fields })
  const put = (to: number) => {
    if (to < 0 || to >= count) return
    filled()
    onChange({ kind: 'put', attributeId, at: to })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined
    if (step === undefined || !isOpen) return
    event.preventDefault()
    put(at + step)
  }
  return (
    <Row onKeyDown={onKeyDown}>
      <strong id={`${attributeId}-name`}>{name}</strong>
      <Checkbox label={t('templates.display.inTable')} checked={inTable} disabled={!isOpen} aria-describedby={`${attributeId}-name`} onChange={() => set({ inTable: !inTable })} />
      <Checkbox label={t('templates.display.inDetails')} checked={inDetails} disabled={!isOpen} aria-describedby={`${attributeId}-name`} onChange={() => set({ inDetails: !inDetails })} />
      <Width>
        <TextInput
          $size="field"
          aria-label={t('templates.display.widthOf', { name })}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${attributeId}-problem`}
          inputMode="numeric"
          value={typed}
          readOnly={!isOpen}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            set({ width: Number(currentTarget.value.trim() === '' ? Number.NaN : currentTarget.value) })
          }}
        />
        <span aria-hidden>{t('templates.display.pixels')}</span>
      </Width>
      <Steps>
        <IconButton label={t('templates.display.up', { name })} icon={<ArrowUp size={16} />} disabled={!isOpen || at === 0} onClick={() => put(at - 1)} />
        <IconButton label={t('templates.display.down', { name })} icon={<ArrowDown size={16} />} disabled={!isOpen || at === count - 1} onClick={() => put(at + 1)} />
      </Steps>
      <Problem id={`${attributeId}-problem`} aria-live="polite">
        {problem}
      </Problem>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[2]} 0;
  border-bottom: ${theme.border.line};

  strong {
    font-weight: ${theme.font.weight.medium};
    overflow-wrap: anywhere;
  }

  ${theme.media.belowMd} {
    grid-template-columns: 1fr auto;

    strong {
      grid-column: 1;
    }
  }
`

const Width = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  input {
    width: 5rem;
    text-align: end;
    font-variant-numeric: ${theme.font.figures};
  }
`

const Problem = styled(ProblemText)`
  grid-column: 1 / -1;
  text-align: end;
`

const Steps = styled.span`
  display: flex;

  ${theme.media.belowMd} {
    grid-area: 1 / 2;
    justify-content: flex-end;
  }
`
