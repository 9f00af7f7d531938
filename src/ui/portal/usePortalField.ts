import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PortalFormActor } from '../../application/portal/portalForm.machine.ts'
import type { PortalForm } from '../../domain/portal/portal.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { problemText } from '../texts/problemText.ts'

type Field = keyof PortalForm

/** What a field of the portal's form takes: its label, value and problem, and what changes it. */
export const usePortalField = (portalForm: PortalFormActor) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(portalForm, (current) => current)
  const { draft, problems } = snapshot.context
  const change = (field: Field, value: string) => portalForm.send({ type: 'fields.changed', change: { [field]: value } })
  return {
    draft,
    change,
    failure: snapshot.context.failure,
    isBusy: snapshot.hasTag('busy'),
    problemAt: (field: Field) => problemText(t, problems[field], matchLanguage(i18n.language)),
    field: (name: Field) => ({
      name,
      label: t(`portal.fields.${name}`),
      value: draft[name],
      problem: problemText(t, problems[name], matchLanguage(i18n.language)),
      readOnly: snapshot.hasTag('busy'),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => change(name, event.currentTarget.value),
    }),
  }
}
