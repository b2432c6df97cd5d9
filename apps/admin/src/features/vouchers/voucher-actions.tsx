import '@mantine/dates/styles.css'
import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { ownerVoucherPaths } from '@dvor/contract/calls/vouchers/voucher-paths.ts'
import {
  voucherMethods,
  type VoucherDetail,
  type VoucherMethod,
  type VoucherSending,
} from '@dvor/contract/money/vouchers.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { monthsAfter } from '@dvor/format/days.ts'
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { useFollowedFocus } from '../../core/forms/use-followed-focus.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useToday } from '../../core/property/use-today.ts'
import { localizedChoices } from '../../core/texts/declared.ts'
import { ActionFrame, type FormProps } from './action-frame.tsx'
import { PaidForm, PayBackForm } from './money-forms.tsx'
import { useVoucherAction } from './use-voucher-action.ts'
import { useMay } from '../../core/client/person.ts'
import type { May } from '../../core/client/may.ts'
import { IfMay } from '../../core/client/if-may.tsx'

const kinds = ['paid', 'payBack', 'send', 'prolong', 'void'] as const
type Kind = (typeof kinds)[number]

interface Props {
  voucher: VoucherDetail
}

/** What each action asks. */
const permissions = {
  paid: 'money.take',
  payBack: 'money.refund',
  send: 'messages.send',
  prolong: 'money.adjust',
  void: 'money.refund',
} as const satisfies Record<Kind, Permission>

/** Whether an action makes sense for a voucher. */
function isOffered(kind: Kind, voucher: VoucherDetail, today: string): boolean {
  const { state, buyer_email, recipient_email, to_refund, package_title, valid_until } = voucher
  const isAwaited = state === 'waiting' || state === 'lapsed'
  if (kind === 'paid') return isAwaited && (package_title === null || valid_until >= today)
  if (kind === 'payBack') return to_refund > 0
  if (kind === 'send') return state === 'valid' && Boolean(buyer_email ?? recipient_email)
  if (kind === 'prolong') return state === 'valid' || state === 'expired'
  return state === 'valid' || isAwaited
}

/** The actions that make sense and that the person may take. */
const actionsOn = (voucher: VoucherDetail, today: string, may: May): Kind[] =>
  kinds.filter((kind) => may(permissions[kind]) && isOffered(kind, voucher, today))

const isPrinted = ({ state }: VoucherDetail): boolean => !['waiting', 'lapsed', 'void'].includes(state)

/** The actions on a voucher: print, record the money, send, prolong, make void. */
export function VoucherActions({ voucher }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const may = useMay()
  const [doing, setDoing] = useState<Kind | null>(null)
  const actions = useFollowedFocus<HTMLDivElement>(doing)
  const Form = doing && forms[doing]
  return (
    <div ref={actions}>
      {Form ? (
        <Form voucher={voucher} onDone={() => setDoing(null)} />
      ) : (
        <Code voucher={voucher}>
          {actionsOn(voucher, today, may).map((kind) => (
            <Button
              key={kind}
              size="xs"
              variant={kind === 'paid' ? 'filled' : 'default'}
              onClick={() => setDoing(kind)}
            >
              {t(`vouchers.detail.${kind}`)}
            </Button>
          ))}
        </Code>
      )}
    </div>
  )
}

/** The voucher's code and its print, for who may take money; the other actions stand beside them. */
function Code({ voucher, children }: Props & { children: ReactNode }) {
  const { t } = useTranslation()
  const { run, problem } = useVoucherAction()
  const [code, setCode] = useState<string | null>(null)
  const show = async () => {
    const shown = await run(() => client.ownerVouchers.attempt.showCode(voucher.id, {}))
    if (shown) setCode(shown.code)
  }
  const print = async () => {
    const path = addressOf(ownerVoucherPaths.file, voucher.id)
    const failure = await saveFile(path, `poukaz-${voucher.number}.pdf`, 'application/pdf')
    if (failure) showFailure(t('vouchers.detail.printFailed'), failure)
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
        <IfMay permission="money.take">
          {voucher.state === 'valid' && !code ? (
            <Button size="xs" variant="default" onClick={() => void show()}>
              {t('vouchers.detail.showCode')}
            </Button>
          ) : null}
          {isPrinted(voucher) ? (
            <Button size="xs" onClick={() => void print()}>
              {t('vouchers.detail.print')}
            </Button>
          ) : null}
        </IfMay>
        {children}
      </Group>
    </>
  )
}

function SendForm({ voucher, onDone }: FormProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const choices = [
    { value: 'recipient', label: voucher.recipient_email },
    { value: 'buyer', label: voucher.buyer_email },
  ].flatMap(({ value, label }) => (label ? [{ value, label }] : []))
  const first = (choices[0]?.value ?? 'buyer') as VoucherSending['to']
  const [to, setTo] = useState(first)
  useUnsaved(to !== first, isBusy)
  const save = async () => {
    if (!(await run(() => client.ownerVouchers.attempt.sendAgain(voucher.id, { to })))) return
    showSuccess(t('vouchers.detail.sent'))
    onDone()
  }
  return (
    <ActionFrame {...{ problem, isBusy }} isReady onSave={() => void save()} onCancel={onDone}>
      <NativeSelect
        label={t('vouchers.detail.sendTo')}
        data={choices}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value as VoucherSending['to'])}
      />
    </ActionFrame>
  )
}

function ProlongForm({ voucher, onDone }: FormProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const usual = monthsAfter(voucher.valid_until, 6)
  const [day, setDay] = useState<string | null>(usual)
  useUnsaved(day !== usual, isBusy)
  const save = async () => {
    if (!day || !(await run(() => client.ownerVouchers.attempt.prolong(voucher.id, { valid_until: day }))))
      return
    showSuccess(t('vouchers.detail.prolonged'))
    onDone()
  }
  return (
    <ActionFrame {...{ problem, isBusy }} isReady={day !== null} onSave={() => void save()} onCancel={onDone}>
      <DateInput
        label={t('vouchers.detail.newDay')}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        value={day}
        onChange={setDay}
      />
    </ActionFrame>
  )
}

function VoidForm({ voucher, onDone }: FormProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const [reason, setReason] = useState('')
  const [refund, setRefund] = useState('')
  useUnsaved(reason.trim() !== '' || refund !== '', isBusy)
  const save = async () => {
    const method = refund === '' ? null : (refund as VoucherMethod)
    const body = { reason: reason.trim(), refund: method }
    if (!(await run(() => client.ownerVouchers.attempt.makeVoid(voucher.id, body)))) return
    showSuccess(t('vouchers.detail.voided'))
    onDone()
  }
  return (
    <ActionFrame
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
    </ActionFrame>
  )
}

const forms = {
  paid: PaidForm,
  payBack: PayBackForm,
  send: SendForm,
  prolong: ProlongForm,
  void: VoidForm,
} as const
