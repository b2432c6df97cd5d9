import { lineDetail, lineName } from '@dvor/booking/messages/price-line-text.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { decimalEuros, formatMoney } from '@dvor/format/money.ts'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { issueText } from '../../core/client/error-text.ts'
import { CountrySelect } from '../../core/fields/country-select.tsx'
import { FirmFill } from '../firms/firm-fill.tsx'
import { readPart, type PartDraft } from './part-draft.ts'
import classes from './invoices.module.css'

interface Props {
  part: PartDraft
  number: number
  price: PriceBreakdown
  /** The other parts, whose lines this one cannot have. */
  others: readonly PartDraft[]
  onChange: (part: PartDraft) => void
  onRemove: () => void
}

type TextField = Exclude<keyof PartDraft, 'key' | 'lines'>

/** One payer: who it is, which lines and what share it pays, and what of it came already. */
export function PartFields(props: Props) {
  const { part, number, onChange, onRemove } = props
  const { t } = useTranslation()
  const { issues } = readPart(part)
  const field = (key: TextField) => {
    const issue = issues.find(({ path }) => path === key)
    return {
      value: part[key],
      // What is not filled in yet is no mistake.
      error: issue && part[key] ? issueText(issue.code) : undefined,
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ ...part, [key]: event.currentTarget.value }),
    }
  }
  const company = (key: 'name' | 'street' | 'postal_code' | 'city' | 'ico' | 'dic' | 'ic_dph') => ({
    label: t(`invoices.company.${key}`),
    ...field(key),
  })
  return (
    <fieldset className={classes.part}>
      <legend>{t('invoices.parts.payer', { number })}</legend>
      <Group grow align="start">
        <TextInput {...company('ico')} inputMode="numeric" />
        <TextInput {...company('dic')} inputMode="numeric" />
        <TextInput {...company('ic_dph')} />
      </Group>
      <FirmFill ico={part.ico} values={part} onFill={(known) => onChange({ ...part, ...known })} />
      <TextInput {...company('name')} label={t('invoices.parts.name')} required />
      <TextInput {...company('street')} required />
      <Group grow align="start">
        <TextInput {...company('postal_code')} required />
        <TextInput {...company('city')} required />
      </Group>
      <Group grow align="start">
        <CountrySelect
          label={t('invoices.company.country')}
          value={part.country}
          onChange={(country) => onChange({ ...part, country: country ?? 'SK' })}
        />
        <TextInput label={t('invoices.parts.email')} type="email" {...field('email')} />
      </Group>
      <Lines {...props} />
      <Money field={field} />
      <Group justify="space-between">
        <Shares {...props} />
        <Button
          size="xs"
          variant="subtle"
          color="barn"
          leftSection={<IconTrash size={15} aria-hidden />}
          onClick={onRemove}
        >
          {t('invoices.parts.remove')}
        </Button>
      </Group>
    </fieldset>
  )
}

interface MoneyProps {
  field: (key: TextField) => {
    value: string
    error: string | undefined
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}

/** The share, and what of the part came already. */
function Money({ field }: MoneyProps) {
  const { t } = useTranslation()
  return (
    <Group grow align="start">
      <TextInput
        label={t('invoices.parts.amount')}
        description={t('invoices.parts.amountHint')}
        inputMode="decimal"
        rightSection="€"
        {...field('amount')}
      />
      <TextInput
        label={t('invoices.parts.paid')}
        description={t('invoices.parts.paidHint')}
        inputMode="decimal"
        rightSection="€"
        {...field('paid')}
      />
    </Group>
  )
}

/** Equal shares of the whole price; cents that remain stay with the reservation's payer. */
function Shares({ part, price, onChange }: Props) {
  const { t } = useTranslation()
  const share = (among: number) => decimalEuros(Math.floor(price.total / among)).replace('.', ',')
  return (
    <Group gap="xs">
      {[2, 3, 4, 5].map((among) => (
        <Button
          key={among}
          size="compact-xs"
          variant="default"
          aria-label={t('invoices.parts.shareOf', { among })}
          onClick={() => onChange({ ...part, lines: [], amount: share(among) })}
        >
          1/{among}
        </Button>
      ))}
    </Group>
  )
}

/** The lines of the price; one that another part has cannot be chosen. */
function Lines({ part, price, others, onChange }: Props) {
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'sk'
  const toggle = (places: readonly number[], isOn: boolean) =>
    onChange({
      ...part,
      lines: [...part.lines.filter((at) => !places.includes(at)), ...(isOn ? places : [])],
    })
  const units = [...new Set(price.lines.flatMap((line) => line.accommodation_unit ?? []))]
  const isTaken = (at: number) => others.some(({ lines }) => lines.includes(at))
  const ofUnit = (unit: string) =>
    price.lines.flatMap((line, at) => (line.accommodation_unit === unit && !isTaken(at) ? [at] : []))
  const nameOf = (unit: string) => price.lines.find((line) => line.accommodation_unit === unit)?.label ?? ''
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {t('invoices.parts.lines')}
      </Text>
      {units.length > 1 ? (
        <Group gap="xs">
          {units.map((unit) => (
            <Button key={unit} size="compact-xs" variant="default" onClick={() => toggle(ofUnit(unit), true)}>
              {t('invoices.parts.room', { room: nameOf(unit) })}
            </Button>
          ))}
        </Group>
      ) : null}
      {price.lines.map((line, at) => (
        <Checkbox
          key={`line-${String(at)}`}
          size="sm"
          label={`${lineName(line, language)} · ${formatMoney(line.amount)}`}
          description={lineDetail(line, language)}
          disabled={isTaken(at)}
          checked={part.lines.includes(at)}
          onChange={(event) => toggle([at], event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
