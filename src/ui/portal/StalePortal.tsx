import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PortalFormActor } from '../../application/portal/portalForm.machine.ts'
import { PORTAL_DOWNLOADS, PORTAL_FIELDS, type PortalForm, portalChanges } from '../../domain/portal/portal.ts'
import { PORTAL_PICTURE_NAMES } from '../../domain/portal/pictures.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import { isRightsStatement } from '../../domain/rights-statements/rightsStatement.ts'
import { Alert } from '../kit/Alert.tsx'
import { Versions } from '../kit/Versions.tsx'

/** Somebody else has saved the portal meanwhile: both versions where they differ. */
export const StalePortal = ({ portalForm }: { readonly portalForm: PortalFormActor }) => {
  const { t, i18n } = useTranslation()
  const { draft, theirs } = useSelector(portalForm, ({ context }) => context)
  if (theirs === undefined) return null
  const changes = portalChanges(draft, theirs.form)
  const fields = PORTAL_FIELDS.filter((field) => field in changes)
  const text = (form: PortalForm, field: keyof PortalForm, own: 'mine' | 'theirs'): string => {
    if (PORTAL_PICTURE_NAMES.some((name) => name === field)) return t(`portal.stale.pictures.${own}`)
    const value = form[field]
    if (field === 'rightsStatement') return isRightsStatement(value) ? rightsName(value, matchLanguage(i18n.language)) : t('portal.noRights')
    const downloads = field === 'downloads' ? PORTAL_DOWNLOADS.find((one) => one === value) : undefined
    return downloads === undefined ? value : t(`portal.downloads.${downloads}`)
  }
  return (
    <>
      <Alert>{t('portal.stale.text')}</Alert>
      <Versions differences={fields.map((field) => ({ field: t(`portal.fields.${field}`), mine: text(draft, field, 'mine'), theirs: text(theirs.form, field, 'theirs') }))} />
    </>
  )
}
