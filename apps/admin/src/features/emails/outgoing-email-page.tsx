import { declaredText } from '../../core/texts/declared.ts'
import { outgoingEmails } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import { emailKindLabel } from '@dvor/contract/messages/email-kinds.ts'
import { Skeleton, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useAddressParams } from '../../core/page/use-address-params.ts'
import { kinds } from '../../core/fields/kinds/kinds.ts'
import { ListPage } from '../../core/screens/list-page.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { RecordDrawer } from '../../core/page/record-drawer.tsx'
import { useRecord } from '../../core/records/use-record.ts'
import { MailBody } from './mail-body.tsx'
import classes from './outgoing-email.module.css'
import { IfMay } from '../../core/client/if-may.tsx'

const listedFields = ['to', 'key', 'state', 'attempts', 'sent_at', 'last_error'] as const

/** The list of outgoing e-mails; one opens beside the list by `?message=` in the address. */
export function OutgoingEmailPage() {
  const [params, setParams] = useAddressParams()
  const message = params.get('message')
  const show = (id: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (id) next.set('message', id)
      else next.delete('message')
      return next
    })
  return (
    <>
      <ListPage collection={outgoingEmails} onOpen={(record) => show(record.id)} />
      <RecordDrawer
        id={message}
        parameter="message"
        size="xl"
        title={declaredText(outgoingEmails.label.one)}
        onClose={() => show(null)}
      >
        {(id) => <MessageBody id={id} />}
      </RecordDrawer>
    </>
  )
}

function MessageBody({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data: email, error, refetch } = useRecord(outgoingEmails, id)
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!email) return <Skeleton height={400} />
  const { fields } = outgoingEmails
  return (
    <>
      {email.subject ? <h2 className={classes.subject}>{email.subject}</h2> : null}
      <Table>
        <Table.Tbody>
          {listedFields.map((key) => {
            const field = fields[key]
            const { Cell } = kinds[field.kind]
            return email[key] === null ? null : (
              <Table.Tr key={key}>
                <Table.Th>{declaredText(field.label)}</Table.Th>
                <Table.Td>
                  <Cell
                    field={field}
                    value={key === 'key' ? declaredText(emailKindLabel(email.key)) : email[key]}
                  />
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      {email.to === null ? (
        <Text c="dimmed">{t('emails.erased')}</Text>
      ) : (
        <IfMay permission="money.read">
          <SentBody id={id} />
        </IfMay>
      )}
    </>
  )
}

/** The e-mail as it went out, with its pictures. */
function SentBody({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['outgoing-emails', 'shown', id],
    queryFn: async () => unwrap(await client.emails.attempt.show(id)),
  })
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={400} />
  return <MailBody html={data.html} label={declaredText(outgoingEmails.fields.body.label)} />
}
