import { Button, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '../reservations/reservation.module.css'
import type { StayDraft } from './stay-draft.ts'
import type { Search } from './use-free-units.ts'
import { StayFields } from './stay-fields.tsx'

interface Props {
  drafts: readonly StayDraft[]
  onChange: (drafts: readonly StayDraft[]) => void
  search: Search
}

const most = 10

/** The stays of one reservation: one or several units. */
export function StaysEditor({ drafts, onChange, search }: Props) {
  const { t } = useTranslation()
  const change = (key: string, part: Partial<StayDraft>) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)))
  const last = drafts.at(-1)
  const addLike = (draft: StayDraft) =>
    onChange([...drafts, { ...draft, key: crypto.randomUUID(), accommodation_unit: null, children: '' }])
  return (
    <Stack gap="md">
      {drafts.map((draft, index) => (
        <div key={draft.key} className={classes.stayBlock}>
          <StayFields draft={draft} search={search} onChange={(part) => change(draft.key, part)} />
          {drafts.length > 1 ? (
            <Button
              size="compact-sm"
              variant="subtle"
              color="barn"
              leftSection={<IconTrash size={15} />}
              onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
            >
              {t('reservations.stays.removeUnit', { place: index + 1 })}
            </Button>
          ) : null}
        </div>
      ))}
      {last && drafts.length < most ? (
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          leftSection={<IconPlus size={15} />}
          onClick={() => addLike(last)}
        >
          {t('reservations.stays.addUnit')}
        </Button>
      ) : null}
    </Stack>
  )
}
