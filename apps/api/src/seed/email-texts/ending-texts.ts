import { greeting, type EmailText } from './text.ts'

const refund = {
  sk: '{{#refund_due}}<p>Vrátime vám <strong>{{ refund }}</strong> tou istou cestou, akou peniaze prišli, a dáme vám vedieť, keď budú na ceste.</p>{{/refund_due}}',
  en: '{{#refund_due}}<p>We will return <strong>{{ refund }}</strong> the way it came and write to you when it is on its way.</p>{{/refund_due}}',
  cs: '{{#refund_due}}<p>Vrátíme vám <strong>{{ refund }}</strong> stejnou cestou, jakou peníze přišly, a dáme vám vědět, až budou na cestě.</p>{{/refund_due}}',
}

/** Texts on refused, expired and cancelled reservations. */
export const endingTexts: EmailText[] = [
  {
    key: 'reservation_rejected',
    title: 'Rezervácia zamietnutá',
    subject: 'Rezervácia {{ reservation_number }}: termín, žiaľ, nevieme potvrdiť',
    body:
      `<h2>Je nám ľúto</h2>${greeting.sk}` +
      '<p>termín {{ stay_days }} vám, žiaľ, nevieme potvrdiť. Nič neplatíte.</p>' +
      refund.sk +
      '<p>Radi vám pomôžeme nájsť iný, stačí odpovedať na tento e-mail.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: we cannot confirm these dates',
        body:
          `<h2>We are sorry</h2>${greeting.en}` +
          '<p>unfortunately we cannot confirm {{ stay_days }}. There is nothing to pay.</p>' +
          refund.en +
          '<p>We will gladly help you find others; just reply to this e-mail.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: termín bohužel nemůžeme potvrdit',
        body:
          `<h2>Je nám líto</h2>${greeting.cs}` +
          '<p>termín {{ stay_days }} vám bohužel nemůžeme potvrdit. Nic neplatíte.</p>' +
          refund.cs +
          '<p>Rádi vám pomůžeme najít jiný, stačí odpovědět na tento e-mail.</p>',
      },
    },
  },
  {
    key: 'reservation_cancelled',
    title: 'Rezervácia zrušená',
    subject: 'Rezervácia {{ reservation_number }} je zrušená',
    body:
      `<h2>Rezervácia je zrušená</h2>${greeting.sk}` +
      '<p>vaša rezervácia v termíne {{ stay_days }} je zrušená a termín sme uvoľnili.</p>' +
      `${refund.sk}{{#fee_kept}}<p>Storno poplatok podľa podmienok je {{ fee }}.</p>{{/fee_kept}}` +
      '<p>Budeme radi, ak sa u nás zastavíte inokedy.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }} is cancelled',
        body:
          `<h2>Your booking is cancelled</h2>${greeting.en}` +
          '<p>your booking for {{ stay_days }} is cancelled and the dates are free again.</p>' +
          `${refund.en}{{#fee_kept}}<p>The cancellation fee under our terms is {{ fee }}.</p>{{/fee_kept}}` +
          '<p>We will be glad to see you another time.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }} je zrušena',
        body:
          `<h2>Rezervace je zrušena</h2>${greeting.cs}` +
          '<p>vaše rezervace v termínu {{ stay_days }} je zrušena a termín jsme uvolnili.</p>' +
          `${refund.cs}{{#fee_kept}}<p>Storno poplatek podle podmínek je {{ fee }}.</p>{{/fee_kept}}` +
          '<p>Budeme rádi, když se u nás zastavíte jindy.</p>',
      },
    },
  },
  {
    key: 'reservation_expired',
    title: 'Rezervácia prepadla',
    subject: 'Rezervácia {{ reservation_number }} prepadla',
    body:
      `<h2>Termín sme museli uvoľniť</h2>${greeting.sk}` +
      '{{#unpaid_in_time}}{{#nothing_paid}}<p>platba za pobyt v termíne {{ stay_days }} nám do určeného času neprišla, preto sme termín uvoľnili.</p>' +
      '<p>Ak je už na ceste, nič sa nedeje: keď bude izba ešte voľná, rezerváciu potvrdíme, inak vám peniaze vrátime.</p>{{/nothing_paid}}' +
      '{{#was_paid}}<p>za pobyt v termíne {{ stay_days }} nám do určeného času prišla len časť platby, preto sme termín uvoľnili.</p>{{/was_paid}}{{/unpaid_in_time}}' +
      '{{#unanswered_in_time}}<p>na vašu žiadosť o pobyt v termíne {{ stay_days }} sme nestihli včas odpovedať. Ospravedlňujeme sa, nič neplatíte.</p>{{/unanswered_in_time}}' +
      refund.sk +
      '<p>Ak o pobyt stále stojíte, odpovedzte nám na tento e-mail alebo si vyberte termín znova.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }} has expired',
        body:
          `<h2>We had to release your dates</h2>${greeting.en}` +
          '{{#unpaid_in_time}}{{#nothing_paid}}<p>your payment for {{ stay_days }} did not arrive in time, so we have released the dates.</p>' +
          '<p>If it is already on its way, do not worry: if the room is still free we will confirm your booking, otherwise we will send the money back.</p>{{/nothing_paid}}' +
          '{{#was_paid}}<p>only a part of your payment for {{ stay_days }} arrived in time, so we have released the dates.</p>{{/was_paid}}{{/unpaid_in_time}}' +
          '{{#unanswered_in_time}}<p>we did not manage to answer your request for {{ stay_days }} in time. We apologise; there is nothing to pay.</p>{{/unanswered_in_time}}' +
          refund.en +
          '<p>If you would still like to come, reply to this e-mail or choose your dates again.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }} propadla',
        body:
          `<h2>Termín jsme museli uvolnit</h2>${greeting.cs}` +
          '{{#unpaid_in_time}}{{#nothing_paid}}<p>platba za pobyt v termínu {{ stay_days }} nám do určeného času nedorazila, proto jsme termín uvolnili.</p>' +
          '<p>Pokud je už na cestě, nic se neděje: bude-li pokoj ještě volný, rezervaci potvrdíme, jinak vám peníze vrátíme.</p>{{/nothing_paid}}' +
          '{{#was_paid}}<p>za pobyt v termínu {{ stay_days }} nám do určeného času dorazila jen část platby, proto jsme termín uvolnili.</p>{{/was_paid}}{{/unpaid_in_time}}' +
          '{{#unanswered_in_time}}<p>na vaši žádost o pobyt v termínu {{ stay_days }} jsme nestihli včas odpovědět. Omlouváme se, nic neplatíte.</p>{{/unanswered_in_time}}' +
          refund.cs +
          '<p>Pokud o pobyt stále stojíte, odpovězte nám na tento e-mail nebo si vyberte termín znovu.</p>',
      },
    },
  },
  {
    key: 'reservation_checked_in',
    title: 'Hosť ubytovaný',
    subject: 'Vitajte u nás',
    body:
      `<h2>Vitajte, sme radi, že ste tu</h2>${greeting.sk}` +
      '<p>prajeme vám príjemný pobyt. Keby ste čokoľvek potrebovali, sme nablízku{{#has_phone}}, telefón máme {{ business_phone }}{{/has_phone}}.</p>' +
      '{{#has_stay}}<p>V deň odchodu izbu prosíme uvoľniť {{ check_out }}.</p>{{/has_stay}}',
    translations: {
      en: {
        subject: 'Welcome',
        body:
          `<h2>Welcome, we are glad you are here</h2>${greeting.en}` +
          '<p>we wish you a pleasant stay. If you need anything, we are nearby{{#has_phone}}; our phone is {{ business_phone }}{{/has_phone}}.</p>' +
          '{{#has_stay}}<p>On the day of departure please leave the room {{ check_out }}.</p>{{/has_stay}}',
      },
      cs: {
        subject: 'Vítejte u nás',
        body:
          `<h2>Vítejte, jsme rádi, že jste tady</h2>${greeting.cs}` +
          '<p>přejeme vám příjemný pobyt. Kdybyste cokoli potřebovali, jsme nablízku{{#has_phone}}, telefon máme {{ business_phone }}{{/has_phone}}.</p>' +
          '{{#has_stay}}<p>V den odjezdu prosíme pokoj uvolnit {{ check_out }}.</p>{{/has_stay}}',
      },
    },
  },
  {
    key: 'reservation_completed',
    title: 'Pobyt ukončený, poďakovanie',
    subject: 'Ďakujeme, že ste boli u nás',
    body:
      `<h2>Ďakujeme za návštevu</h2>${greeting.sk}` +
      '<p>ďakujeme, že ste k nám prišli, a prajeme šťastnú cestu domov. Dúfame, že ste si oddýchli a že si odnášate peknú spomienku.</p>' +
      '<p>Keď budete mať zase chuť na pokoj, lúky a čerstvý chlieb, dvere máte otvorené.</p>',
    translations: {
      en: {
        subject: 'Thank you for staying with us',
        body:
          `<h2>Thank you for your visit</h2>${greeting.en}` +
          '<p>thank you for coming, and have a safe journey home. We hope you had a good rest and take a nice memory with you.</p>' +
          '<p>Whenever you feel like quiet, meadows and fresh bread again, our door is open.</p>',
      },
      cs: {
        subject: 'Děkujeme, že jste byli u nás',
        body:
          `<h2>Děkujeme za návštěvu</h2>${greeting.cs}` +
          '<p>děkujeme, že jste k nám přijeli, a přejeme šťastnou cestu domů. Doufáme, že jste si odpočinuli a že si odvážíte hezkou vzpomínku.</p>' +
          '<p>Až zase dostanete chuť na klid, louky a čerstvý chléb, dveře máte otevřené.</p>',
      },
    },
  },
  {
    key: 'reservation_reopened',
    title: 'Odchod opravený, pobyt trvá',
    subject: 'Rezervácia {{ reservation_number }}: opravili sme odchod',
    body:
      `<h2>Opravili sme odchod</h2>${greeting.sk}` +
      '<p>v rezervácii sme omylom vyznačili váš odchod. Opravili sme odchod, pobyt platí ďalej a od vás nič nepotrebujeme.</p>' +
      '<p>Za zmätok sa ospravedlňujeme.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: we have corrected your departure',
        body:
          `<h2>We have corrected your departure</h2>${greeting.en}` +
          '<p>we marked your departure by mistake. We have corrected it, your stay goes on, and there is nothing for you to do.</p>' +
          '<p>We apologise for the confusion.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: opravili jsme odjezd',
        body:
          `<h2>Opravili jsme odjezd</h2>${greeting.cs}` +
          '<p>v rezervaci jsme omylem vyznačili váš odjezd. Opravili jsme to, pobyt platí dál a od vás nic nepotřebujeme.</p>' +
          '<p>Za zmatek se omlouváme.</p>',
      },
    },
  },
  {
    key: 'reservation_no_show',
    title: 'Hosť neprišiel',
    subject: 'Rezervácia {{ reservation_number }}: čakali sme vás',
    body:
      `<h2>Čakali sme vás</h2>${greeting.sk}` +
      '<p>podľa rezervácie ste k nám mali prísť ({{ arrival }}), no nestretli sme sa. Dúfame, že je všetko v poriadku.</p>' +
      '<p>Ak ste na ceste alebo sa niečo zmenilo, dajte nám, prosím, vedieť{{#has_phone}} na {{ business_phone }}{{/has_phone}}.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: we were expecting you',
        body:
          `<h2>We were expecting you</h2>${greeting.en}` +
          '<p>according to your booking you were to arrive on {{ arrival }}, but we did not meet. We hope all is well.</p>' +
          '<p>If you are on your way or something has changed, please let us know{{#has_phone}} at {{ business_phone }}{{/has_phone}}.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: čekali jsme vás',
        body:
          `<h2>Čekali jsme vás</h2>${greeting.cs}` +
          '<p>podle rezervace jste k nám měli přijet ({{ arrival }}), ale nepotkali jsme se. Doufáme, že je všechno v pořádku.</p>' +
          '<p>Pokud jste na cestě nebo se něco změnilo, dejte nám prosím vědět{{#has_phone}} na {{ business_phone }}{{/has_phone}}.</p>',
      },
    },
  },
]
