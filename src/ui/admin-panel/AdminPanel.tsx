import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import type { AdminArea } from '../../domain/navigation/adminRoutes.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { InTopBar } from '../page/slots.tsx'
import { adminAreasOf } from './adminAreas.ts'
import { LastCrumb } from './lastCrumb.ts'

/** The frame around the areas of the administration: where one is, and the other areas. */
export const AdminPanel = (props: ScreenProps) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [last, setLast] = useState<string>()
  const areas = adminAreasOf(props.claims)
  const here = areas.find(({ path }) => pathname.startsWith(path))
  const titleOf = (id: AdminArea['id']) => t(`landing.areas.${id}.title`)
  return (
    <>
      <InTopBar>
        <Breadcrumbs
          crumbs={[
            { id: 'panel', label: t('administration.title'), to: '/admin-panel' },
            ...(here === undefined ? [] : [{ id: here.id, label: titleOf(here.id), to: here.path }]),
            ...(last === undefined ? [] : [{ id: 'last', label: last, to: pathname }]),
          ]}
        />
      </InTopBar>
      {areas.length > 1 && <Tabs label={t('administration.areas')} tabs={areas.map(({ id, path }) => ({ to: path, label: titleOf(id) }))} />}
      <LastCrumb value={setLast}>
        <Outlet context={props} />
      </LastCrumb>
    </>
  )
}
