import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { Input, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../../core/texts/declared.ts'
import { fieldTexts } from '../../core/fields/input-frame.ts'
import type { InputProps } from '../../core/fields/kind-view.ts'
import { centsFromForm } from '../../core/fields/kinds/cents.tsx'
import { relatedId } from '../../core/fields/kinds/relation.tsx'
import { useRecord } from '../../core/records/use-record.ts'
import { OccupancyPrices, pricesOf } from './occupancy-prices.tsx'

/** Prices of a unit by persons, where its price depends on their number. */
export function UnitOccupancyPrices(props: InputProps) {
  const { price_basis, capacity, base_price } = props.values
  if (price_basis !== 'occupancy') return null
  return <PricesField {...props} capacity={typeof capacity === 'number' ? capacity : 0} price={base_price} />
}

/** Prices of a season by persons, where the price of its unit depends on their number. */
export function SeasonOccupancyPrices(props: InputProps) {
  const unit = relatedId(props.values['accommodation_unit'])
  return unit ? <PricesOfSeason {...props} unit={unit} /> : null
}

function PricesOfSeason({ unit: id, ...props }: InputProps & { unit: string }) {
  const { data: unit } = useRecord(accommodationUnits, id)
  if (unit?.price_basis !== 'occupancy') return null
  return <PricesField {...props} capacity={unit.capacity} price={props.values['price']} />
}

interface FieldProps extends InputProps {
  capacity: number
  /** The price for any number of persons, as typed. */
  price: unknown
}

function PricesField({ field, value, onChange, error, disabled, capacity, price }: FieldProps) {
  const { t } = useTranslation()
  const usual = centsFromForm(price)
  return (
    <Input.Wrapper {...fieldTexts(field)} error={error} labelElement="div">
      {capacity > 0 ? (
        <OccupancyPrices
          label={declaredText(field.label)}
          capacity={capacity}
          usual={typeof usual === 'number' ? usual : null}
          prices={pricesOf(value)}
          disabled={disabled}
          onChange={onChange}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('seasons.occupancy.waiting')}
        </Text>
      )}
    </Input.Wrapper>
  )
}
