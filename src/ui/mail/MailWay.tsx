import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MailSettings } from '../../domain/mail/settings.ts'
import { theme } from '../theme/theme.ts'
import { MailSection } from './MailSection.tsx'

/** The outbox is a page of the server's, not of the web app's. */
const OUTBOX = '/outbox'

/** What is in force, and which variables change it. */
export const MailWay = ({ settings: { way, sender } }: { readonly settings: MailSettings }) => {
  const { t } = useTranslation()
  const ofServer =
    way.kind === 'smtp'
      ? [
          [t('mail.fields.server'), `${way.host}:${way.port}`],
          [t('mail.fields.encryption'), t(`mail.encryption.${way.encryption}`)],
          [t('mail.fields.signsIn'), t(`mail.signsIn.${way.signsIn ? 'yes' : 'no'}`)],
        ]
      : []
  const details = [[t('mail.fields.kind'), t(`mail.kinds.${way.kind}`)], ...ofServer, [t('mail.fields.sender'), sender]]
  return (
    <MailSection aria-labelledby="mail-way">
      <h2 id="mail-way">{t('mail.way.title')}</h2>
      <Facts>
        {details.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
      <p>{t(`mail.way.${way.kind}`)}</p>
      {way.kind === 'outbox' && way.shown && <a href={OUTBOX}>{t('mail.way.show')}</a>}
    </MailSection>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  width: 100%;
  margin: 0;

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space[3]};
  }

  dt {
    color: ${theme.color.inkFaint};
  }

  dd {
    margin: 0;
  }
`
