import { capital } from '@dvor/format/capital.ts'
import type { Texts } from '../texts.ts'

const cancellation: Texts['termsWords']['cancellation'] = ({ from, until, fee, percent }) => {
  const span = [from && `from ${from}`, until && `until ${until} inclusive`].filter(Boolean).join(' ')
  const when = capital(span || 'at any time')
  if (!fee) return `${when} you can cancel free of charge and get back all that you have paid.`
  if (percent < 100) return `${when} cancelling costs ${fee} (${percent}% of the price without the stay tax).`
  const late = until === null ? ', or if you do not come,' : ''
  return `${when}, if you cancel${late} the whole price without the stay tax, ${fee}, is kept.`
}

export const termsWords: Texts['termsWords'] = {
  deposit: (money) => `${money} on arrival, returned on departure`,
  plan: {
    free: (day) => `everything back until ${day}`,
    fee: 'cancelling costs a fee',
    none: 'non-refundable',
    cheaper: (money) => `${money} cheaper`,
    dearer: (money) => `${money} more`,
    included: (titles) => `included: ${titles}`,
    whole: 'paid in one sum with the order',
    deposit: (money) => `${money} with the order`,
    nothing: 'nothing to pay with the order',
  },
  cancellation,
}
