import '@mantine/dates/styles.css'
import {
  voucherMethods,
  type VoucherDetail,
  type VoucherMethod,
  type VoucherSending,
} from '@dvor/contract/money/vouchers.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { addMonths } from '@dvor/format/days.ts'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { localizedChoices } from '../../core/texts/declared.ts'
import { useVoucherAction } from './use-voucher-action.ts'

const kinds = ['paid', 'send', 'prolong', 'void'] as const
type Kind = (typeof kinds)[number]

interface Props {
  voucher: VoucherDetail
}

/** Whether an action makes sense for a voucher. */
function isOffered(kind: Kind, { state, buyer_email, recipient_email }: VoucherDetail): boolean {
  if (kind === 'paid') return state === 'waiting'
  if (kind === 'send') return state === 'valid' && Boolean(buyer_email ?? recipient_email)
  if (kind === 'prolong') return state === 'valid' || state === 'expired'
  return state === 'valid' || state === 'waiting'
}

/** What the owner does with a voucher: print, record the money, send, prolong, make void. */
export function VoucherActions({ voucher }: Props) {
  const { t } = useTranslation()
  const [doing, setDoing] = useState<Kind | null>(null)
  const close = () => setDoing(null)
  const print = async () => {
    const name = `poukaz-${voucher.number}.pdf`
    const failure = await saveFile(`/vouchers/${voucher.id}/file.pdf`, name, 'application/pdf')
    if (failure) showFailure(t('vouchers.detail.printFailed'), failure)
  }
  const { run, problem } = useVoucherAction()
  const [code, setCode] = useState<string | null>(null)
  const show = async () => {
    const shown = await run(() => client.voucherDesk.attempt.showCode(voucher.id))
    if (shown) setCode(shown.code)
  }
  if (doing) {
    const Form = forms[doing]
    return <Form voucher={voucher} onDone={close} />
  }
  return (
    <>
      {code ? (
        <Text ff="monospace" fz="xl" data-testid="voucher-code">
          {code}
        </Text>
      ) : null}
      <ProblemNote problem={problem} />
      <Group gap="xs" mt="md">
        {voucher.state === 'valid' && !code ? (
          <Button size="xs" variant="default" onClick={() => void show()}>
            {t('vouchers.detail.showCode')}
          </Button>
        ) : null}
        {voucher.state === 'waiting' || voucher.state === 'void' ? null : (
          <Button size="xs" onClick={() => void print()}>
            {t('vouchers.detail.print')}
          </Button>
        )}
        {kinds
          .filter((kind) => isOffered(kind, voucher))
          .map((kind) => (
            <Button
              key={kind}
              size="xs"
              variant={kind === 'paid' ? 'filled' : 'default'}
              onClick={() => setDoing(kind)}
            >
              {t(`vouchers.detail.${kind}`)}
            </Button>
          ))}
      </Group>
    </>
  )
}

interface FormProps extends Props {
  onDone: () => void
}

interface FrameProps {
  problem: string | null
  isBusy: boolean
  isReady: boolean
  onSave: () => void
  onCancel: () => void
  children: React.ReactNode
}

function Frame({ problem, isBusy, isReady, onSave, onCancel, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="xs" mt="md">
      {children}
      <ProblemNote problem={problem} />
      <Group gap="xs">
        <Button size="xs" loading={isBusy} disabled={!isReady} onClick={onSave}>
          {t('vouchers.detail.save')}
        </Button>
        <Button size="xs" variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  )
}

function PaidForm({ voucher, onDone }: FormProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const [method, setMethod] = useState<VoucherMethod>('transfer')
  const save = async () => {
    if (await run(() => client.voucherDesk.attempt.pay(voucher.id, { method }))) onDone()
  }
  return (
    <Frame {...{ problem, isBusy }} isReady onSave={() => void save()} onCancel={onDone}>
      <NativeSelect
        label={t('vouchers.detail.paidHow')}
        data={localizedChoices(voucherMethods)}
        value={method}
        onChange={(event) => setMethod(event.currentTarget.value as VoucherMethod)}
      />
    </Frame>
  )
}

function SendForm({ voucher, onDone }: FormProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const choices = [
    { value: 'recipient', label: voucher.recipient_email },
    { value: 'buyer', label: voucher.buyer_email },
  ].flatMap(({ value, label }) => (label ? [{ value, label }] : []))
  const [to, setTo] = useState((choices[0]?.value ?? 'buyer') as VoucherSending['to'])
  const save = async () => {
    if (!(await run(() => client.voucherDesk.attempt.sendAgain(voucher.id, { to })))) return
    showSuccess(t('vouchers.detail.sent'))
    onDone()
  }
  return (
    <Frame {...{ problem, isBusy }} isReady onSave={() => void save()} onCancel={onDone}>
      <NativeSelect
        label={t('vouchers.detail.sendTo')}
        data={choices}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value as VoucherSending['to'])}
      />
    </Frame>
  )
}

function ProlongForm({ voucher, onDone }: FormProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const [day, setDay] = useState<string | null>(addMonths(voucher.valid_until, 6))
  const save = async () => {
    if (!day || !(await run(() => client.voucherDesk.attempt.prolong(voucher.id, { valid_until: day }))))
      return
    showSuccess(t('vouchers.detail.prolonged'))
    onDone()
  }
  return (
    <Frame {...{ problem, isBusy }} isReady={day !== null} onSave={() => void save()} onCancel={onDone}>
      <DateInput
        label={t('vouchers.detail.newDay')}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        value={day}
        onChange={setDay}
      />
    </Frame>
  )
}

function VoidForm({ voucher, onDone }: FormProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const [reason, setReason] = useState('')
  const [refund, setRefund] = useState('')
  const save = async () => {
    const method = refund === '' ? null : (refund as VoucherMethod)
    const body = { reason: reason.trim(), refund: method }
    if (!(await run(() => client.voucherDesk.attempt.makeVoid(voucher.id, body)))) return
    showSuccess(t('vouchers.detail.voided'))
    onDone()
  }
  return (
    <Frame
      {...{ problem, isBusy }}
      isReady={reason.trim() !== ''}
      onSave={() => void save()}
      onCancel={onDone}
    >
      <TextInput
        label={t('vouchers.detail.voidReason')}
        maxLength={300}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {voucher.balance > 0 ? (
        <NativeSelect
          label={t('vouchers.detail.voidRefund')}
          data={[
            { value: '', label: t('vouchers.detail.voidKeep') },
            ...localizedChoices(voucherMethods).map(({ value, label }) => ({
              value,
              label: t('vouchers.detail.voidBack', { method: label }),
            })),
          ]}
          value={refund}
          onChange={(event) => setRefund(event.currentTarget.value)}
        />
      ) : null}
    </Frame>
  )
}

const forms = { paid: PaidForm, send: SendForm, prolong: ProlongForm, void: VoidForm } as const
