import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { lazy, Suspense, type ComponentType } from 'react'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { PillLinks } from '../../core/page/pill-links.tsx'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { ShownByParameter } from '../../core/unsaved/unsaved.ts'

const DataPanel = () => <EditPage collection={globalSettings} />

/** The parameter of the address that names the section. */
const parameter = 'cast'

/** Sections by their names in the address. */
const sections = {
  data: DataPanel,
  mail: lazy(() => import('./mail-panel.tsx').then((m) => ({ default: m.MailPanel }))),
  keys: lazy(() => import('./keys/keys-panel.tsx').then((m) => ({ default: m.KeysPanel }))),
  wallets: lazy(() => import('./keys/wallets-panel.tsx').then((m) => ({ default: m.WalletsPanel }))),
  backups: lazy(() => import('./backups-panel.tsx').then((m) => ({ default: m.BackupsPanel }))),
  privacy: lazy(() =>
    import('../personal-data/personal-data-panel.tsx').then((m) => ({ default: m.PersonalDataPanel })),
  ),
  site: lazy(() => import('./opening-panel.tsx').then((m) => ({ default: m.OpeningPanel }))),
} as const satisfies Record<string, ComponentType>
type Section = keyof typeof sections

const names = Object.keys(sections) as Section[]
const addressOf = (section: Section) =>
  section === 'data' ? '/global-settings' : `/global-settings?${parameter}=${section}`

/** The settings in sections; the first one is the form of the property's data. */
export function SettingsPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const current = names.find((name) => name === params.get(parameter)) ?? 'data'
  const Panel = sections[current]
  return (
    <>
      <PillLinks label={t('settings.sections')}>
        {names.map((name) => (
          <Link key={name} to={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
            {t(`settings.${name}`)}
          </Link>
        ))}
      </PillLinks>
      <Suspense fallback={<Skeleton height={320} radius="lg" aria-label={t('loading')} />}>
        <ShownByParameter value={parameter}>
          <Panel key={current} />
        </ShownByParameter>
      </Suspense>
    </>
  )
}
