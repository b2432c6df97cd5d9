import { countryName } from '@dvor/format/countries.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CountrySelect } from '../../core/fields/country-select.tsx'
import { textOf } from '../../core/forms/versions/use-edited-version.tsx'
import { FirmFill } from '../firms/firm-fill.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { useEditForm } from '../reservations/editing/use-edit-form.ts'

const empty = {
  name: '',
  street: '',
  city: '',
  postal_code: '',
  country: 'SK',
  ico: '',
  dic: '',
  ic_dph: '',
  peppol_id: '',
}
type Values = typeof empty

function startOf({ company }: Reservation): Values {
  const entries = Object.entries(company ?? {}).map(([key, value]) => [key, value ?? ''])
  return { ...empty, ...Object.fromEntries(entries) }
}

/** Empty company numbers are sent as null. */
const bodyOf = ({ country, ico, dic, ic_dph, peppol_id, ...address }: Values) => ({
  company: {
    ...address,
    country,
    ico: ico.trim() || null,
    dic: dic.trim() || null,
    ic_dph: ic_dph.trim() || null,
    peppol_id: peppol_id.trim() || null,
  },
})

/** `company.name` of the body is at `name`. */
const fieldOf = (path: string) => path.replace(/^company\./, '')

/** Form of the company that is invoiced instead of the guest. */
export function CompanyForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const label = (part: keyof Values) => t(`invoices.company.${part}`)
  const { form, submit, save, isBusy, problem, question } = useEditForm({
    reservation,
    startOf,
    bodyOf,
    fieldOf,
    label,
    text: (value, part) => (part === 'country' ? countryName(String(value)) : textOf(value)),
    onDone,
  })
  const field = (name: keyof Values) => ({ label: label(name), ...form.getInputProps(name) })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput {...field('ico')} inputMode="numeric" data-autofocus />
        <FirmFill ico={form.values.ico} values={form.values} onFill={(known) => form.setValues(known)} />
        <TextInput {...field('name')} required />
        <TextInput {...field('street')} required />
        <Group grow align="start">
          <TextInput {...field('postal_code')} required />
          <TextInput {...field('city')} required />
        </Group>
        <CountrySelect {...field('country')} required />
        <Group grow align="start">
          <TextInput {...field('dic')} inputMode="numeric" />
          <TextInput {...field('ic_dph')} />
        </Group>
        <TextInput {...field('peppol_id')} placeholder="0245:2020202020" />
        <Text size="sm" c="dimmed">
          {t('invoices.company.late')}
        </Text>
        <ProblemNote problem={problem} />
        {question}
        <Group grow>
          {reservation.company ? (
            <Button variant="default" loading={isBusy} onClick={() => save({ company: null })}>
              {t('invoices.company.remove')}
            </Button>
          ) : null}
          <Button type="submit" loading={isBusy}>
            {t('reservations.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
