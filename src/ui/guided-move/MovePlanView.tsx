import { useTranslation } from 'react-i18next'
import type { AttributePlan, MovePlan } from '../../domain/guided-move/guidedMove.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { Template } from '../../domain/templates/template.ts'
import { Counted, Finding, Findings } from '../kit/Findings.tsx'
import { problemText } from '../texts/problemText.ts'

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
    <Finding title={target === undefined ? t('guidedMove.plan.stays', { name }) : t('guidedMove.plan.goes', { name, target })}>
      {same + converted + lost + staying === 0 && <p>{t('guidedMove.plan.nothing')}</p>}
      {same > 0 && <p>{t('guidedMove.plan.same', { count: same })}</p>}
      {staying > 0 && <p>{t('guidedMove.plan.staying', { count: staying })}</p>}
      {addedOptions > 0 && <p>{t('guidedMove.plan.added', { count: addedOptions, labels: addedLabels.join(', ') })}</p>}
      {converted > 0 && (
        <Counted text={t('guidedMove.plan.converted', { count: converted })}>
          {examples.map(({ assetId, before, after }) => (
            <li key={`${assetId} ${before}`}>{t('guidedMove.plan.becomes', { before, after })}</li>
          ))}
        </Counted>
      )}
      {lost > 0 && (
        <Counted open tone="wrong" text={t('guidedMove.plan.lost', { count: lost })}>
          {losses.map(({ assetId, value, problem }) => (
            <li key={`${assetId} ${value}`}>
              <q>{value}</q> {problemText(t, problem, language)}
            </li>
          ))}
        </Counted>
      )}
    </Finding>
  )
}

/** What a move would make of all values, attribute by attribute. */
export const MovePlanView = ({ from, to, plan: { assets, assetsKept, assetsLeft, attributes } }: MovePlanViewProps) => {
  const { t } = useTranslation()
  const nameIn = (template: Template, wanted: string | null): string | undefined => template.attributes.find(({ id }) => id === wanted)?.name
  const summary = [
    t('guidedMove.plan.assets', { count: assets }),
    ...(assetsKept > 0 ? [t('guidedMove.plan.kept', { count: assetsKept })] : []),
    ...(assetsLeft > 0 ? [t('guidedMove.plan.left', { count: assetsLeft })] : []),
    ...(to.state === 'Created' ? [t('guidedMove.plan.unpublished', { name: to.name })] : []),
  ].join(' ')
  return (
    <Findings summary={summary}>
      {attributes.map((plan) => (
        <Attribute key={plan.attributeId} plan={plan} name={nameIn(from, plan.attributeId) ?? ''} target={nameIn(to, plan.targetId)} />
      ))}
    </Findings>
  )
}
