import { nights } from '@dvor/format/plurals.ts'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  /** Numbers of nights of the stays in which they differ. */
  changes: readonly { before: number; after: number }[]
}

/** Asks whether another number of nights is meant; the button that saves answers it by its name. */
export function NightsQuestion({ changes }: Props) {
  const { t } = useTranslation()
  if (changes.length === 0) return null
  return (
    <Alert color="hay" mt="xs">
      {changes.map(({ before, after }, place) => (
        <div key={place}>
          {t('reservations.stays.otherNights', { before: nights(before), after: nights(after) })}
        </div>
      ))}
    </Alert>
  )
}
