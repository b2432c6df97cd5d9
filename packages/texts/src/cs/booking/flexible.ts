import type { Texts } from '../../texts.ts'

export const flexibleWords: Texts['flexibleWords'] = {
  heading: 'Můžete přijet i jindy?',
  text: 'Celá cena pobytu pro vás všechny, od nejlevnějšího.',
  nearby: 'O pár dní dřív nebo později',
  weekends: (month) => `Víkendy, ${month}`,
  comingWeekends: 'Nejbližší víkendy',
  later: (days, amount) => `O ${days} později ušetříte ${amount}.`,
  earlier: (days, amount) => `O ${days} dřív ušetříte ${amount}.`,
  less: (amount) => `o ${amount} méně`,
  loading: 'Porovnávám ceny v jiných dnech',
  none: 'V těchto dnech už nemáme volný pokoj pro vás všechny.',
  failed: 'Ceny v jiných dnech se nepodařilo načíst.',
  retry: 'Zkusit znovu',
}
