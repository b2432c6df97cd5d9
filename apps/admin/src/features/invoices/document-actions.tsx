import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconMail, IconReceiptRefund, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useAction } from '../reservations/use-action.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { isCreditable, type Invoice } from './invoice.ts'

/** Actions on an issued document: send it, or issue a credit note. */
export function DocumentActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [isCrediting, setCrediting] = useState(false)
  const send = async () => {
    const sent = await run(() => client.documents.attempt.sendByEmail(invoice.id))
    if (sent) showSuccess(t('invoices.sent', { to: sent.to }))
  }
  const sendEInvoice = async () => {
    if (await run(() => client.documents.attempt.sendEInvoice(invoice.id)))
      showSuccess(t('invoices.eInvoice.tried'))
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
          <Menu.Item leftSection={<IconMail size={16} aria-hidden />} onClick={() => void send()}>
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
      {isCrediting ? <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} /> : null}
    </>
  )
}
