/** Words of the stays on other days. */
export const flexibleWords = {
  heading: 'Ste pružní s termínom?',
  text: 'Celá cena pobytu pre vás všetkých, od najlacnejšieho.',
  nearby: 'O pár dní skôr či neskôr',
  weekends: (month: string) => `Víkendy, ${month}`,
  comingWeekends: 'Najbližšie víkendy',
  later: (days: string, amount: string) => `O ${days} neskôr ušetríte ${amount}.`,
  earlier: (days: string, amount: string) => `O ${days} skôr ušetríte ${amount}.`,
  less: (amount: string) => `o ${amount} menej`,
  loading: 'Porovnávam ceny v iných dňoch',
  none: 'V týchto dňoch už nemáme voľnú izbu pre vás všetkých.',
  failed: 'Ceny v iných dňoch sa nepodarilo načítať.',
  retry: 'Skúsiť znova',
}
