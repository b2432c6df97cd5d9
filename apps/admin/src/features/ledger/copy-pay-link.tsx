import { paymentAnchor } from '@dvor/contract/site/guest-pages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showSuccess } from '../../core/client/toasts.ts'
import type { SectionProps } from '../reservations/reservation.ts'

/** Copies the guest's link to pay, which always shows what is open at the moment of looking. */
export function CopyPayLink({ reservation: { token, language } }: SectionProps) {
  const { t } = useTranslation()
  const clipboard = useClipboard()
  const copy = () => {
    const page = sitePath(`/rezervacia-detail/${token}`, language)
    clipboard.copy(`${window.location.origin}${page}#${paymentAnchor}`)
    showSuccess(t('reservations.ledger.linkCopied'))
  }
  return (
    <Button size="xs" variant="default" leftSection={<IconLink size={15} />} onClick={copy}>
      {t('reservations.ledger.copyLink')}
    </Button>
  )
}
