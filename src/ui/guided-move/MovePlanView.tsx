import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AttributePlan, MovePlan } from '../../domain/guided-move/guidedMove.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { Template } from '../../domain/templates/template.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

interface MovePlanViewProps {
  readonly from: Template
  readonly to: Template
  readonly plan: MovePlan
}

const Attribute = ({ name, target, plan }: { readonly name: string; readonly target: string | undefined; readonly plan: AttributePlan }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { same, converted, lost, staying, examples, losses, addedOptions, addedLabels } = plan
  return (
    <Row>
      <h3>{target === undefined ? t('guidedMove.plan.stays', { name }) : t('guidedMove.plan.goes', { name, target })}</h3>
      {same + converted + lost + staying === 0 && <p>{t('guidedMove.plan.nothing')}</p>}
      {same > 0 && <p>{t('guidedMove.plan.same', { count: same })}</p>}
      {staying > 0 && <p>{t('guidedMove.plan.staying', { count: staying })}</p>}
      {addedOptions > 0 && <p>{t('guidedMove.plan.added', { count: addedOptions, labels: addedLabels.join(', ') })}</p>}
      {converted > 0 && (
        <details>
          <Summary>{t('guidedMove.plan.converted', { count: converted })}</Summary>
          <ul>
            {examples.map(({ assetId, before, after }) => (
              <li key={`${assetId} ${before}`}>{t('guidedMove.plan.becomes', { before, after })}</li>
            ))}
          </ul>
        </details>
      )}
      {lost > 0 && (
        <details open>
          <Summary data-tone="wrong">{t('guidedMove.plan.lost', { count: lost })}</Summary>
          <ul>
            {losses.map(({ assetId, value, problem }) => (
              <li key={`${assetId} ${value}`}>
                <q>{value}</q> {problemText(t, problem, language)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Row>
  )
}

/** What a move would make of all values, attribute by attribute. */
export const MovePlanView = ({ from, to, plan: { assets, assetsKept, assetsLeft, attributes } }: MovePlanViewProps) => {
  const { t } = useTranslation()
  const nameIn = (template: Template, wanted: string | null): string | undefined => template.attributes.find(({ id }) => id === wanted)?.name
  return (
    <Root>
      <output>
        {t('guidedMove.plan.assets', { count: assets })} {assetsKept > 0 && t('guidedMove.plan.kept', { count: assetsKept })}{' '}
        {assetsLeft > 0 && t('guidedMove.plan.left', { count: assetsLeft })}
      </output>
      {to.state === 'Created' && <p>{t('guidedMove.plan.unpublished', { name: to.name })}</p>}
      <List>
        {attributes.map((plan) => (
          <Attribute key={plan.attributeId} plan={plan} name={nameIn(from, plan.attributeId) ?? ''} target={nameIn(to, plan.targetId)} />
        ))}
      </List>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} 0;
  border-top: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;

  h3,
  p {
    margin: 0;
  }

  h3 {
    font-size: inherit;
  }

  p,
  details ul {
    color: ${theme.color.inkFaint};
  }

  details ul {
    margin: 0;
    padding-left: ${theme.space[5]};
    list-style: none;
  }
`

const Summary = styled.summary`
  min-height: ${theme.space[6]};
  cursor: pointer;

  &[data-tone='wrong'] {
    color: ${theme.color.danger};
  }
`
