import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Option } from '../../domain/templates/options.ts'
import { Chip } from '../kit/Chip.tsx'
import { theme } from '../theme/theme.ts'
import { type ValueInputProps, wiringOf } from './fieldProps.ts'
import { nameIn } from './valueWords.ts'
import { ValueCombobox } from './ValueCombobox.tsx'

interface MultipleChoiceInputProps extends Omit<ValueInputProps, 'text' | 'onType' | 'onPick'> {
  readonly texts: readonly string[]
  readonly onChange: (texts: readonly string[]) => void
  readonly onChosen?: (option: Option) => void
}

/** Several of an attribute's options, of assets, or of the contacts that are said: what is chosen stands above the field that adds. Choosing one again takes it away. */
export const MultipleChoiceInput = ({ texts, onChange, onChosen, ...props }: MultipleChoiceInputProps) => {
  const { id, label, attribute, finder } = props
  const { t } = useTranslation()
  const toggle = (option: string) => onChange(texts.includes(option) ? texts.filter((one) => one !== option) : [...texts, option])
  return (
    <Root>
      {texts.length > 0 && (
        <ul aria-label={t('describing.chosen', { field: label })}>
          {texts.map((option) => {
            const name = nameIn(t, attribute, option)
            return (
              <li key={option}>
                <Chip removeLabel={t('describing.removeOption', { name })} onRemove={() => toggle(option)}>
                  {name}
                </Chip>
              </li>
            )
          })}
        </ul>
      )}
      <ValueCombobox
        id={id}
        wiring={wiringOf(props)}
        label={label}
        source={attribute.type === 'asset' ? { kind: 'assets' } : { kind: 'options', attributeId: attribute.id }}
        finder={finder}
        shown=""
        chosen={texts}
        onPick={(option) => {
          onChosen?.(option)
          toggle(option.id)
        }}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.snug};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
