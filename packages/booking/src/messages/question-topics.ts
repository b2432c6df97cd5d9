import { questionTopic, type QuestionTopic } from '@dvor/contract/messages/letters.ts'

/**
 * Beginnings of words, without accents, by which Slovak, Czech and English guests ask about a topic; with a full stop
 * behind it whole words.
 */
const stems: Readonly<Record<QuestionTopic, string>> = {
  arrival:
    'prich prist. prijd prijed pride. pridem prides check-in checkin ubytov arriv late. neskor pozde kluc klic key.',
  departure: 'odchod odchad odjazd odjezd odist. odejit. odid check-out checkout depart leav uvoln',
  address:
    'adres address navig cestu. cesty. trefi najst. najit. find. direction gps. map. mapa. mapu. kde. where.',
  parking: 'park zapark auto. auta. autom. car. cars. garaz garag nabija charg',
  meals:
    'ranaj snidan veceri vecera. vecere. vecerou obed. obedy. jedlo jidlo strav polpenz breakf dinner. lunch. meal food. vegan vegetar lepk lepek gluten',
  pets: 'pes. psa. psik psom. psem. pejs zviera zvire maznac mazlic mack. macku. kocku. dog. dogs. pet. pets. cat. cats. animal',
  wifi: 'wifi wi-fi internet signal',
  children:
    'dieta. dietat deti. det. detmi. detsk dite. ditet postielk postylk kojen baby. babies child kid. kids. cot. crib. stolick zidlick',
  money:
    'cena. ceny. cenu. stoji. doplat zaloh zaplat plati. platba platby. price cost. pay. payment deposit balance owe.',
  account: 'ucet. uctu. uctom. iban. prevod prevest transfer bank. banka. variabiln',
  cancellation: 'storn zrus odvol cancel refund',
}

const byTopic = questionTopic.options.map((topic) => [topic, stems[topic].split(' ')] as const)

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Topics that a guest's words ask about, in the order of the list; accents and case do not matter. */
export function topicsIn(text: string): QuestionTopic[] {
  const words = folded(text).match(/[a-z]+(?:-[a-z]+)*/g) ?? []
  const isAsked = (stem: string) =>
    words.some((word) => (stem.endsWith('.') ? `${word}.` === stem : word.startsWith(stem)))
  return byTopic.filter(([, list]) => list.some(isAsked)).map(([topic]) => topic)
}
