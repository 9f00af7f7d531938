import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AddressCheckActor } from '../../application/portal/addressCheck.machine.ts'
import { isBare, portalAddress, recordFor } from '../../domain/portal/address.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import type { PortalFieldsProps } from './MainPageFields.tsx'
import { usePortalField } from './usePortalField.ts'

/** What a check of an address that stands in the form came to. */
const useCheck = (check: AddressCheckActor, address: string) => {
  useEffect(() => check.send({ type: 'address.changed', address }), [check, address])
  return useSelector(check, (snapshot) => snapshot)
}

const WEB_ADDRESS = ['WEB_ADDRESS_ALREADY_EXISTS']
const DOMAIN = ['CUSTOM_DOMAIN_SAME_AS_APPLICATION', 'DOMAIN_NOT_FOUND']

/** Where the portal is found: its address below the application, and a domain of its own; both are checked while they are typed. */
export const AddressFields = ({ actors: { portalForm, webAddress, customDomain } }: PortalFieldsProps) => {
  const { t, i18n } = useTranslation()
  const { draft, field, failure } = usePortalField(portalForm)
  const { host = '', form, revision = 0 } = useSelector(portalForm, ({ context }) => context.portal) ?? {}
  const saved = revision === 0 ? undefined : form?.webAddress
  const address = useCheck(webAddress, draft.webAddress)
  const domain = useCheck(customDomain, draft.customDomain)
  const text = (codes: readonly string[], ...failures: readonly (typeof failure)[]): string | undefined => {
    const found = failures.find((one) => one !== undefined && codes.includes(one.code))
    return found && failureText(t, found, matchLanguage(i18n.language))
  }
  const { leads } = domain.context.checked ?? {}
  const unknown = leads === 'nowhere' ? ({ code: 'DOMAIN_NOT_FOUND' } as const) : undefined
  const [web, own] = [field('webAddress'), field('customDomain')]
  const whole = draft.webAddress === '' ? t('portal.hints.webAddress') : portalAddress(host, draft.webAddress)
  const record = recordFor(draft.customDomain, host)
  return (
    <>
      <TextField
        {...web}
        required
        autoCapitalize="none"
        spellCheck={false}
        problem={web.problem ?? text(WEB_ADDRESS, failure, address.context.failure)}
        hint={address.matches('passed') && draft.webAddress !== saved ? t('portal.free', { address: whole }) : whole}
        aria-busy={address.matches('checking') || undefined}
      />
      <TextField
        {...own}
        autoCapitalize="none"
        spellCheck={false}
        problem={own.problem ?? text(DOMAIN, failure, domain.context.failure, unknown)}
        hint={leads === 'here' ? t('portal.domain.here') : t('portal.hints.customDomain')}
        aria-busy={domain.matches('checking') || undefined}
      />
      {(leads === 'elsewhere' || leads === 'nowhere') && (
        <Record>
          <p>{t('portal.domain.set')}</p>
          <dl>
            <dt>{t('portal.domain.type')}</dt>
            <dd>{record.type}</dd>
            <dt>{t('portal.domain.name')}</dt>
            <dd>{record.name}</dd>
            <dt>{t('portal.domain.value')}</dt>
            <dd>{record.value}</dd>
          </dl>
          {isBare(record) && <p>{t('portal.domain.bare')}</p>}
          <Button size="compact" onClick={() => customDomain.send({ type: 'check' })}>
            {t('portal.domain.again')}
          </Button>
        </Record>
      )}
    </>
  )
}

const Record = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  font-size: ${theme.font.size.caption};
  background: ${theme.color.sunken};

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[3]};
    margin: 0;
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
