import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconMail, IconReceiptRefund, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useAction } from '../reservations/use-action.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { isCreditable, type Invoice } from './invoice.ts'

interface Props {
  invoice: Invoice
  /** E-mail of the guest, where it is known on the screen. */
  to?: string | null
}

/** Actions on an issued document: send it, or issue a credit note. */
export function DocumentActions({ invoice, to }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [isCrediting, setCrediting] = useState(false)
  const [isSending, setSending] = useState(false)
  const sendEInvoice = async () => {
    if (await run(() => client.eInvoices.attempt.send(invoice.id))) showSuccess(t('invoices.eInvoice.tried'))
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={isBusy}
            aria-label={t('invoices.more', { number: invoice.number })}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMail size={16} aria-hidden />} onClick={() => setSending(true)}>
            {t('invoices.send')}
          </Menu.Item>
          {invoice.has_ubl && !invoice.sample ? (
            <Menu.Item leftSection={<IconSend size={16} aria-hidden />} onClick={() => void sendEInvoice()}>
              {t(invoice.e_invoice ? 'invoices.eInvoice.again' : 'invoices.eInvoice.send')}
            </Menu.Item>
          ) : null}
          {isCreditable(invoice) ? (
            <Menu.Item
              color="barn"
              leftSection={<IconReceiptRefund size={16} aria-hidden />}
              onClick={() => setCrediting(true)}
            >
              {t('invoices.credit')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <ProblemNote problem={problem} />
      {isSending ? <SendDialog invoice={invoice} to={to} onClose={() => setSending(false)} /> : null}
      {isCrediting ? <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} /> : null}
    </>
  )
}

/** Names the address before the document goes to the guest. */
function SendDialog({ invoice: { id, number }, to, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const send = async () => {
    const sent = await run(() => client.documents.attempt.sendByEmail(id))
    if (!sent) return
    showSuccess(t('invoices.sent', { to: sent.to }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={`${t('invoices.send')}?`}
      action={t('invoices.sendNow')}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {to ? t('invoices.sendTo', { number, to }) : t('invoices.sendToGuest', { number })}
    </ConfirmDialog>
  )
}
