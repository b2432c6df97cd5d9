import { ActionIcon, Button, Input, NumberInput, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useVatKinds } from '../../core/property/use-vat-kinds.ts'
import { localizedChoices } from '../../core/texts/declared.ts'
import classes from './agreed-price.module.css'
import { newLine, type DraftForm } from './draft.ts'

interface Props {
  form: DraftForm
}

/** Lines that the owner adds to a price by hand. */
export function CustomLineFields({ form }: Props) {
  const { t } = useTranslation()
  return (
    <Input.Wrapper label={t('agreedPrice.lines')} description={t('agreedPrice.linesHint')} labelElement="div">
      <div className={classes.lines}>
        {form.values.lines.map(({ key }, index) => (
          <LineFields key={key} form={form} index={index} />
        ))}
        <Button
          variant="light"
          size="xs"
          w="fit-content"
          leftSection={<IconPlus size={15} />}
          onClick={() => form.insertListItem('lines', newLine())}
        >
          {t('agreedPrice.addLine')}
        </Button>
      </div>
    </Input.Wrapper>
  )
}

function LineFields({ form, index }: Props & { index: number }) {
  const { t } = useTranslation()
  const kinds = localizedChoices(useVatKinds())
  const input = (field: string) => form.getInputProps(`lines.${index}.${field}`)
  return (
    <div className={classes.line}>
      <TextInput className={classes.what} label={t('agreedPrice.what')} maxLength={120} {...input('label')} />
      <NumberInput
        label={t('agreedPrice.quantity')}
        min={1}
        max={999}
        allowDecimal={false}
        {...input('quantity')}
      />
      <TextInput label={t('agreedPrice.unitPrice')} rightSection="€" {...input('unit_price')} />
      <Select label={t('agreedPrice.vatKind')} data={kinds} allowDeselect={false} {...input('vat_kind')} />
      <ActionIcon
        variant="subtle"
        color="barn"
        size="lg"
        aria-label={t('agreedPrice.removeLine', { place: index + 1 })}
        onClick={() => form.removeListItem('lines', index)}
      >
        <IconTrash size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  )
}
