import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatDate } from '../../domain/format/dates.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import type { OrganizationDetail, UpgradeRequest } from '../../domain/organizations/managed.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../timeZone.ts'
import { countryText, organizationTypeText, taxStatusText } from './texts.ts'

/** All that is known of an organization, as text. */
export const OrganizationFacts = ({ detail }: { readonly detail: OrganizationDetail }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { draft, summary, createdAt, upgradeRequest } = detail
  const requestText = ({ firstName, lastName, requestedAt, moreBytes }: UpgradeRequest): string => {
    const by = { name: `${firstName} ${lastName}`.trim(), date: formatDate(requestedAt, TIME_ZONE) }
    if (moreBytes === null) return t('organizations.requestBy', by)
    const total = formatSize(summary.storageCapacity + moreBytes, language)
    return t('organizations.requestFor', { ...by, more: formatSize(moreBytes, language), total })
  }
  const address = [draft.street, `${draft.zipCode} ${draft.city}`.trim(), draft.state, countryText(draft.country, i18n.language)]
  const facts: readonly (readonly [string, string])[] = [
    [t('organizations.fields.type'), organizationTypeText(t, draft.type)],
    [t('organizations.fields.taxStatus'), taxStatusText(t, draft.taxStatus)],
    [t('organizations.fields.vendorReference'), draft.vendorReference],
    [t('organizations.fields.foundedDate'), draft.foundedDate],
    [t('organizations.fields.description'), draft.description],
    [t('organizations.address'), address.filter((part) => part !== '').join('\n')],
    [
      t('organizations.contact'),
      [`${draft.contactFirstName} ${draft.contactLastName}`.trim(), draft.contactEmail, draft.contactPhone]
        .filter((part) => part !== '')
        .join('\n'),
    ],
    [t('organizations.fields.storageCapacity'), `${draft.storageCapacity} ${draft.storageUnit}`],
    [t('organizations.fields.filesLimit'), formatNumber(Number(draft.filesLimit), language)],
    [t('organizations.fields.modules'), draft.modules.map((module) => t(`shell.modules.${module}`)).join(', ')],
    [t('organizations.fields.features'), draft.features.map((feature) => t(`organizations.featureNames.${feature}`)).join(', ')],
    [t('organizations.state'), t(`organizations.states.${summary.state}`)],
    [t('organizations.since'), formatDate(createdAt, TIME_ZONE)],
    [t('organizations.request'), upgradeRequest === null ? '' : requestText(upgradeRequest)],
  ]
  return (
    <List tabIndex={0} aria-label={t('organizations.dialog')}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text === '' ? '–' : text}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[4]} ${theme.space[6]};

  ${theme.media.belowSm} {
    grid-template-columns: 1fr;
  }

  dt {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
