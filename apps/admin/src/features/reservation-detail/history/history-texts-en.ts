import type { English } from '../../../core/texts/translation.ts'
import type { history as slovak } from './history-texts.ts'

export const history: English<typeof slovak> = {
  noStay: 'no stay',
  priceChange: 'Price {{change}}',
  priceByList: 'by the price list',
  serviceAt: '{{title}}, {{day}} at {{time}}, {{persons}}',
  notify: 'Tell the guest',
  notified: 'The guest has an e-mail about the change. To send it again, find it among the messages.',
  nothingToTell: 'Guests are not written to about this change.',
  nothing: 'nothing',
  data: 'data',
  quoted: '“{{text}}”',
}
