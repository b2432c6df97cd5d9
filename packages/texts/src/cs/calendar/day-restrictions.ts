import type { Texts } from '../../texts.ts'

export const dayRestrictionWords: Texts['dayRestrictionWords'] = {
  taken: () => 'Tato noc je už obsazená.',
  only_package: ({ title }) => `Na tyto noci prodáváme jen balíček „${title}“.`,
  not_offered: () => 'Přes web teď rezervovat nejde.',
  too_late: () => 'Na tento den už je přes web pozdě, zavolejte nám.',
  too_far: () => 'Takhle daleko dopředu zatím rezervace nepřijímáme.',
  arrival_closed: () => 'V tento den k nám přijet nejde, vyberte jiný den příjezdu.',
  arrival_weekday: () => 'V tento den v týdnu tu pobyt nezačíná.',
  min_nights: ({ nights }) => `Pobyt je tu nejméně na ${nights} a tolik jich odtud volných není.`,
  no_end: () => 'Pobyt od tohoto dne by neměl kdy skončit, vyberte jiný den příjezdu.',
  departure_closed: () => 'V tento den odjet nejde, vyberte jiný den odjezdu.',
  departure_weekday: () => 'V tento den v týdnu tu pobyt nekončí.',
  before_arrival: () => 'Odjezd musí být později než příjezd.',
  max_nights: ({ nights }) => `Pobyt od vybraného dne je nejvýše na ${nights}.`,
  from_arrival: ({ nights }) => `Pobyt od vybraného dne je nejméně na ${nights}.`,
}
