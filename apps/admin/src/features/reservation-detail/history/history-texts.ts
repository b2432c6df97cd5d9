/** Texts of the history of a reservation. */
export const history = {
  noStay: 'bez pobytu',
  priceChange: 'Cena {{change}}',
  priceByList: 'podľa cenníka',
  serviceAt: '{{title}}, {{day}} o {{time}}, {{persons}}',
  notify: 'Oznámiť hosťovi',
  notified: 'Hosť má o zmene e-mail. Ak ho treba poslať znova, nájdete ho v správach.',
  nothingToTell: 'O tejto zmene sa hosťovi nepíše.',
  nothing: 'nič',
  data: 'údaje',
  quoted: '„{{text}}“',
} as const
