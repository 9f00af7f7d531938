import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Field, type FieldProps } from './Field.tsx'
import { TextInput } from './TextField.tsx'

interface PasswordFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'type'> {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly size?: 'field' | 'tall'
  readonly ref?: Ref<HTMLInputElement>
}

/** A password that can be looked at, pasted and filled in by a password manager. Warns while caps lock is on. */
export const PasswordField = ({ label, problem, hint, aside, size = 'field', ...input }: PasswordFieldProps) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  return (
    <Field label={label} problem={problem} hint={capsLock ? t('kit.capsLock') : hint} aside={aside}>
      {(wiring) => (
        <Box>
          <Input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            $size={size}
            onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          />
          <Toggle
            type="button"
            aria-label={t(shown ? 'kit.hidePassword' : 'kit.showPassword')}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={16} /> : <Eye size={16} />}
          </Toggle>
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div`
  position: relative;
`

const Input = styled(TextInput)`
  padding-right: ${theme.space[10]};
`

const Toggle = styled.button`
  position: absolute;
  inset: 0 ${theme.space[1]} 0 auto;
  display: grid;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  margin: auto 0;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkSoft};
  background: none;
  cursor: pointer;
`
