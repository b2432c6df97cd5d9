import { labelIn } from '../../core/texts/declared.ts'
import { guestDocumentKinds, type StayGuest } from '@dvor/contract/guests/guest-register.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import classes from './register.module.css'
import { useMay } from '../../core/client/person.ts'

export const documentLabel = (kind: StayGuest['document_kind']): string =>
  labelIn(guestDocumentKinds, kind) ?? kind

/** The end of a document's number; a click shows it in full and is recorded in the reservation's history. */
export function DocumentNumber({ guest }: { guest: StayGuest }) {
  const { t } = useTranslation()
  const may = useMay()
  const [shown, setShown] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const show = async () => {
    setConfirming(true)
    const result = await client.register.attempt.showDocument(guest.id)
    setConfirming(false)
    if (result.ok) setShown(result.value.document_number ?? t('register.unreadable'))
    else showFailure(t('register.showFailed'), result.error)
  }
  if (!guest.document_number) return documentLabel(guest.document_kind)
  return (
    <span className={classes.document}>
      {documentLabel(guest.document_kind)} <strong>{shown ?? guest.document_number}</strong>
      {shown || !may('guests.documents') ? null : (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={isConfirming}
          aria-label={t('register.showNumber', { name: `${guest.first_name} ${guest.last_name}` })}
          onClick={() => void show()}
        >
          {t('register.show')}
        </Button>
      )}
    </span>
  )
}
