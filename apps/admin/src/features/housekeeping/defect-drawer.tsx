import { Button, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { useToday } from '../../core/property/use-today.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { CloseUntil, PhotoButton } from './defect-inputs.tsx'
import type { RoomOfDay } from './room-row.tsx'
import { useReport } from './use-report.ts'

interface Props {
  of: RoomOfDay
  onClose: () => void
}

/** Reports a defect of a room with photos, from below: a photo and one tap are enough. */
export function DefectDrawer({ of, onClose }: Props) {
  const { t } = useTranslation()
  const title = t('housekeeping.defectFor', { room: of.row.code })
  return (
    <FormDrawer opened onClose={onClose} title={title} position="bottom" size="md">
      <DefectForm of={of} onClose={onClose} />
    </FormDrawer>
  )
}

function DefectForm({ of: { row }, onClose }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [title, setTitle] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [byGuest, setByGuest] = useState(false)
  const [closedTo, setClosedTo] = useState<string | null>(null)
  const { send, isSending } = useReport(onClose)
  useUnsaved(title !== '' || photos.length > 0 || closedTo !== null || byGuest, isSending)
  const defect = {
    title: title.trim() || `${t('housekeeping.defect')} – ${row.code}`,
    accommodation_unit: row.id,
    by_guest: byGuest,
    ...(closedTo && { closed_from: today, closed_to: closedTo }),
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send(defect, photos)
      }}
    >
      <PhotoButton photos={photos} onPhotos={setPhotos} />
      <TextInput
        mt="md"
        size="md"
        label={t('housekeeping.defectWhat')}
        placeholder={t('housekeeping.defectHint')}
        maxLength={300}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Switch
        mt="md"
        size="md"
        label={t('bill.byGuest')}
        checked={byGuest}
        onChange={(event) => setByGuest(event.currentTarget.checked)}
      />
      <CloseUntil until={closedTo} onUntil={setClosedTo} />
      <Button type="submit" size="md" fullWidth mt="lg" loading={isSending}>
        {t('housekeeping.send')}
      </Button>
    </form>
  )
}
