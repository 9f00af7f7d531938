import { X } from 'lucide-react'
import type { ValueSource } from '../../application/metadata/valueFinder.machine.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useFilled } from '../kit/filling.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { type ValueInputProps, wiringOf } from './fieldProps.ts'
import { nameIn } from './valueWords.ts'
import { ValueCombobox } from './ValueCombobox.tsx'

const sourceOf = ({ type, id }: ValueInputProps['attribute']): ValueSource => {
  if (type === 'contact') return { kind: 'contacts' }
  return type === 'asset' ? { kind: 'assets' } : { kind: 'options', attributeId: id }
}

/** One of an attribute's options, an asset or a contact. */
export const ChoiceInput = (props: ValueInputProps) => {
  const { id, label, attribute, text, finder, onPick } = props
  const { t } = useTranslation()
  const filled = useFilled()
  const clear = () => {
    filled()
    onPick('')
  }
  return (
    <Root>
      <ValueCombobox
        id={id}
        wiring={wiringOf(props)}
        label={label}
        source={sourceOf(attribute)}
        finder={finder}
        shown={text === '' ? '' : nameIn(t, attribute, text)}
        chosen={[text]}
        onPick={(option) => onPick(option.id)}
        onClear={() => onPick('')}
        onUnknown={onPick}
      />
      {text !== '' && <IconButton label={t('describing.clear', { field: label })} icon={<X size={16} />} onClick={clear} />}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`
