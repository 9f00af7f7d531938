import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Option } from '../../domain/templates/options.ts'
import { isIdentifier } from '../../domain/metadata/choiceValues.ts'
import { Chip } from '../kit/Chip.tsx'
import { useFilled } from '../kit/filling.ts'
import { theme } from '../theme/theme.ts'
import { type ValueInputProps, wiringOf } from './fieldProps.ts'
import type { LeftWord } from './useLeftWord.ts'
import { nameIn } from './valueWords.ts'
import { ValueCombobox } from './ValueCombobox.tsx'

interface MultipleChoiceInputProps extends Omit<ValueInputProps, 'text' | 'onType' | 'onPick'> {
  readonly texts: readonly string[]
  readonly onChange: (texts: readonly string[]) => void
  readonly onChosen?: (option: Option) => void
  /** Where a text that names none of them is to stay among what is chosen. */
  readonly onUnknown?: (text: string) => void
  /** Where it is to stay in the field instead. */
  readonly word?: LeftWord
}

/** Several of an attribute's options, of assets, or of the contacts that are said: what is chosen stands above the field that adds. Choosing one again takes it away. */
export const MultipleChoiceInput = ({ texts, onChange, onChosen, onUnknown, word, ...props }: MultipleChoiceInputProps) => {
  const { id, label, attribute, finder } = props
  const { t } = useTranslation()
  const filled = useFilled()
  const toggle = (option: string) => onChange(texts.includes(option) ? texts.filter((one) => one !== option) : [...texts, option])
  const remove = (option: string) => {
    filled()
    toggle(option)
  }
  return (
    <Root>
      {texts.length > 0 && (
        <ul aria-label={t('describing.chosen', { field: label })}>
          {texts.map((option) => {
            const name = nameIn(t, attribute, option)
            return (
              <li key={option} data-wrong={(attribute.names?.nameOf(option) === undefined && !isIdentifier(option)) || undefined}>
                <Chip removeLabel={t('describing.removeOption', { name })} onRemove={() => remove(option)}>
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
        shown={word?.text ?? ''}
        chosen={texts}
        {...(onUnknown && { onUnknown })}
        {...(word && { onLeft: word.onLeft, onUnknown: word.onUnknown, onClear: () => word.onLeft('') })}
        onPick={(option) => {
          word?.onLeft('')
          onChosen?.(option)
          toggle(option.id)
        }}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.snug};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    min-width: 0;
    max-width: 100%;
  }

  li > span {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  li[data-wrong] > span {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }
`
