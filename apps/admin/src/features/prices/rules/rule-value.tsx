import { priceRuleEffects } from '@dvor/contract/pricing/price-rules.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { formatNumber, formatPercent } from '@dvor/format/numbers.ts'
import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { localizedChoices } from '../../../core/texts/declared.ts'
import { centsToForm } from '../../../core/fields/kinds/cents.tsx'
import { frameOf } from '../../../core/fields/input-frame.ts'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../../core/records/records.ts'
import { ruleNumber } from './rule-number.ts'

/** Input of a rule's value: percent, or euros where the effect is an amount. */
export function RuleValueInput(props: InputProps) {
  const { effect } = props.values
  const isPercent = effect === 'percent'
  const [typed, setTyped] = useState(() => textOf(props.value, isPercent))
  const change = (text: string) => props.onChange(ruleNumber(text, isPercent))
  const before = useRef(isPercent)
  const changeAgain = useEffectEvent(() => {
    if (before.current === isPercent) return
    before.current = isPercent
    change(typed)
  })
  useEffect(() => changeAgain(), [isPercent])
  return (
    <TextInput
      {...frameOf(props)}
      inputMode="decimal"
      rightSection={isPercent ? '%' : '€'}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        change(event.currentTarget.value)
      }}
    />
  )
}

function textOf(value: unknown, isPercent: boolean): string {
  if (typeof value !== 'number') return ''
  return isPercent ? formatNumber(value / 100) : centsToForm(value)
}

/** `−10 %` or `+5,00 €, suma za noc`. */
export function RuleValueCell({ record }: { record: AnyRecord }) {
  const { effect, direction, value } = record
  if (typeof value !== 'number' || value === 0 || effect === 'none') return null
  const sign = direction === 'discount' ? '−' : '+'
  if (effect === 'percent') return <span>{`${sign}${formatPercent(value / 100, undefined, 2)}`}</span>
  const name = localizedChoices(priceRuleEffects).find((choice) => choice.value === effect)?.label ?? ''
  return <span>{`${sign}${formatMoney(value)} · ${name.toLowerCase()}`}</span>
}
