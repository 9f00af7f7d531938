import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { UnsavedValue } from '../../domain/folder-templates/folderTemplates.ts'
import { KeptTexts } from '../value-fields/KeptTexts.tsx'
import { theme } from '../theme/theme.ts'

/** What was said of a file and could not be saved once it had come: why, and all of it, to be taken elsewhere. */
export const UnsavedValues = ({ unsaved }: { readonly unsaved: readonly UnsavedValue[] }) => {
  const { t } = useTranslation()
  const reasons = [...new Set(unsaved.map(({ reason }) => reason))]
  return (
    <Message role="alert">
      <p>
        <strong>{t('transfers.unsaved.count', { count: unsaved.length })}</strong> {reasons.map((reason) => t(`transfers.unsaved.reasons.${reason}`)).join(' ')}
      </p>
      <KeptTexts texts={unsaved.map(({ name, values }, at) => ({ key: `${at}`, name, text: values.length === 0 ? t('transfers.unsaved.gone') : values.join('; ') }))} />
    </Message>
  )
}

const Message = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.color.ink};

  p {
    margin: 0;
  }
`
