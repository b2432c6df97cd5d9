import type { Texts } from '../../texts.ts'

export const roomReadyWords: Texts['roomReadyWords'] = {
  subject: 'Váš pokoj je připraven',
  body: '<p>Dobrý den, {{ guest_name }},</p><p>pokoj je připraven ({{ units }}), můžete přijet, kdy se vám to hodí. Těšíme se na vás.</p>',
}
