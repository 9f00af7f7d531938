import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Feature, Module } from '../../domain/access/modules.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { OrganizationDetail } from '../../domain/organizations/managed.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { requestText } from '../storage/requestText.ts'
import { countryText, organizationTypeText, taxStatusText } from '../texts/organizationTexts.ts'

/** What is granted. */
const granted = <Name extends Module | Feature>(names: readonly Name[], textOf: (name: Name) => string): ReactNode =>
  names.length === 0 ? '' : (
    <Granted>
      {names.map((name) => (
        <li key={name}>
          {textOf(name)}
        </li>
      ))}
    </Granted>
  )

interface Group {
  readonly title: string
  readonly details: readonly (readonly [string, ReactNode])[]
}

/** All that is known of an organization, as text, in the groups of its form. */
export const OrganizationProperties = ({ detail }: { readonly detail: OrganizationDetail }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { draft, summary, createdAt, upgradeRequest } = detail
  const address = [draft.street, `${draft.zipCode} ${draft.city}`.trim(), draft.state, countryText(draft.country, i18n.language)]
  const groups: readonly Group[] = [
    {
      title: t('organizations.about'),
      details: [
        [t('organizations.fields.type'), organizationTypeText(t, draft.type)],
        [t('organizations.fields.taxStatus'), taxStatusText(t, draft.taxStatus)],
        [t('organizations.fields.vendorReference'), draft.vendorReference],
        [t('organizations.fields.foundedDate'), draft.foundedDate],
        [t('organizations.fields.description'), draft.description],
        [t('organizations.state'), t(`organizations.states.${summary.state}`)],
        [t('organizations.since'), formatDate(createdAt, TIME_ZONE)],
      ],
    },
    {
      title: t('organizations.reached'),
      details: [
        [
          t('organizations.contact'),
          [`${draft.contactFirstName} ${draft.contactLastName}`.trim(), draft.contactEmail, draft.contactPhone].filter((part) => part !== '').join('\n'),
        ],
        [t('organizations.address'), address.filter((part) => part !== '').join('\n')],
      ],
    },
    {
      title: t('organizations.granted'),
      details: [
        [t('organizations.fields.storageCapacity'), `${draft.storageCapacity} ${draft.storageUnit}`],
        [t('organizations.fields.filesLimit'), formatNumber(Number(draft.filesLimit), language)],
        [t('organizations.fields.modules'), granted(draft.modules, (module) => t(`shell.modules.${module}`))],
        [t('organizations.fields.features'), granted(draft.features, (feature) => t(`organizations.featureNames.${feature}`))],
        [t('organizations.request'), upgradeRequest === null ? '' : requestText(t, upgradeRequest, summary, language)],
      ],
    },
  ]
  return (
    <Groups>
      {groups.map(({ title, details }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Facts>
            {details.map(([label, text]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{text === '' ? '–' : text}</dd>
              </Fragment>
            ))}
          </Facts>
        </section>
      ))}
    </Groups>
  )
}

const Granted = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
`

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${theme.size.card}, 100%), 1fr));
  gap: ${theme.space[6]};

  h2 {
    padding-bottom: ${theme.space[2]};
    border-bottom: ${theme.border.line};
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }
`

/** What it is called beside what it is. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 9rem) minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;

  dt {
    color: ${theme.color.inkFaint};
  }

  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
