import { nights } from '@dvor/format/plurals.ts'
import { Input, NativeSelect, NumberInput, SegmentedControl, Switch, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { WeekdayChips } from '../../../core/fields/weekday-chips.tsx'
import { effectOf, priceKinds, type ClosureChoice, type Draft, type PriceKind } from '../model/draft.ts'
import classes from './panel.module.css'
import { PersonsNote, type ExampleNight } from './persons-note.tsx'

interface Props {
  draft: Draft
  /** A selected night with prices by the number of persons; absent where there is none. */
  example: ExampleNight | undefined
  /** Whether the prices are of a rate plan; otherwise base prices. */
  isPlan: boolean
  onChange: (part: Partial<Draft>) => void
}

const offeredNights = [...Array.from({ length: 14 }, (_, index) => index + 1), 21, 28, 30, 60, 90]

/** The changes of the selected days. */
export function DraftFields({ draft, example, isPlan, onChange }: Props) {
  const { t } = useTranslation()
  const limits = [
    { value: 'keep', label: t('priceCalendar.panel.keep') },
    { value: 'usual', label: t(isPlan ? 'priceCalendar.plan.usual' : 'priceCalendar.panel.usual') },
    ...offeredNights.map((count) => ({ value: String(count), label: nights(count) })),
  ]
  const closures: { value: ClosureChoice; label: string }[] = [
    { value: 'keep', label: t('priceCalendar.panel.keep') },
    { value: 'close', label: t('priceCalendar.panel.close') },
    { value: 'open', label: t('priceCalendar.panel.open') },
  ]
  return (
    <div className={classes.fields}>
      <PriceFields draft={draft} example={example} isPlan={isPlan} onChange={onChange} />
      {(['min', 'max'] as const).map((key) => (
        <NativeSelect
          key={key}
          label={t(`priceCalendar.panel.${key}`)}
          data={limits}
          value={draft[key]}
          onChange={(event) => onChange({ [key]: event.currentTarget.value })}
        />
      ))}
      {(['arrival', 'departure'] as const).map((key) => (
        <NativeSelect
          key={key}
          label={t(`priceCalendar.panel.${key}`)}
          data={closures}
          value={draft[key]}
          onChange={(event) => onChange({ [key]: event.currentTarget.value })}
        />
      ))}
      {isPlan ? (
        <Text className={classes.wide} size="sm" c="dimmed">
          {t('priceCalendar.plan.closures')}
        </Text>
      ) : null}
      <WeekdayChips
        className={classes.wide}
        label={t('priceCalendar.panel.weekdays')}
        help={t('priceCalendar.panel.weekdaysHint')}
        chosen={draft.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
      />
    </div>
  )
}

function PriceFields({ draft, example, isPlan, onChange }: Props) {
  const { t } = useTranslation()
  const { price: kind } = draft
  return (
    <>
      <PriceKindChoice draft={draft} isPlan={isPlan} onChange={onChange} />
      {kind === 'keep' || kind === 'clear' ? null : (
        <>
          <NumberInput
            className={classes.wide}
            label={t(`priceCalendar.panel.${kind}`)}
            suffix={kind === 'percent' ? ' %' : ' €'}
            allowNegative={kind !== 'fixed'}
            decimalScale={2}
            decimalSeparator=","
            value={draft.value}
            onChange={(value) => onChange({ value })}
          />
          {kind === 'percent' ? (
            <Switch
              className={classes.wide}
              label={t('priceCalendar.panel.wholeEuros')}
              checked={draft.wholeEuros}
              onChange={(event) => onChange({ wholeEuros: event.currentTarget.checked })}
            />
          ) : null}
          <TextInput
            className={classes.wide}
            label={t('priceCalendar.panel.name')}
            description={t('priceCalendar.panel.nameHint')}
            maxLength={200}
            value={draft.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          {example ? <PersonsNote night={example} kind={kind} effect={effectOf(draft) ?? null} /> : null}
        </>
      )}
    </>
  )
}

/** The kind of the price: unchanged, a new one, a change, or that of the season. */
function PriceKindChoice({ draft, isPlan, onChange }: Omit<Props, 'example'>) {
  const { t } = useTranslation()
  const choose = (value: string) => {
    const price = priceKinds.find((one) => one === value)
    if (price) onChange({ price, value: '' })
  }
  const labelOf = (kind: PriceKind) =>
    t(isPlan && kind === 'clear' ? 'priceCalendar.plan.clear' : `priceCalendar.panel.kinds.${kind}`)
  return (
    <Input.Wrapper className={classes.wide} label={t('priceCalendar.panel.price')} labelElement="div">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('priceCalendar.panel.price')}
        data={priceKinds.map((value) => ({ value, label: labelOf(value) }))}
        value={draft.price}
        onChange={choose}
      />
    </Input.Wrapper>
  )
}
