import { CircleMinus, History } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { canEditValues, type DescribedBy } from '../../domain/metadata/assetMetadata.ts'
import type { Names } from '../../domain/metadata/names.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { sectionsOf } from '../../domain/templates/sections.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import type { DescriptionActors } from './Description.tsx'
import { EditedValue } from './EditedValue.tsx'
import { shownAttributes } from './shownAttributes.ts'
import { ValueText } from '../value-fields/ValueText.tsx'

interface TemplateValuesProps {
  readonly described: DescribedBy
  readonly actors: DescriptionActors
  readonly mayEdit: boolean
  readonly names: Names
  readonly proposing: Capabilities | undefined
}

/** What one template says of an asset, section by section: to be edited, or to be read and why. */
export const TemplateValues = ({ described: { template, values }, actors, mayEdit, names, proposing }: TemplateValuesProps) => {
  const { t } = useTranslation()
  const id = useId()
  const isActive = canEditValues(template.state)
  const isEdited = mayEdit && isActive
  const valuesFor = (attribute: AttributeDefinition) => values.find(({ attributeId }) => attributeId === attribute.id)
  const openHistory = (attribute: AttributeDefinition) =>
    actors.valueHistory.send({ type: 'history.opened', place: actors.assetMetadata.getSnapshot().context.place, attribute })
  const history = (attribute: AttributeDefinition) => (
    <IconButton size="compact" label={t('describing.history.open', { name: attribute.name })} icon={<History size={14} />} onClick={() => openHistory(attribute)} />
  )
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{template.name}</h2>
        {isEdited && (
          <IconButton
            size="compact"
            label={t('describing.takeOff.ask', { name: template.name })}
            icon={<CircleMinus size={16} />}
            onClick={() => actors.assetMetadata.send({ type: 'template.takeOff', templateId: template.id })}
          />
        )}
      </Head>
      {(template.state === 'Hidden' || template.state === 'Inactive') && <Why>{t(`describing.readOnly.${template.state}`)}</Why>}
      {sectionsOf(shownAttributes(template)).map(({ name, attributes }) => (
        <Section key={name} {...(name !== '' && { role: 'group', 'aria-label': name })}>
          {name !== '' && <h3>{name}</h3>}
          {isEdited
            ? attributes.map((attribute) => {
                const read = valuesFor(attribute)
                return read && <EditedValue key={attribute.id} attribute={{ ...attribute, names }} read={read} actors={actors} aside={history(attribute)} proposing={proposing} />
              })
            : attributes.map((attribute) => (
                <Read key={attribute.id}>
                  <dt>{attribute.name}</dt>
                  <dd>
                    <div>
                      <ValueText attribute={{ ...attribute, names }} values={valuesFor(attribute)?.values ?? []} />
                    </div>
                    {history(attribute)}
                  </dd>
                </Read>
              ))}
        </Section>
      ))}
    </section>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  h2 {
    flex: 1;
    min-width: 0;
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
    overflow-wrap: anywhere;
  }
`

const Why = styled.p`
  color: ${theme.color.inkSoft};
`

const Section = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[6]};

  h3 {
    padding-bottom: ${theme.space[1]};
    border-bottom: ${theme.border.line};
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.inkSoft};
  }
`

const Read = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, min(7.75rem, 40%)) minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin: 0;

  dt {
    color: ${theme.color.inkFaint};
    overflow-wrap: anywhere;
  }

  dd {
    display: flex;
    gap: ${theme.space[2]};
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  dd > div {
    flex: 1;
    min-width: 0;
  }
`
