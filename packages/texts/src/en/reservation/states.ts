import type { Texts } from '../../texts.ts'

const states: Texts['stateWords']['states'] = {
  hold: {
    name: 'held',
    stay: { title: 'The room is held', text: 'Please finish your order.' },
    services: { title: 'The places are held', text: 'Please finish your order.' },
  },
  pending_approval: {
    name: 'to be approved',
    stay: {
      title: 'Waiting for our confirmation',
      text: 'We check the stay first and will write to you, usually within two days. Until then there is nothing to pay.',
    },
  },
  awaiting_payment: {
    name: 'waiting for payment',
    stay: {
      title: 'Waiting for your payment',
      text: 'We are keeping the room for you and will confirm it as soon as you have paid.',
    },
    services: {
      title: 'Waiting for your payment',
      text: 'We are keeping the places for you and will confirm the booking as soon as you have paid.',
    },
  },
  confirmed: {
    name: 'confirmed',
    stay: { title: 'Confirmed', text: 'The room is yours. We look forward to seeing you!' },
    services: { title: 'Confirmed', text: 'The places are yours. We look forward to seeing you!' },
  },
  checked_in: {
    name: 'checked in',
    nameAlone: 'guest came',
    stay: { title: 'You are here', text: 'We hope you are having a good rest.' },
  },
  completed: {
    name: 'completed',
    stay: { title: 'The stay is over', text: 'Thank you for being here. Come again.' },
    services: { title: 'It is behind you', text: 'Thank you for coming. Drop in again.' },
  },
  cancelled: {
    name: 'cancelled',
    stay: { title: 'Cancelled', text: 'This stay is cancelled.' },
    services: { title: 'Cancelled', text: 'This booking is cancelled.' },
  },
  expired: {
    name: 'expired',
    stay: {
      title: 'Expired',
      text: 'The payment did not arrive in time, so we have let the room go. If you still want it, please book it again.',
    },
    services: {
      title: 'Expired',
      text: 'The payment did not arrive in time, so we have let the places go. If you still want them, please book them again.',
    },
  },
  rejected: {
    name: 'rejected',
    stay: {
      title: 'We could not confirm it',
      text: 'We are sorry, but we cannot have you on these dates. You have not paid anything.',
    },
  },
  no_show: {
    name: 'no-show',
    stay: { title: 'You did not come', text: 'We were waiting, but you did not come. Please get in touch.' },
  },
}

export const stateWords: Texts['stateWords'] = {
  states,
  late: 'Your payment arrived too late and somebody else has booked meanwhile. We will send the money back.',
}
