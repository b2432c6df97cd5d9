import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { anyRecord } from '../../core/records/records.ts'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { useFurtherUnits } from './use-further-units.tsx'
import { SeasonEffectNote } from './season-effect-note.tsx'
import type { Season } from './use-season-effect.ts'

/** Content of the drawer: a form, or the effect of the season just saved. */
export type DrawerContent =
  | { readonly kind: 'form'; readonly season: Season | null }
  | { readonly kind: 'saved'; readonly id: string }

interface Props {
  unitId: string
  /** Null while the drawer is closed. */
  content: DrawerContent | null
  seasons: readonly Season[]
  onChange: (content: DrawerContent | null) => void
}

/** Drawer to add or edit a season of a unit; after the save it shows the nights on which it does not apply. */
export function SeasonDrawer({ unitId, content, seasons, onChange }: Props) {
  const { t } = useTranslation()
  const saved = content?.kind === 'saved' ? seasons.find(({ id }) => id === content.id) : undefined
  const season = content?.kind === 'form' ? content.season : null
  const title = saved ? t('seasons.savedAs', { title: saved.title }) : (season?.title ?? t('seasons.add'))
  const { input, createFor } = useFurtherUnits(unitId)
  const close = () => onChange(null)
  return (
    <FormDrawer opened={content?.kind === 'form' || saved !== undefined} onClose={close} title={title}>
      {saved ? <SavedSeason season={saved} seasons={seasons} onChange={onChange} /> : null}
      {content?.kind === 'form' ? (
        <RecordForm
          key={season?.id ?? 'new'}
          collection={prices}
          record={season ? anyRecord(season) : undefined}
          preset={{ accommodation_unit: unitId }}
          without={['accommodation_unit']}
          onSaved={async (saved) => {
            await createFor(saved)
            onChange({ kind: 'saved', id: saved.id })
          }}
          onCancel={close}
        >
          {season ? null : input}
        </RecordForm>
      ) : null}
    </FormDrawer>
  )
}

function SavedSeason({
  season,
  seasons,
  onChange,
}: Pick<Props, 'seasons' | 'onChange'> & { season: Season }) {
  const { t } = useTranslation()
  const open = (id: string) =>
    onChange({ kind: 'form', season: seasons.find((other) => other.id === id) ?? season })
  return (
    <Stack>
      <SeasonEffectNote season={season} onOpen={open} />
      <Group>
        <Button onClick={() => onChange(null)}>{t('done')}</Button>
        <Button variant="default" onClick={() => open(season.id)}>
          {t('seasons.change')}
        </Button>
      </Group>
    </Stack>
  )
}
