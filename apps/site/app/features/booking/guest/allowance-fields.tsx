import { allowanceOf } from '@dvor/booking/money/recreation-allowance.ts'
import { CheckField, TextAreaField, TextField } from '@dvor/ui/field.tsx'
import type { AllowanceDraft } from '../flow/draft.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { changeDraft, readDraft, useDraft } from '../flow/use-draft.ts'
import type { Quoted } from '../flow/use-quote.ts'
import { useTexts } from '../flow/use-texts.ts'
import { AllowanceNote } from '../prices/allowance-note.tsx'
import type { ProblemAt } from './guest-fields.tsx'
import classes from './guest-fields.module.css'

interface AllowanceFieldsProps {
  flow: FlowData
  quote: Quoted
  problemAt: ProblemAt
}

/** The request for the recreation allowance with its sum; not offered for a stay that gives none. */
export function AllowanceFields({ flow, quote, problemAt }: AllowanceFieldsProps) {
  const texts = useTexts()
  const { wants_allowance, allowance } = useDraft('wants_allowance', 'allowance')
  const sum = quote.price && allowanceOf(quote.price, flow.settings.recreation_allowance_rules ?? [])
  if (!sum && !wants_allowance) return null
  const change = (part: Partial<AllowanceDraft>) => changeDraft({ allowance: { ...allowance, ...part } })
  const choose = (wantsAllowance: boolean) =>
    changeDraft({
      wants_allowance: wantsAllowance,
      allowance: { ...allowance, employee: allowance.employee || fullNameOf(readDraft().guest) },
    })
  return (
    <>
      <CheckField
        label={texts.guest.wantsAllowance}
        checked={wants_allowance}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {sum ? <AllowanceNote sum={sum} /> : <p>{texts.allowance.none}</p>}
      {wants_allowance && (
        <fieldset className={classes.company}>
          <legend>{texts.guest.allowanceLegend}</legend>
          <div className={classes.grid}>
            <TextField
              id="recreation_allowance-employee"
              label={texts.guest.employee}
              autoComplete="name"
              maxLength={100}
              required
              value={allowance.employee}
              error={problemAt('recreation_allowance.employee')}
              onChange={(event) => change({ employee: event.currentTarget.value })}
            />
            <TextAreaField
              id="recreation_allowance-participants"
              label={texts.guest.participants}
              optionalText={texts.guest.optional}
              help={texts.guest.participantsHelp}
              maxLength={2000}
              rows={3}
              value={allowance.participants}
              error={problemAt('recreation_allowance.participants')}
              onChange={(event) => change({ participants: event.currentTarget.value })}
            />
          </div>
        </fieldset>
      )}
    </>
  )
}

const fullNameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim()
