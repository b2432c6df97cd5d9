import { greeting, openSum, reach, type EmailText } from './text.ts'

/** Texts on payments, and scheduled ones. */
export const aroundStayTexts: EmailText[] = [
  {
    key: 'payment_received',
    title: 'Platba prijatá',
    subject: 'Platba {{ amount }} prišla, ďakujeme',
    body:
      `<h2>Ďakujeme za platbu</h2>${greeting.sk}` +
      '<p>vašu platbu <strong>{{ amount }}</strong> k rezervácii {{ reservation_number }} sme prijali.</p>' +
      '{{#paid_in_full}}<p>Pobyt máte celý zaplatený.</p>{{/paid_in_full}}' +
      `{{#something_left}}<p>Zostáva doplatiť ${openSum.sk}.</p>{{/something_left}}`,
    translations: {
      en: {
        subject: 'Your payment of {{ amount }} has arrived, thank you',
        body:
          `<h2>Thank you for your payment</h2>${greeting.en}` +
          '<p>we have received your payment of <strong>{{ amount }}</strong> for booking {{ reservation_number }}.</p>' +
          '{{#paid_in_full}}<p>Your stay is fully paid.</p>{{/paid_in_full}}' +
          `{{#something_left}}<p>Left to pay: ${openSum.en}.</p>{{/something_left}}`,
      },
      cs: {
        subject: 'Platba {{ amount }} dorazila, děkujeme',
        body:
          `<h2>Děkujeme za platbu</h2>${greeting.cs}` +
          '<p>vaši platbu <strong>{{ amount }}</strong> k rezervaci {{ reservation_number }} jsme přijali.</p>' +
          '{{#paid_in_full}}<p>Pobyt máte celý zaplacený.</p>{{/paid_in_full}}' +
          `{{#something_left}}<p>Zbývá doplatit ${openSum.cs}.</p>{{/something_left}}`,
      },
    },
  },
  {
    key: 'payment_too_late',
    title: 'Platba prišla neskoro',
    subject: 'Rezervácia {{ reservation_number }}: platba {{ amount }} prišla neskoro',
    body:
      `<h2>Platba prišla, no rezervácia už neplatí</h2>${greeting.sk}` +
      '<p>vaša platba <strong>{{ amount }}</strong> k rezervácii {{ reservation_number }} prišla, až keď už rezervácia v termíne {{ stay_days }} neplatila. Miesto pre vás, žiaľ, nedržíme.</p>' +
      '{{#refund_due}}<p>O peniaze neprídete: <strong>{{ refund }}</strong> vám vrátime a dáme vám vedieť, keď budú na ceste.</p>{{/refund_due}}' +
      '<p>Ak o pobyt stále stojíte, odpovedzte nám na tento e-mail a nájdeme iný termín alebo inú izbu.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: your payment of {{ amount }} came too late',
        body:
          `<h2>Your payment came after the booking had ended</h2>${greeting.en}` +
          '<p>your payment of <strong>{{ amount }}</strong> for booking {{ reservation_number }} arrived when the booking for {{ stay_days }} was no longer valid. Unfortunately we are not keeping the place for you any more.</p>' +
          '{{#refund_due}}<p>Your money is safe: we will return <strong>{{ refund }}</strong> and write to you when it is on its way.</p>{{/refund_due}}' +
          '<p>If you would still like to come, reply to this e-mail and we will find other dates or another room.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: platba {{ amount }} přišla pozdě',
        body:
          `<h2>Platba přišla, ale rezervace už neplatí</h2>${greeting.cs}` +
          '<p>vaše platba <strong>{{ amount }}</strong> k rezervaci {{ reservation_number }} přišla, až když už rezervace v termínu {{ stay_days }} neplatila. Místo pro vás bohužel nedržíme.</p>' +
          '{{#refund_due}}<p>O peníze nepřijdete: <strong>{{ refund }}</strong> vám vrátíme a dáme vám vědět, až budou na cestě.</p>{{/refund_due}}' +
          '<p>Pokud o pobyt stále stojíte, odpovězte nám na tento e-mail a najdeme jiný termín nebo jiný pokoj.</p>',
      },
    },
  },
  {
    key: 'payment_refunded',
    title: 'Platba vrátená',
    subject: 'Vrátili sme vám {{ amount }}',
    body:
      `<h2>Peniaze sú na ceste k vám</h2>${greeting.sk}` +
      '<p>k rezervácii {{ reservation_number }} sme vám vrátili <strong>{{ amount }}</strong>. Podľa banky môžu na účet prísť o niekoľko dní.</p>',
    translations: {
      en: {
        subject: 'We have refunded {{ amount }}',
        body:
          `<h2>Your money is on its way</h2>${greeting.en}` +
          '<p>we have refunded <strong>{{ amount }}</strong> for booking {{ reservation_number }}. Depending on your bank it may take a few days to arrive.</p>',
      },
      cs: {
        subject: 'Vrátili jsme vám {{ amount }}',
        body:
          `<h2>Peníze jsou na cestě k vám</h2>${greeting.cs}` +
          '<p>k rezervaci {{ reservation_number }} jsme vám vrátili <strong>{{ amount }}</strong>. Podle banky mohou na účet dorazit za několik dní.</p>',
      },
    },
  },
  {
    key: 'payment_reminder',
    title: 'Pripomienka platby',
    trigger: 'before_due',
    send_time: '09:00',
    subject: 'Rezervácia {{ reservation_number }}: pripomíname platbu',
    body:
      `<h2>Nezabudli ste na platbu?</h2>${greeting.sk}` +
      '{{#is_in_time}}{{#expires_unpaid}}<p>termín {{ stay_days }} pre vás držíme do <strong>{{ pay_by }}</strong>. Zatiaľ nám chýba <strong>{{ due_now }}</strong>.</p>{{/expires_unpaid}}' +
      '{{#is_promised}}<p>na pobyt {{ stay_days }} zostáva doplatiť <strong>{{ due_now }}</strong> najneskôr do <strong>{{ pay_by }}</strong>. Zaplatiť môžete na stránke svojej rezervácie.</p>{{/is_promised}}{{/is_in_time}}' +
      '{{#is_overdue}}<p>za pobyt {{ stay_days }} nám chýba <strong>{{ due_now }}</strong>, platbu sme čakali do {{ pay_by }}. Zaplatiť môžete na stránke svojej rezervácie.</p>{{/is_overdue}}' +
      '<p>Ak ste už zaplatili, pokojne túto správu preskočte, platba je zrejme na ceste.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: a reminder to pay',
        body:
          `<h2>Did the payment slip your mind?</h2>${greeting.en}` +
          '{{#is_in_time}}{{#expires_unpaid}}<p>we keep {{ stay_days }} for you until <strong>{{ pay_by }}</strong>. <strong>{{ due_now }}</strong> is still missing.</p>{{/expires_unpaid}}' +
          '{{#is_promised}}<p><strong>{{ due_now }}</strong> is left to pay for {{ stay_days }} by <strong>{{ pay_by }}</strong>. You can pay on the page of your booking.</p>{{/is_promised}}{{/is_in_time}}' +
          '{{#is_overdue}}<p><strong>{{ due_now }}</strong> is missing for {{ stay_days }}; it was due by {{ pay_by }}. You can pay on the page of your booking.</p>{{/is_overdue}}' +
          '<p>If you have already paid, please ignore this message; the payment is probably on its way.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: připomínáme platbu',
        body:
          `<h2>Nezapomněli jste na platbu?</h2>${greeting.cs}` +
          '{{#is_in_time}}{{#expires_unpaid}}<p>termín {{ stay_days }} pro vás držíme do <strong>{{ pay_by }}</strong>. Zatím nám chybí <strong>{{ due_now }}</strong>.</p>{{/expires_unpaid}}' +
          '{{#is_promised}}<p>za pobyt {{ stay_days }} zbývá doplatit <strong>{{ due_now }}</strong> nejpozději do <strong>{{ pay_by }}</strong>. Zaplatit můžete na stránce své rezervace.</p>{{/is_promised}}{{/is_in_time}}' +
          '{{#is_overdue}}<p>za pobyt {{ stay_days }} nám chybí <strong>{{ due_now }}</strong>, platbu jsme čekali do {{ pay_by }}. Zaplatit můžete na stránce své rezervace.</p>{{/is_overdue}}' +
          '<p>Pokud jste už zaplatili, klidně tuto zprávu přeskočte, platba je zřejmě na cestě.</p>',
      },
    },
  },
  {
    key: 'before_arrival',
    title: 'Pred príchodom',
    trigger: 'before_arrival',
    offset_days: 3,
    send_time: '10:00',
    subject: 'Čoskoro sa vidíme: {{ arrival }}',
    body:
      `<h2>O chvíľu ste u nás</h2>${greeting.sk}` +
      '<p>už sa na vás tešíme. Deň príchodu: <strong>{{ arrival }}</strong>. Ubytovať sa môžete {{ check_in }}.{{#has_stay_address}} Nájdete nás na adrese {{ stay_address }}.{{/has_stay_address}}</p>' +
      '{{#something_left}}<p>Zostáva doplatiť <strong>{{ due }}</strong>.</p>{{/something_left}}' +
      reach.sk,
    translations: {
      en: {
        subject: 'See you soon: {{ arrival }}',
        body:
          `<h2>You will be here soon</h2>${greeting.en}` +
          '<p>we expect you on {{ arrival }}. You can check in {{ check_in }}.{{#has_stay_address}} Our address is {{ stay_address }}.{{/has_stay_address}}</p>' +
          '{{#something_left}}<p><strong>{{ due }}</strong> is left to pay.</p>{{/something_left}}' +
          reach.en,
      },
      cs: {
        subject: 'Brzy se uvidíme: {{ arrival }}',
        body:
          `<h2>Za chvíli jste u nás</h2>${greeting.cs}` +
          '<p>už se na vás těšíme. Den příjezdu: <strong>{{ arrival }}</strong>. Ubytovat se můžete {{ check_in }}.{{#has_stay_address}} Najdete nás na adrese {{ stay_address }}.{{/has_stay_address}}</p>' +
          '{{#something_left}}<p>Zbývá doplatit <strong>{{ due }}</strong>.</p>{{/something_left}}' +
          reach.cs,
      },
    },
  },
  {
    key: 'survey_request',
    title: 'Prosba o spätnú väzbu',
    trigger: 'after_departure',
    offset_days: 2,
    send_time: '10:00',
    subject: 'Ako sa vám u nás páčilo?',
    body:
      `<h2>Ako sa vám u nás páčilo?</h2>${greeting.sk}` +
      '<p>budeme vďační za pár slov o vašom pobyte. Zaberie to dve minúty a nám to pomôže robiť veci lepšie.</p>',
    translations: {
      en: {
        subject: 'How did you like it?',
        body:
          `<h2>How did you like it?</h2>${greeting.en}` +
          '<p>we would be grateful for a few words about your stay. It takes two minutes and helps us do things better.</p>',
      },
      cs: {
        subject: 'Jak se vám u nás líbilo?',
        body:
          `<h2>Jak se vám u nás líbilo?</h2>${greeting.cs}` +
          '<p>budeme vděční za pár slov o vašem pobytu. Zabere to dvě minuty a nám to pomůže dělat věci lépe.</p>',
      },
    },
  },
  {
    key: 'survey_reminder',
    title: 'Pripomienka spätnej väzby',
    trigger: 'after_departure',
    offset_days: 9,
    send_time: '10:00',
    subject: 'Nájdete si na nás dve minúty?',
    body:
      `<h2>Váš názor nás stále zaujíma</h2>${greeting.sk}` +
      '<p>pred pár dňami sme vás poprosili o spätnú väzbu. Ak si nájdete dve minúty, veľmi nás poteší. Viac už pripomínať nebudeme.</p>',
    translations: {
      en: {
        subject: 'Do you have two minutes for us?',
        body:
          `<h2>We would still like to hear from you</h2>${greeting.en}` +
          '<p>a few days ago we asked you for your opinion. If you can spare two minutes, we will be very glad. We will not remind you again.</p>',
      },
      cs: {
        subject: 'Najdete si na nás dvě minuty?',
        body:
          `<h2>Váš názor nás stále zajímá</h2>${greeting.cs}` +
          '<p>před pár dny jsme vás poprosili o zpětnou vazbu. Pokud si najdete dvě minuty, moc nás to potěší. Víc už připomínat nebudeme.</p>',
      },
    },
  },
]
