import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { optionsInFile, type WrongOption } from '../../domain/templates/options.ts'
import { Hint } from '../kit/Field.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { theme } from '../theme/theme.ts'
import { ChangeNotes } from './ChangeNotes.ts'
import { OptionFile } from './OptionFile.tsx'
import { WrongOptions } from './WrongOptions.tsx'

interface NewOptionsProps {
  readonly options: readonly string[]
  readonly problem: string | undefined
  readonly onChange: (options: readonly string[]) => void
}

/** What a choice offers that is not saved yet: written one a line, or taken from a file. */
export const NewOptions = ({ options, problem, onChange }: NewOptionsProps) => {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState<readonly WrongOption[]>([])
  const add = (text: string) => {
    const read = optionsInFile(text)
    setWrong(read.wrong)
    onChange([...options, ...read.labels])
  }
  return (
    <Root>
      <TextArea
        label={t('templates.options.title')}
        rows={4}
        value={options.join('\n')}
        problem={problem}
        hint={t('templates.options.onePerLine')}
        aside={options.length > 0 && t('templates.options.count', { count: options.length })}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))}
      />
      <OptionFile onRead={add} />
      <Hint>{t('templates.options.fileHint')}</Hint>
      <ChangeNotes aria-live="polite">
        <WrongOptions wrong={wrong} />
      </ChangeNotes>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};

  > :first-child {
    width: 100%;
  }
`
