import { resources } from '@dvor/contract/collections/services/resources.ts'
import { resourceBases } from '@dvor/contract/services/resources.ts'
import { Input, NumberInput, Select, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { asText, type InputProps } from '../../core/fields/kind-view.ts'
import { numberToForm } from '../../core/fields/kinds/integer.tsx'
import { RowEditor } from '../../core/fields/row-editor.tsx'
import { useList } from '../../core/records/use-list.ts'
import { declaredText, localizedChoices } from '../../core/texts/declared.ts'

/** Editor of what a service needs: the resource, how many, and for whom. */
export function ResourceNeedsInput(props: InputProps) {
  const { t } = useTranslation()
  const { data } = useList(resources, { _sort: 'order:ASC', _limit: -1 })
  const allResources = data ?? []
  if (data?.length === 0) return <NoResources label={declaredText(props.field.label)} />
  return (
    <RowEditor
      {...props}
      empty={{ resource: '', quantity: 1, per: 'person' }}
      cells={(row, change) => (
        <>
          <Select
            label={t('slots.needs.resource')}
            allowDeselect={false}
            data={allResources.map(({ id, title, quantity }) => ({
              value: id,
              label: `${title} (${quantity})`,
            }))}
            value={asText(row['resource']) || null}
            onChange={(value) => change('resource', value)}
          />
          <NumberInput
            label={t('slots.needs.quantity')}
            allowDecimal={false}
            min={1}
            value={numberToForm(row['quantity'])}
            onChange={(value) => change('quantity', value)}
          />
          <Select
            label={t('slots.needs.per')}
            allowDeselect={false}
            data={localizedChoices(resourceBases).map(({ value, label }) => ({ value, label }))}
            value={asText(row['per'])}
            onChange={(value) => change('per', value)}
          />
        </>
      )}
    />
  )
}

/** Leads to the first resource, because a row without one cannot be kept. */
function NoResources({ label }: { label: string }) {
  const { t } = useTranslation()
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Text size="sm">
        {t('slots.needs.none')}{' '}
        <ScreenLink to={`${resources.adminPath}/add`}>{t('slots.needs.add')}</ScreenLink>
      </Text>
    </Input.Wrapper>
  )
}
