import '@mantine/dates/styles.css'
import { parseDay } from '@dvor/format/day-text.ts'
import { Button, FileButton, Switch } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { IconCamera } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../core/property/use-today.ts'

interface PhotoProps {
  photos: readonly File[]
  onPhotos: (photos: readonly File[]) => void
}

/** Opens the camera of a phone, elsewhere a choice of files. */
export function PhotoButton({ photos, onPhotos }: PhotoProps) {
  const { t } = useTranslation()
  const has = photos.length > 0
  return (
    <FileButton
      accept="image/*"
      multiple
      inputProps={{ capture: 'environment', 'aria-label': t('housekeeping.photo') }}
      onChange={(chosen) => onPhotos([...photos, ...chosen])}
    >
      {(props) => (
        <Button
          {...props}
          size="md"
          fullWidth
          variant={has ? 'light' : 'default'}
          leftSection={<IconCamera size={20} />}
          data-autofocus
        >
          {has ? t('housekeeping.photos', { count: photos.length }) : t('housekeeping.photo')}
        </Button>
      )}
    </FileButton>
  )
}

interface UntilProps {
  /** The last night; null while the room stays in sale. */
  until: string | null
  onUntil: (until: string | null) => void
}

/** Whether the room is taken out of sale, from tonight to a night. */
export function CloseUntil({ until, onUntil }: UntilProps) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <>
      <Switch
        mt="md"
        size="md"
        label={t('housekeeping.closeRoom')}
        checked={until !== null}
        onChange={(event) => onUntil(event.currentTarget.checked ? today : null)}
      />
      {until === null ? null : (
        <DateInput
          mt="sm"
          size="md"
          label={t('housekeeping.closeUntil')}
          valueFormat="D. M. YYYY"
          dateParser={parseDay}
          minDate={today}
          value={until}
          onChange={(day) => onUntil(day ?? today)}
        />
      )}
    </>
  )
}
