import { formatMoney } from '@dvor/format/money.ts'
import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centsToForm } from '../../core/fields/kinds/cents.tsx'
import { frameOf } from '../../core/fields/input-frame.ts'
import type { InputProps } from '../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../core/records/records.ts'
import { couponValue } from './coupon-value.ts'

/** Input of a coupon's value: percent, or euros where the coupon is for an amount. */
export function CouponValueInput(props: InputProps) {
  const kind = props.values['kind']
  const isAmount = kind === 'amount'
  const [typed, setTyped] = useState(() => textOf(props.value, isAmount))
  const change = (text: string) => props.onChange(couponValue(text, isAmount))
  const before = useRef(kind)
  const changeAgain = useEffectEvent(() => {
    if (before.current === kind) return
    before.current = kind
    change(typed)
  })
  useEffect(() => changeAgain(), [kind])
  return (
    <TextInput
      {...frameOf(props)}
      inputMode="decimal"
      rightSection={isAmount ? '€' : '%'}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        change(event.currentTarget.value)
      }}
    />
  )
}

function textOf(value: unknown, isAmount: boolean): string {
  if (typeof value !== 'number') return ''
  return isAmount ? centsToForm(value) : String(value)
}

/** `10 %` or `50,00 €`. */
export function CouponValueCell({ record }: { record: AnyRecord }) {
  const { kind, value } = record
  if (typeof value !== 'number') return null
  return <span>{kind === 'amount' ? formatMoney(value) : `${value}\u00A0%`}</span>
}

/** Number of uses, with the limit where there is one. */
export function CouponUsesCell({ record }: { record: AnyRecord }) {
  const { t } = useTranslation()
  const { used_count: used, max_uses: most } = record
  return (
    <span>{typeof most === 'number' ? t('coupons.usesOf', { used: Number(used), most }) : String(used)}</span>
  )
}
