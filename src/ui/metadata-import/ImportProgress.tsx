import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MetadataImport } from '../../domain/metadata-import/metadataImport.ts'
import { Button } from '../kit/Button.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'

interface ImportProgressProps {
  readonly found: MetadataImport
  readonly isDisconnected: boolean
  readonly isStopping: boolean
  readonly onStop: () => void
}

/** How far a job is with an import. It goes on when the dialog is closed. */
export const ImportProgress = ({ found: { step, done, lines }, isDisconnected, isStopping, onStop }: ImportProgressProps) => {
  const { t } = useTranslation()
  const label = t(`metadataImport.steps.${step}`)
  return (
    <Root>
      <p>{label}</p>
      <ProgressBar label={label} value={lines === 0 ? 0 : done / lines} />
      <output>{isDisconnected ? t('metadataImport.disconnected') : t('metadataImport.progress', { done, lines })}</output>
      <p>{t(step === 'planning' ? 'metadataImport.staysTrying' : 'metadataImport.staysWriting')}</p>
      <div>
        <Button busy={isStopping} onClick={onStop}>
          {t('metadataImport.stop')}
        </Button>
      </div>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} 0;
  font-variant-numeric: ${theme.font.figures};

  p {
    margin: 0;
  }

  p:nth-of-type(2) {
    color: ${theme.color.inkFaint};
  }
`
