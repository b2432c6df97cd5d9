import { Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MoreSection } from './more-section.tsx'
import { AdjustmentFields } from '../agreed-price/adjustment-fields.tsx'
import { CustomLineFields } from '../agreed-price/custom-line-fields.tsx'
import { problemsOf } from '../agreed-price/draft.ts'
import type { Booking } from './use-booking.ts'

/** An agreed total, a discount and lines added by hand; the price beside follows once they are complete. */
export function AgreedFields({ booking: { draft, change, errors } }: { booking: Booking }) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: draft.agreed,
    validate: problemsOf,
    validateInputOnBlur: true,
    onValuesChange: (agreed) => change({ agreed }),
  })
  return (
    <MoreSection
      title={t('agreedPrice.title')}
      isFilled={draft.agreed.kind !== 'none' || draft.agreed.lines.length > 0 || Boolean(errors['agreed'])}
    >
      <Stack>
        <AdjustmentFields form={form} />
        <CustomLineFields form={form} />
        {errors['agreed'] ? (
          <Text c="barn" role="alert">
            {errors['agreed']}
          </Text>
        ) : null}
      </Stack>
    </MoreSection>
  )
}
