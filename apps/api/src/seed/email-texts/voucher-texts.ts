import type { EmailText } from './text.ts'

/** Texts with gift vouchers. */
export const voucherTexts: EmailText[] = [
  {
    key: 'voucher_sent',
    title: 'Darčekový poukaz',
    subject: 'Darčekový poukaz v hodnote {{ voucher_value }}',
    body:
      '<h2>Máme pre vás darček</h2><p>Dobrý deň,</p>' +
      '<p>v prílohe je darčekový poukaz v hodnote <strong>{{ voucher_value }}</strong>. Platí do {{ voucher_valid_until }}.</p>' +
      '<p>Kód z poukazu zadajte pri rezervácii na našom webe, alebo ho ukážte na recepcii. Minúť ho môžete naraz aj po častiach; <a href="{{ voucher_url }}">koľko na ňom zostáva</a>, zistíte kedykoľvek.</p>' +
      '<p>Kód si chráňte ako peniaze. Tešíme sa na vás!</p>',
    subject_en: 'Gift voucher worth {{ voucher_value }}',
    body_en:
      '<h2>A gift for you</h2><p>Hello,</p>' +
      '<p>attached is a gift voucher worth <strong>{{ voucher_value }}</strong>. It is valid until {{ voucher_valid_until }}.</p>' +
      '<p>Enter its code when you book on our site, or show it at the reception. You can spend it at once or in parts, and see at any time <a href="{{ voucher_url }}">what is left on it</a>.</p>' +
      '<p>Guard the code like money. We look forward to seeing you!</p>',
  },
]
