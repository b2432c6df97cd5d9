import type { Texts } from '../../texts.ts'

export const deviceWords: Texts['deviceWords'] = {
  summary: 'Finish on another device',
  lead: 'The link takes along the places we hold and everything you filled in. It works as long as we hold the places. Open it on your own device only.',
  show: 'Show the QR code',
  qrAlt: 'QR code with the link to this unfinished booking',
  link: 'Link to this booking',
  email: 'Where to send the link',
  send: 'Send the link',
  sent: 'We have sent the link. It will arrive within a few minutes.',
  prove: (email) =>
    `Is it really you? We will send a link to ${email}. Open it and you can send the order at once.`,
  title: 'Continue on this device?',
  text: 'We will bring the places we hold and everything you filled in to this device. On the one where you began, the booking can then no longer be sent.',
  here: 'Continue here',
  notHere: 'No, just show me the free rooms',
  endedTitle: 'The time for holding the places has run out',
  endedText:
    'We have released the places and deleted what you filled in. The dates and guests are kept; please choose a room again.',
  choose: 'Choose a room',
}
