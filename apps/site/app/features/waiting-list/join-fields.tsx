import { CheckField, SelectField } from '@dvor/ui/field.tsx'
import { waitingWords } from '@dvor/texts/areas.ts'
import { FormSection } from '../../core/forms/form-card.tsx'
import { ContactFields } from '../../core/forms/contact-fields.tsx'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { DayFields } from '../calendar/sheet/day-fields.tsx'
import { formFieldId, useFormField } from '../enquiry/form-field.ts'
import type { JoinData } from './load-join.ts'
import { PartyFields } from './party-fields.tsx'
import type { JoinAnswer } from './send-join.ts'
import classes from './waiting-list.module.css'

/** Days by which the stay may move, in the order of the words. */
const flexibilities = [0, 1, 2, 3, 7] as const

export interface JoinFieldsProps {
  data: JoinData
  answer: JoinAnswer | undefined
}

/** Begins the ids of the form's fields. */
export const joinId = 'poradovnik'

/** Returns the attributes of a field. */
export const useJoinField = ({ data, answer }: JoinFieldsProps) =>
  useFormField({ id: joinId, words: useWords(waitingWords), answer, values: data.values })

const loadSheet = () => import('./waiting-sheet.tsx').then(({ WaitingSheet }) => WaitingSheet)

/** Days and guests. */
export function StayFields(props: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  const field = useJoinField(props)
  return (
    <FormSection title={join.stay}>
      <DayFields
        fields={[
          { ...field('arrival'), required: true },
          { ...field('departure'), required: true },
        ]}
        first={props.data.today}
        least={1}
        label={join.openSheet}
        load={loadSheet}
      />
      <SelectField {...field('flexibility')}>
        {flexibilities.map((days, index) => (
          <option key={days} value={days}>
            {join.flexible[index]}
          </option>
        ))}
      </SelectField>
      <PartyFields field={field} />
    </FormSection>
  )
}

/** Units and rate plan, where there is a choice. */
export function RoomFields(props: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  const { units, plans } = props.data
  if (units.length < 2 && plans.length < 2) return null
  return (
    <FormSection title={join.unitsTitle} text={join.unitsText}>
      {units.length > 1 && <UnitFields {...props} />}
      {plans.length > 1 && <PlanField {...props} />}
    </FormSection>
  )
}

function UnitFields({ data, answer }: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  const { id, error, defaultValue = '' } = useJoinField({ data, answer })('units')
  const ids = new Set(defaultValue.split(','))
  return (
    <details className={classes.units} open={defaultValue !== '' || Boolean(error)}>
      <summary id={id}>{join.chooseUnits}</summary>
      {error && <p className="ui-field__error">{error}</p>}
      <div className={classes.unitList}>
        {data.units.map((unit) => (
          <CheckField
            key={unit.id}
            id={formFieldId(joinId, unit.id)}
            name="units"
            value={unit.id}
            label={<OwnersText>{unit.title}</OwnersText>}
            defaultChecked={ids.has(unit.id)}
          />
        ))}
      </div>
    </details>
  )
}

function PlanField(props: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  const field = useJoinField(props)
  return (
    <SelectField {...field('rate_plan')} help={join.planHelp}>
      <option value="">{join.anyPlan}</option>
      {props.data.plans.map(({ id, title }) => (
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
  return (
    <FormSection title={join.you}>
      <ContactFields field={useJoinField(props)} isPhoneOptional />
    </FormSection>
  )
}
