import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { lazy, Suspense, type ComponentType } from 'react'
import { Alert, Fieldset, Skeleton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { PillLinks } from '../../core/page/pill-links.tsx'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { ShownByParameter } from '../../core/unsaved/unsaved.ts'
import { useMay } from '../../core/client/person.ts'

const DataPanel = () => <EditPage collection={globalSettings} />

/** The parameter of the address that names the section. */
const parameter = 'cast'

interface Part {
  readonly permission: Permission
  readonly Panel: ComponentType
}

/** A section to set up; who may not edit settings reads it with all of its fields disabled. */
function setUp(
  load: () => Promise<{ default: ComponentType }>,
  permission: Permission = 'settings.read',
): Part {
  const Loaded = lazy(load)
  return { permission, Panel: () => <ReadOnlyUnless permission="settings.edit" Panel={Loaded} /> }
}

function ReadOnlyUnless({ permission, Panel }: Part) {
  const { t } = useTranslation()
  const may = useMay()
  return (
    <>
      {may(permission) ? null : (
        <Alert color="hay" radius="lg" mb="md" icon={<IconLock size={18} />}>
          {t('settings.readOnly')}
        </Alert>
      )}
      <Fieldset variant="unstyled" disabled={!may(permission)}>
        <Panel />
      </Fieldset>
    </>
  )
}

/** Sections by their names in the address. */
const sections = {
  data: { permission: 'settings.read', Panel: DataPanel },
  mail: setUp(() => import('./mail-panel.tsx').then((m) => ({ default: m.MailPanel }))),
  keys: setUp(() => import('./keys/keys-panel.tsx').then((m) => ({ default: m.KeysPanel }))),
  wallets: setUp(() => import('./keys/wallets-panel.tsx').then((m) => ({ default: m.WalletsPanel }))),
  firms: setUp(() => import('../firms/firms-panel.tsx').then((m) => ({ default: m.FirmsPanel }))),
  backups: setUp(() => import('./backups-panel.tsx').then((m) => ({ default: m.BackupsPanel }))),
  privacy: {
    permission: 'privacy.manage',
    Panel: lazy(() =>
      import('../personal-data/personal-data-panel.tsx').then((m) => ({ default: m.PersonalDataPanel })),
    ),
  },
  site: setUp(
    () => import('./opening-panel.tsx').then((m) => ({ default: m.OpeningPanel })),
    'settings.edit',
  ),
} as const satisfies Record<string, Part>
type Section = keyof typeof sections

const names = Object.keys(sections) as Section[]
const addressOf = (section: Section) =>
  section === 'data' ? '/global-settings' : `/global-settings?${parameter}=${section}`

/** The settings in sections; the first one is the form of the property's data. */
export function SettingsPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const may = useMay()
  const seen = names.filter((name) => may(sections[name].permission))
  const current = seen.find((name) => name === params.get(parameter)) ?? 'data'
  const { Panel } = sections[current]
  return (
    <>
      <PillLinks label={t('settings.sections')}>
        {seen.map((name) => (
          <ScreenLink key={name} to={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
            {t(`settings.${name}`)}
          </ScreenLink>
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
