import { capital } from '@dvor/format/capital.ts'

/** Days from and until which a rule of cancelling applies, written out; null where it is open on that side. */
interface Cancellation {
  from: string | null
  until: string | null
  /** Money, written out; null where it costs nothing. */
  fee: string | null
  percent: number
}

function cancellation({ from, until, fee, percent }: Cancellation): string {
  const when =
    [from && `od ${from}`, until && `do ${until} vrátane`].filter(Boolean).join(' ') || 'kedykoľvek'
  if (!fee) return `${capital(when)} zrušíte rezerváciu bezplatne a vrátime vám všetko, čo ste zaplatili.`
  if (percent < 100)
    return `${capital(when)} je storno poplatok ${fee} (${percent} % z ceny bez dane za ubytovanie).`
  const late = until === null ? ' alebo keď neprídete,' : ''
  return `${capital(when)} pri zrušení${late} prepadá celá cena bez dane za ubytovanie, ${fee}.`
}

/** Terms of a stay: security deposit, rate plans, cancelling. Money and days come written out. */
export const termsWords = {
  deposit: (money: string) => `${money} pri príchode, vrátime ju pri odchode`,
  plan: {
    free: (day: string) => `vrátime všetko do ${day}`,
    fee: 'zrušenie za storno poplatok',
    none: 'nevratné',
    cheaper: (money: string) => `o ${money} lacnejšie`,
    dearer: (money: string) => `o ${money} drahšie`,
    included: (titles: string) => `v cene: ${titles}`,
    whole: 'platí sa naraz pri objednávke',
    deposit: (money: string) => `pri objednávke ${money}`,
    nothing: 'pri objednávke neplatíte nič',
  },
  cancellation,
}
