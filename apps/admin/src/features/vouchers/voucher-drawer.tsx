import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { ownerVoucherPaths } from '@dvor/contract/calls/vouchers/voucher-paths.ts'
import {
  voucherMovementKinds,
  type VoucherDetail,
  type VoucherMovement,
} from '@dvor/contract/money/vouchers.ts'
import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import { friendlyIban } from '@dvor/format/iban.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { RecordDrawer } from '../../core/page/record-drawer.tsx'
import { FactList, type Fact } from '../../core/records/fact-list.tsx'
import { actorText } from '../../core/texts/actor-text.ts'
import { labelIn } from '../../core/texts/declared.ts'
import { VoucherActions } from './voucher-actions.tsx'
import { VoucherBadge } from './voucher-badge.tsx'
import classes from './vouchers.module.css'
import { useMay } from '../../core/client/person.ts'

interface Props {
  id: string | null
  onClose: () => void
}

/** One voucher: its balance, persons, actions and movements. */
export function VoucherDrawer({ id, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <RecordDrawer id={id} parameter="poukaz" onClose={onClose} title={t('vouchers.detail.title')}>
      {(id) => <Body id={id} />}
    </RecordDrawer>
  )
}

function Body({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['vouchers', 'detail', id],
    queryFn: async () => unwrap(await client.ownerVouchers.attempt.read(id)),
  })
  if (error) return <ErrorNote error={error} title={t('vouchers.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={360} radius="lg" />
  return (
    <>
      <p className={classes.balance} data-testid="voucher-balance">
        {formatMoney(data.balance)}
      </p>
      <VoucherBadge state={data.state} />
      {data.to_refund > 0 ? (
        <Text c="barn">{t('vouchers.owed', { amount: formatMoney(data.to_refund) })}</Text>
      ) : null}
      <Facts voucher={data} />
      <VoucherActions voucher={data} />
      <Title order={3} mt="lg" mb="xs">
        {t('vouchers.detail.movements')}
      </Title>
      {data.movements.length === 0 ? (
        <Text c="dimmed">
          {t(data.state === 'waiting' ? 'vouchers.detail.noMovements' : 'vouchers.detail.neverPaid')}
        </Text>
      ) : null}
      <ul className={classes.movements}>
        {data.movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ul>
    </>
  )
}

function Facts({ voucher }: { voucher: VoucherDetail }) {
  const { t } = useTranslation()
  const { number, code_end, value, valid_until, message, send_on, send_to, sold_by, pay_until } = voucher
  const { package_title, taxed_at_sale, movements } = voucher
  const isPaid = movements.some(({ kind }) => kind === 'sold')
  const taxText = t(taxed_at_sale ? 'vouchers.detail.taxedAtSale' : 'vouchers.detail.taxedLater')
  const nameOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
  const facts: Fact[] = [
    [t('vouchers.detail.number'), number],
    [t('vouchers.detail.codeEnd'), `…${code_end}`],
    [t('vouchers.detail.package'), package_title],
    [t('vouchers.detail.value'), formatMoney(value)],
    [t('vouchers.detail.tax'), package_title && (isPaid ? taxText : null)],
    [t('vouchers.detail.validUntil'), formatDay(valid_until)],
    [t('vouchers.detail.buyer'), nameOf(voucher.buyer_name, voucher.buyer_email)],
    [t('vouchers.detail.recipient'), nameOf(voucher.recipient_name, voucher.recipient_email)],
    [t('vouchers.detail.message'), message],
    [t('vouchers.detail.sendOn'), send_to && send_on && formatDay(send_on)],
    [t('vouchers.detail.soldBy'), actorText(sold_by)],
    [t('vouchers.detail.payUntil'), voucher.state === 'waiting' && pay_until ? formatDay(pay_until) : null],
    [
      t('vouchers.detail.refundIban'),
      voucher.to_refund > 0 && voucher.refund_iban ? friendlyIban(voucher.refund_iban) : null,
    ],
  ]
  return <FactList facts={facts} />
}

function Movement({ movement }: { movement: VoucherMovement }) {
  const { t } = useTranslation()
  const may = useMay()
  const { id, kind, amount, money, method, number, reservation, note, recorded_by, booked_at } = movement
  const save = async () => {
    const path = addressOf(ownerVoucherPaths.receiptFile, id)
    const failure = await saveFile(path, `${number}.pdf`, 'application/pdf')
    if (failure) showFailure(t('vouchers.detail.printFailed'), failure)
  }
  return (
    <li>
      <span>
        {labelIn(voucherMovementKinds, kind)}
        {method ? ` · ${labelIn(transactionMethods, method)}` : ''}
        <small>{[formatInstant(booked_at), actorText(recorded_by), note].filter(Boolean).join(' · ')}</small>
        {reservation ? (
          <Anchor component={ScreenLink} to={`/reservations/edit/${reservation.id}`} size="sm">
            {t('vouchers.detail.reservation', { number: reservation.number ?? '' })}
          </Anchor>
        ) : null}
        {number && may('documents.read') ? (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconReceipt size={14} aria-hidden />}
            onClick={() => void save()}
          >
            {t('vouchers.detail.receipt', { number })}
          </Button>
        ) : null}
      </span>
      <strong>{formatMoney(amount === 0 ? money : amount)}</strong>
    </li>
  )
}
