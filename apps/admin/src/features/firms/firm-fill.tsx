import type { Firm } from '@dvor/contract/money/firms.ts'
import { firmNumber } from '@dvor/contract/money/firms.ts'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'

/** Values of a form that a firm fills in. */
export type FirmValues = Record<
  'name' | 'street' | 'postal_code' | 'city' | 'country' | 'dic' | 'ic_dph',
  string
>

interface Props {
  ico: string
  values: FirmValues
  onFill: (values: FirmValues) => void
}

/** What is known of the firm; null for a wrong number, an unknown firm, or no connection. */
function useFirm(ico: string): Firm | null {
  const number = firmNumber.safeParse({ ico })
  const { data } = useQuery({
    queryKey: ['firms', number.data?.ico ?? ''],
    enabled: number.success && /^\d{8}$/.test(number.data.ico),
    retry: false,
    queryFn: async () => {
      const answer = await client.firms.attempt.find(number.data?.ico ?? '')
      return answer.ok ? answer.value : null
    },
  })
  return data ?? null
}

const valuesOf = ({ name, street, postal_code, city, country, dic, ic_dph }: Firm): FirmValues => ({
  name,
  street: street ?? '',
  postal_code: postal_code ?? '',
  city: city ?? '',
  country,
  dic: dic ?? '',
  ic_dph: ic_dph ?? '',
})

/** Fills name and address of a firm in by its number: at once into an empty form, else after a press. */
export function FirmFill({ ico, values, onFill }: Props) {
  const { t } = useTranslation()
  const firm = useFirm(ico)
  const known = firm && valuesOf(firm)
  const isEmpty = !values.name.trim() && !values.street.trim()
  const fill = useEffectEvent(() => {
    if (known && isEmpty) onFill(known)
  })
  useEffect(() => fill(), [firm])
  if (!firm || !known) return null
  const isFilled = known.name === values.name && known.street === values.street
  if (isFilled)
    return (
      <Text size="sm" c="dimmed" component="output">
        {t('firms.filled', { source: t(`firms.${firm.source}`) })}
      </Text>
    )
  const text = [known.name, known.street, known.city].filter(Boolean).join(', ')
  return (
    <Button size="xs" variant="light" w="fit-content" onClick={() => onFill(known)}>
      {t('firms.fill', { firm: text })}
    </Button>
  )
}
