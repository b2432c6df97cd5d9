import { taxRateOn } from '@dvor/booking/pricing/stay-tax.ts'
import { SelectField } from '@dvor/ui/field.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'

/** Number of persons with a card of a severe disability, where the municipality does not tax them. */
export function TaxExemptionField({ flow: { search, rooms, settings } }: { flow: FlowData }) {
  const texts = useTexts()
  const { exempt_persons } = useDraft('exempt_persons')
  const terms = search.from ? taxRateOn(settings.stay_tax_rates ?? [], search.from) : null
  if (!terms || terms.amount === 0 || !terms.exemptions.includes('disability')) return null
  const persons = rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0)
  return (
    <SelectField
      label={texts.guest.exempt}
      optionalText={texts.guest.optional}
      help={texts.guest.exemptHelp}
      value={String(exempt_persons)}
      onChange={(event) => changeDraft({ exempt_persons: Number(event.currentTarget.value) })}
    >
      {Array.from({ length: persons + 1 }, (_, count) => (
        <option key={count} value={count}>
          {count === 0 ? texts.guest.exemptNobody : count}
        </option>
      ))}
    </SelectField>
  )
}
