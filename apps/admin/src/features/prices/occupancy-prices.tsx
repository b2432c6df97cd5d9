import { persons } from '@dvor/format/plurals.ts'
import { Table, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centsFromForm, centsToForm } from '../../core/fields/kinds/cents.tsx'
import classes from './occupancy-prices.module.css'

/** A price by persons: cents, null where the usual price holds, or text that is no amount yet. */
export type TypedPrice = number | string | null

export const pricesOf = (value: unknown): readonly TypedPrice[] =>
  Array.isArray(value) ? (value as TypedPrice[]) : []

interface Props {
  label: string
  /** Persons in the base price. */
  capacity: number
  /** Cents for any number of persons; null while it is not typed. */
  usual: number | null
  prices: readonly TypedPrice[]
  disabled?: boolean
  onChange: (prices: TypedPrice[]) => void
}

/** Table of a night's price by the number of persons; warns where more persons cost less. */
export function OccupancyPrices({ label, capacity, usual, prices, disabled, onChange }: Props) {
  const { t } = useTranslation()
  const rows = Array.from({ length: Math.max(capacity, prices.length) }, (_, index) => index)
  const falling = fallingAt(rows.map((index) => prices[index] ?? usual))
  const change = (at: number, price: TypedPrice) =>
    onChange(withoutEnd(rows.map((index) => (index === at ? price : (prices[index] ?? null)))))
  return (
    <>
      <Table className={classes.table} aria-label={label} verticalSpacing={4}>
        <Table.Tbody>
          {rows.map((index) => (
            <Table.Tr key={index}>
              <Table.Th scope="row">{persons(index + 1)}</Table.Th>
              <Table.Td>
                <PriceCell
                  label={persons(index + 1)}
                  price={prices[index] ?? null}
                  usual={usual}
                  disabled={disabled}
                  onChange={(price) => change(index, price)}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {falling.map((count) => (
        <Text key={count} component="output" size="sm" c="barn" className={classes.warning}>
          {t('seasons.occupancy.falls', { more: persons(count), fewer: persons(count - 1) })}
        </Text>
      ))}
    </>
  )
}

/** Numbers of persons that pay less than one person fewer. @param prices cents for one person, for two and so on */
function fallingAt(prices: readonly unknown[]): number[] {
  return prices.flatMap((price, index) => {
    const before = prices[index - 1]
    return typeof price === 'number' && typeof before === 'number' && price < before ? [index + 1] : []
  })
}

/** The list without empty prices at its end. */
function withoutEnd(prices: readonly TypedPrice[]): TypedPrice[] {
  return prices.slice(0, prices.findLastIndex((price) => price !== null) + 1)
}

const inWords = (price: TypedPrice): string => (typeof price === 'string' ? price : centsToForm(price))

interface CellProps {
  label: string
  price: TypedPrice
  usual: number | null
  disabled: boolean | undefined
  onChange: (price: TypedPrice) => void
}

function PriceCell({ label, price, usual, disabled, onChange }: CellProps) {
  const [typed, setTyped] = useState(() => inWords(price))
  // The text as it is typed, unless the value was changed elsewhere (a discarded draft).
  const text = centsFromForm(typed) === price ? typed : inWords(price)
  return (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      rightSection="€"
      placeholder={centsToForm(usual)}
      disabled={disabled}
      value={text}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(centsFromForm(event.currentTarget.value) as TypedPrice)
      }}
      onBlur={() => setTyped(inWords(price))}
    />
  )
}
