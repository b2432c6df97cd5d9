import { TextField } from '@dvor/ui/field.tsx'
import type { AddressDraft } from '../flow/draft.ts'
import type { ProblemAt } from './guest-fields.tsx'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './guest-fields.module.css'

/** Fields of the guest's home, for a document to the guest's own name. */
export function AddressFields({ problemAt }: { problemAt: ProblemAt }) {
  const texts = useTexts()
  const { address } = useDraft('address')
  const field = (name: keyof AddressDraft) => ({
    id: `guest_address-${name}`,
    name: `guest-${name}`,
    label: texts.guest[name],
    value: address[name],
    error: problemAt(`guest_address.${name}`),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      changeDraft({ address: { ...address, [name]: event.currentTarget.value } }),
  })
  return (
    <fieldset className={classes.company}>
      <legend>{texts.guest.addressLegend}</legend>
      <div className={classes.grid}>
        <TextField {...field('street')} autoComplete="street-address" required />
        <TextField {...field('city')} autoComplete="address-level2" required />
        <TextField {...field('postal_code')} autoComplete="postal-code" required />
      </div>
    </fieldset>
  )
}
