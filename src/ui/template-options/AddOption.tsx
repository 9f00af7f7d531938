import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OptionChange } from '../../application/templates/makingOptionChange.ts'
import type { OptionChangeActor } from '../../application/templates/optionChange.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { optionLabel } from '../../domain/templates/options.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { OptionFile } from './OptionFile.tsx'

interface AddOptionProps {
  readonly optionChange: OptionChangeActor
  readonly onChange: (change: OptionChange) => void
}

/** One option typed, or many from a file. */
export const AddOption = ({ optionChange, onChange }: AddOptionProps) => {
  const { t, i18n } = useTranslation()
  const busy = useSelector(optionChange, (snapshot) => snapshot.hasTag('busy'))
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const add = () => {
    const found = optionLabel(typed)
    setProblem(found)
    if (found !== undefined || busy) return
    onChange({ kind: 'add', labels: [typed] })
    setTyped('')
  }
  return (
    <Row>
      <TextField
        label={t('templates.options.new')}
        value={typed}
        problem={problemText(t, problem, matchLanguage(i18n.language))}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setProblem(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button icon={<Plus size={16} aria-hidden />} busy={busy} onClick={add}>
        {t('templates.options.add')}
      </Button>
      <OptionFile busy={busy} onRead={(text) => onChange({ kind: 'import', text })} />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[2]};

  > :first-child {
    flex: 1;
    min-width: ${theme.size.menu};
  }
`
