import type { RoomingPerson } from '@dvor/contract/guests/rooming-list.ts'
import { foldText } from '@dvor/format/slug.ts'
import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRooming } from '../rooming/use-rooming.ts'
import { emptyDraft, isBlank, type GuestDraft } from './guest-draft.ts'

interface Props {
  reservationId: string
  drafts: readonly GuestDraft[]
  /** Persons of the booking. */
  most: number
  onChange: (drafts: readonly GuestDraft[]) => void
}

/** Adds the persons of the rooming list who are not in the sheet yet, with what the list knows of them. */
export function FillFromRooming({ reservationId, drafts, most, onChange }: Props) {
  const { t } = useTranslation()
  const { data: list } = useRooming(reservationId)
  const typed = drafts.filter((draft) => !isBlank(draft))
  const names = new Set(typed.map(nameOf))
  const missing = (list?.persons ?? [])
    .filter((person) => !names.has(nameOf(person)))
    .slice(0, Math.max(0, most - typed.length))
  if (missing.length === 0) return null
  return (
    <Button
      variant="default"
      leftSection={<IconListCheck size={16} />}
      onClick={() => onChange([...typed, ...missing.map(draftFor)])}
    >
      {t('rooming.fill', { count: missing.length })}
    </Button>
  )
}

const nameOf = ({ first_name, last_name }: Pick<GuestDraft, 'first_name' | 'last_name'>) =>
  foldText(`${first_name} ${last_name}`.trim())

const draftFor = ({
  first_name,
  last_name,
  birth_date,
  nationality,
  is_child,
}: RoomingPerson): GuestDraft => ({
  ...emptyDraft(),
  first_name,
  last_name,
  birth_date: birth_date ?? '',
  nationality: nationality ?? 'SK',
  document_kind: is_child ? 'none' : 'id_card',
})
