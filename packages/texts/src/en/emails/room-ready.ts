import type { Texts } from '../../texts.ts'

export const roomReadyWords: Texts['roomReadyWords'] = {
  subject: 'Your room is ready',
  body: '<p>Dear {{ guest_name }},</p><p>your room is ready ({{ units }}), so come whenever it suits you. We look forward to seeing you.</p>',
}
