import '@mantine/dates/styles.css'
import { voucherMethods, type NewVoucher } from '@dvor/contract/money/vouchers.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { parseMoney } from '@dvor/format/money.ts'
import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useSettings } from '../../core/property/use-settings.ts'
import { useToday } from '../../core/property/use-today.ts'
import { localizedChoices } from '../../core/texts/declared.ts'
import { usePackageChoices } from './use-package-choices.ts'
import { useVoucherAction } from './use-voucher-action.ts'
import { offeredLanguages } from '@dvor/contract/site/offered-languages.ts'
import { languages } from '@dvor/format/languages.ts'

interface Values {
  /** The package in place of a value; empty for a value. */
  package: string
  value: string
  method: string
  buyer_name: string
  buyer_email: string
  recipient_name: string
  recipient_email: string
  message: string
  valid_until: string | null
  send_to: string
  send_on: string | null
  language: string
}

const empty: Values = {
  package: '',
  value: '',
  method: 'cash',
  buyer_name: '',
  buyer_email: '',
  recipient_name: '',
  recipient_email: '',
  message: '',
  valid_until: null,
  send_to: '',
  send_on: null,
  language: 'sk',
}

const dayFormat = { valueFormat: 'D. M. YYYY', dateParser: parseDay, clearable: true }
const textOrNull = (text: string) => text.trim() || null

/** The body of the call; choices of the form are those of the contract. */
function bodyOf({
  package: sold,
  value,
  method,
  language,
  send_to,
  valid_until,
  send_on,
  ...texts
}: Values): NewVoucher {
  return {
    ...(sold ? { package: sold } : { value: parseMoney(value) ?? 0 }),
    method: method as NewVoucher['method'],
    language: language as NewVoucher['language'],
    send_to: send_to === '' ? null : (send_to as NewVoucher['send_to']),
    valid_until,
    send_on: send_to === '' ? null : send_on,
    buyer_name: textOrNull(texts.buyer_name),
    buyer_email: textOrNull(texts.buyer_email),
    recipient_name: textOrNull(texts.recipient_name),
    recipient_email: textOrNull(texts.recipient_email),
    message: textOrNull(texts.message),
  }
}

/** Sale of a voucher at the front desk. */
export function SellForm({ onSold }: { onSold: (id: string) => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useVoucherAction()
  const form = useForm<Values>({
    initialValues: empty,
    validate: {
      value: (value, { package: sold }) => {
        if (sold) return null
        const cents = parseMoney(value) ?? 0
        return cents >= 100 && cents <= 1_000_000 ? null : t('vouchers.sell.valueWrong')
      },
      buyer_email: (email, { send_to }) =>
        send_to === 'buyer' && !email.trim() ? t('issues.required') : null,
      recipient_email: (email, { send_to }) =>
        send_to === 'recipient' && !email.trim() ? t('issues.required') : null,
    },
  })
  useUnsaved(form.isDirty(), isBusy)
  const submit = form.onSubmit(async (values) => {
    const sold = await run(() => client.ownerVouchers.attempt.sell(bodyOf(values)))
    if (!sold) return
    showSuccess(t('vouchers.sell.done', { number: sold.number }))
    onSold(sold.id)
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <ValueFields form={form} />
        <PersonFields form={form} />
        <SendingFields form={form} />
        <ProblemNote problem={problem} />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t('vouchers.sell.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface FieldsProps {
  form: Pick<ReturnType<typeof useForm<Values>>, 'getInputProps' | 'values'>
}

function ValueFields({ form }: FieldsProps) {
  const { t } = useTranslation()
  const packages = usePackageChoices()
  return (
    <>
      {packages.length > 0 ? (
        <NativeSelect
          label={t('vouchers.sell.subject')}
          data={[{ value: '', label: t('vouchers.sell.anything') }, ...packages]}
          {...form.getInputProps('package')}
        />
      ) : null}
      <Group grow align="start">
        {form.values.package ? null : (
          <TextInput
            label={t('vouchers.sell.value')}
            inputMode="decimal"
            rightSection="€"
            data-autofocus
            {...form.getInputProps('value')}
          />
        )}
        <NativeSelect
          label={t('vouchers.sell.method')}
          data={localizedChoices(voucherMethods)}
          {...form.getInputProps('method')}
        />
      </Group>
      {form.values.method === 'transfer' ? (
        <Text size="sm" c="dimmed">
          {t('vouchers.sell.transferHint')}
        </Text>
      ) : null}
    </>
  )
}

function PersonFields({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput label={t('vouchers.sell.buyer')} maxLength={100} {...form.getInputProps('buyer_name')} />
      <TextInput label={t('vouchers.sell.buyerEmail')} type="email" {...form.getInputProps('buyer_email')} />
      <TextInput
        label={t('vouchers.sell.recipient')}
        maxLength={100}
        {...form.getInputProps('recipient_name')}
      />
      <TextInput
        label={t('vouchers.sell.recipientEmail')}
        type="email"
        {...form.getInputProps('recipient_email')}
      />
      <Textarea
        label={t('vouchers.sell.message')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('message')}
      />
    </>
  )
}

function SendingFields({ form }: FieldsProps) {
  const { t } = useTranslation()
  const today = useToday()
  const offered = offeredLanguages(useSettings()).map((value) => ({ value, label: languages[value].ownName }))
  return (
    <>
      <Group grow align="start">
        <DateInput
          label={t('vouchers.sell.validUntil')}
          minDate={today}
          {...dayFormat}
          {...form.getInputProps('valid_until')}
        />
        {offered.length > 1 && (
          <NativeSelect
            label={t('vouchers.sell.language')}
            data={offered}
            {...form.getInputProps('language')}
          />
        )}
      </Group>
      <Group grow align="start">
        <NativeSelect
          label={t('vouchers.sell.sendTo')}
          data={[
            { value: '', label: t('vouchers.sell.toNobody') },
            { value: 'buyer', label: t('vouchers.sell.toBuyer') },
            { value: 'recipient', label: t('vouchers.sell.toRecipient') },
          ]}
          {...form.getInputProps('send_to')}
        />
        {form.values.send_to === '' ? null : (
          <DateInput
            label={t('vouchers.sell.sendOn')}
            minDate={today}
            {...dayFormat}
            {...form.getInputProps('send_on')}
          />
        )}
      </Group>
    </>
  )
}
