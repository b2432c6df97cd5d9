import { capital } from '@dvor/format/capital.ts'
import type { Texts } from '../texts.ts'

const cancellation: Texts['termsWords']['cancellation'] = ({ from, until, fee, percent }) => {
  const span = [from && `od ${from}`, until && `do ${until} včetně`].filter(Boolean).join(' ')
  const when = capital(span || 'kdykoli')
  if (!fee) return `${when} zrušíte rezervaci zdarma a vrátíme vám všechno, co jste zaplatili.`
  if (percent < 100) return `${when} činí storno poplatek ${fee} (${percent} % z ceny bez daně z ubytování).`
  const late = until === null ? ' nebo nedojezdu' : ''
  return `${when} při zrušení${late} propadá celá cena bez daně z ubytování, ${fee}.`
}

export const termsWords: Texts['termsWords'] = {
  deposit: (money) => `${money} při příjezdu, vrátíme ji při odjezdu`,
  plan: {
    free: (day) => `vrátíme všechno do ${day}`,
    fee: 'zrušení za storno poplatek',
    none: 'bez možnosti vrácení',
    cheaper: (money) => `o ${money} levněji`,
    dearer: (money) => `o ${money} dráž`,
    included: (titles) => `v ceně: ${titles}`,
    whole: 'platí se najednou při objednávce',
    deposit: (money) => `při objednávce ${money}`,
    nothing: 'při objednávce neplatíte nic',
  },
  cancellation,
}
