import { reservationEdit } from '@dvor/contract/reservations/admin-reservations.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { CountrySelect } from '../../core/fields/country-select.tsx'
import { issueTexts } from '../../core/forms/issue-texts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

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

/** Maps `company.name` of the answer to `name` of the form. */
const atField = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace(/^company\./, ''), text]))

/** Form of the company that is invoiced instead of the guest. */
export function CompanyForm({ reservation, onDone }: SectionProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const { id, updatedAt, company } = reservation
  const known = Object.entries(company ?? {}).map(([key, value]) => [key, value ?? ''])
  const form = useForm<Values>({
    initialValues: { ...empty, ...Object.fromEntries(known) },
    validate: (values) => {
      const result = reservationEdit.safeParse(bodyOf(values), { reportInput: true })
      return result.success ? {} : atField(issueTexts(fieldIssues(result.error.issues)))
    },
  })
  useUnsaved(form.isDirty())
  const save = async (body: { company: ReturnType<typeof bodyOf>['company'] | null }) => {
    if (!(await run(() => client.frontDesk.attempt.edit(id, body, { ifMatch: updatedAt })))) return
    showSuccess(t('reservations.saved'))
    onDone()
  }
  const field = (name: keyof Values) => ({
    label: t(`invoices.company.${name}`),
    ...form.getInputProps(name),
  })
  return (
    <form onSubmit={form.onSubmit((values) => save(bodyOf(values)))} noValidate>
      <Stack gap="sm">
        <TextInput {...field('name')} required data-autofocus />
        <TextInput {...field('street')} required />
        <Group grow align="start">
          <TextInput {...field('postal_code')} required />
          <TextInput {...field('city')} required />
        </Group>
        <CountrySelect {...field('country')} required />
        <Group grow align="start">
          <TextInput {...field('ico')} inputMode="numeric" />
          <TextInput {...field('dic')} inputMode="numeric" />
        </Group>
        <Group grow align="start">
          <TextInput {...field('ic_dph')} />
          <TextInput {...field('peppol_id')} placeholder="0245:2020202020" />
        </Group>
        <Text size="sm" c="dimmed">
          {t('invoices.company.late')}
        </Text>
        <ProblemNote problem={problem} />
        <Group grow>
          {company ? (
            <Button variant="default" loading={isBusy} onClick={() => void save({ company: null })}>
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
