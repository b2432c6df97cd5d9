import { maxAdults } from '@dvor/contract/values/party-limits.ts'
import { addDays } from '@dvor/format/days.ts'
import { CheckField, SelectField, TextField } from '@dvor/ui/field.tsx'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { fieldText } from '../../core/forms/problem-text.ts'
import type { JoinData } from './load-join.ts'
import type { JoinAnswer } from './send-join.ts'
import { flexibilities, waitingWords } from './waiting-words.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './waiting-list.module.css'

export interface JoinFieldsProps {
  data: JoinData
  answer: JoinAnswer | undefined
}

export const joinFieldId = (name: string): string => `poradovnik-${name}`

/** Returns label, value and error of a field. */
export function useJoinField({ data, answer }: JoinFieldsProps) {
  const { labels, wrong } = useWords(waitingWords)
  const language = useLanguage()
  const values = answer?.values ?? data.values
  const errorOf = (name: string) => {
    const issue = answer?.issues.find(({ path }) => path === name)
    if (!issue) return undefined
    const own: Readonly<Record<string, string>> = wrong
    return own[name] ?? fieldText({ ...issue, ...(values[name] === '' && { code: 'required' }) }, language)
  }
  return (name: keyof typeof labels) => ({
    id: joinFieldId(name),
    name,
    label: labels[name],
    defaultValue: values[name],
    error: errorOf(name),
  })
}

/** Days, guests and units. */
export function StayFields(props: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  const field = useJoinField(props)
  const { today } = props.data
  return (
    <fieldset className={formClasses.fields}>
      <legend>{join.stay}</legend>
      <div className={formClasses.pair}>
        <TextField {...field('arrival')} type="date" min={today} required />
        <TextField {...field('departure')} type="date" min={addDays(today, 1)} required />
      </div>
      <SelectField {...field('flexibility')}>
        {flexibilities.map((days, index) => (
          <option key={days} value={days}>
            {join.flexible[index]}
          </option>
        ))}
      </SelectField>
      <div className={formClasses.pair}>
        <TextField {...field('adults')} type="number" min={1} max={maxAdults} required />
        <TextField
          {...field('children_ages')}
          inputMode="text"
          maxLength={60}
          help={join.agesHelp}
          optionalText={join.optional}
        />
      </div>
      <UnitFields {...props} />
      <PlanField {...props} />
    </fieldset>
  )
}

function UnitFields({ data, answer }: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  const field = useJoinField({ data, answer })
  const chosen = new Set((answer?.values ?? data.values)['units']?.split(','))
  const { error } = field('units')
  if (data.units.length < 2) return null
  return (
    <details className={classes.units} open={chosen.size > 1 || !chosen.has('') || Boolean(error)}>
      <summary id={joinFieldId('units')}>{join.unitsTitle}</summary>
      <p>{join.unitsText}</p>
      {error && <p className={formClasses.error}>{error}</p>}
      <div className={classes.unitList}>
        {data.units.map(({ id, title }) => (
          <CheckField
            key={id}
            id={joinFieldId(id)}
            name="units"
            value={id}
            label={<OwnersText>{title}</OwnersText>}
            defaultChecked={chosen.has(id)}
          />
        ))}
      </div>
    </details>
  )
}

/** The rate plan that the guest prefers, where there is a choice. */
function PlanField(props: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  const field = useJoinField(props)
  const { plans } = props.data
  if (plans.length < 2) return null
  return (
    <SelectField {...field('rate_plan')} help={join.planHelp}>
      <option value="">{join.anyPlan}</option>
      {plans.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

/** Name and contact. */
export function GuestFields(props: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  const field = useJoinField(props)
  return (
    <fieldset className={formClasses.fields}>
      <legend>{join.you}</legend>
      <div className={formClasses.pair}>
        <TextField {...field('first_name')} autoComplete="given-name" maxLength={100} required />
        <TextField {...field('last_name')} autoComplete="family-name" maxLength={100} required />
      </div>
      <div className={formClasses.pair}>
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          optionalText={join.optional}
        />
      </div>
    </fieldset>
  )
}
