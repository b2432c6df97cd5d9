import { cancellationRule } from '../../money/cancellation-rule.ts'
import { z } from 'zod'
import { ageBands } from '../../pricing/age-bands.ts'
import * as f from '../../declaration/fields.ts'
import { paymentSchedule, usualSchedule } from '../../money/payment-schedule.ts'

const booking = { sk: 'Rezervácie', en: 'Bookings' }

/** Settings of bookings: holds, approval, deposits, cancelling. */
export const bookingFields = {
  hold_minutes: f.whole(
    1,
    1_440,
  )({
    label: { sk: 'Podržanie izby (minút)', en: 'Hold of a room (minutes)' },
    default: 15,
    section: booking,
  }),
  approval_hours: f.whole(
    1,
    8_760,
  )({ label: { sk: 'Na schválenie (hodín)', en: 'To approve (hours)' }, default: 48, section: booking }),
  approval_room_nights: f.count({
    label: {
      sk: 'Schvaľovať objednávky nad (nocí za všetky izby spolu)',
      en: 'Approve orders above (nights of all rooms together)',
    },
    help: {
      sk: 'Väčšia objednávka počká na vaše schválenie. Tri izby na týždeň sú 21 nocí.',
      en: 'A larger order waits for your approval. Three rooms for a week are 21 nights.',
    },
    default: 40,
    section: booking,
  }),
  approval_persons: f.atLeastOne({
    label: { sk: 'Schvaľovať skupiny nad (osôb)', en: 'Approve groups above (persons)' },
    help: {
      sk: 'Väčšia skupina počká na vaše schválenie, deti sa počítajú. Hostia to čítajú ešte pred objednávkou. Prázdne: na počte osôb nezáleží.',
      en: 'A larger group waits for your approval, children count. Guests read it before they order. Empty: any number of persons.',
    },
    section: booking,
  }),
  unpaid_room_nights: f.count({
    label: {
      sk: 'Pri platbe na mieste schvaľovať už nad (nocí za všetky izby spolu)',
      en: 'With payment on site approve above (nights of all rooms together)',
    },
    help: {
      sk: 'Platí pre hostí, ktorí u vás ešte nikdy neplatili ani nebývali. Objednávky z jedného pripojenia sa za deň sčítajú.',
      en: 'Holds for guests who never paid or stayed here. Orders from one connection add up over a day.',
    },
    default: 14,
    section: booking,
  }),
  transfer_days: f.whole(
    0,
    365,
  )({
    label: { sk: 'Na zaplatenie prevodom (dní)', en: 'To pay by transfer (days)' },
    default: 5,
    section: booking,
  }),
  payment_schedule: f.json(paymentSchedule, {
    label: { sk: 'Splátky', en: 'Payment schedule' },
    help: {
      sk: 'Kedy sa platí ktorá časť ceny; posledná je zvyšok. Časť, ktorej deň by nastal ešte počas dní na prevod prvej, sa platí spolu s ňou.',
      en: 'Which part of the price is due when; the last is the rest. A part whose day falls on the days for the transfer of the first is paid together with it.',
    },
    default: usualSchedule,
    section: booking,
  }),
  on_site_allowed: f.flag({
    label: { sk: 'Ponúkať platbu na mieste', en: 'Offer payment on site' },
    help: {
      sk: 'Kto si ju vyberie, má rezerváciu hneď potvrdenú a neplatí zálohu.',
      en: 'Guests who choose it have their booking confirmed at once and pay no deposit.',
    },
    default: true,
    section: booking,
  }),
  age_bands: f.json(ageBands, {
    label: { sk: 'Vekové pásma detí', en: 'Age bands of children' },
    help: {
      sk: 'Vek sa počíta ku dňu príchodu. Staršie deti platia ako dospelí.',
      en: 'The age on the day of arrival counts. Older children pay as adults.',
    },
    default: [],
    section: booking,
  }),
  cancellation_rules: f.json(z.array(cancellationRule).max(10), {
    label: { sk: 'Pravidlá storna', en: 'Cancellation rules' },
    default: [],
    section: booking,
  }),
  guest_change_days: f.count({
    label: {
      sk: 'Hosť môže rezerváciu sám meniť najneskôr dní pred príchodom',
      en: 'Guests may change a booking themselves until days before arrival',
    },
    help: {
      sk: 'Cez odkaz v e-maile: termín, počet hostí a doplnkové služby.',
      en: 'Through the link in the e-mail: days, number of guests and services.',
    },
    default: 3,
    section: booking,
  }),
  terms_version: f.text({
    label: { sk: 'Verzia podmienok', en: 'Version of the terms' },
    default: '1',
    section: booking,
  }),
  registration_enabled: f.flag({
    label: { sk: 'Povoliť registráciu na webe', en: 'Allow registration on the site' },
    default: false,
    sees: 'settings.read',
    section: booking,
  }),
}
