import type { English } from '../../core/texts/translation.ts'
import type { webhooks as slovak } from './texts.ts'

export const webhooks: English<typeof slovak> = {
  add: 'New webhook',
  addTitle: 'Tell another program',
  hint: 'The program gets a short message as soon as something changes. It reads the details itself, with an API key.',
  make: 'Create the webhook',
  failed: 'The webhook could not be created',
  onceTitle: 'Copy the secret now',
  once: 'It is shown only once. Put it into the program that receives the messages. By it the program knows that they are yours.',
  trying: 'Trying it and its secret',
  tryingHint: 'A test message is also sent to an address that is off.',
  test: 'Send a test message',
  accepted: 'The program accepted the message',
  notAccepted: 'The program did not accept the message',
  callFailed: 'It could not be sent',
  renew: 'New secret',
  renewTitle: 'Make a new secret?',
  renewText: 'Both are valid for a day, so that you can replace it in the program. Then only the new one is.',
  paused: {
    failing:
      'The program accepted nothing for five days, so we switched it off. Switch it on when it is repaired.',
    gone: 'The program answered that it wants no more messages, so we switched it off.',
  },
  deliveries: 'What we sent',
  deliveriesHint: 'In the last 30 days.',
  none: 'Nothing yet. The first message comes when one of the chosen things happens.',
  testKind: 'Test message',
  answer: 'answer {{status}}',
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
  next: 'next {{when}}',
  repeat: 'Send again',
  more: 'Show older ones',
}
