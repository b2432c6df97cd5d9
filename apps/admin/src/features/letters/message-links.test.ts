import { expect, test } from 'vitest'
import { messageLinks } from './message-links.ts'

test.each(['+421 905 111 222', '0905 111 222', '00421905111222', '421-905-111-222'])(
  'a message to %s opens with its text',
  (phone) => {
    expect(messageLinks(phone, 'Kľúč & dvere?').map(({ href }) => href)).toEqual([
      'sms:+421905111222?body=K%C4%BE%C3%BA%C4%8D%20%26%20dvere%3F',
      'https://wa.me/421905111222?text=K%C4%BE%C3%BA%C4%8D%20%26%20dvere%3F',
      'viber://chat?number=%2B421905111222&draft=K%C4%BE%C3%BA%C4%8D%20%26%20dvere%3F',
    ])
  },
)
