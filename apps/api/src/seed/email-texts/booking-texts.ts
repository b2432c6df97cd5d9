import { greeting, openSum, reach, type EmailText } from './text.ts'

const howToPay = {
  sk:
    '{{#deposit_only}}<p>Teraz stačí zaplatiť zálohu <strong>{{ due_now }}</strong>, zvyšok doplatíte neskôr.</p>{{/deposit_only}}' +
    '{{#all_due_now}}<p>Prosíme o úhradu <strong>{{ due_now }}</strong>.</p>{{/all_due_now}}' +
    '{{#pays_transfer}}<p>Údaje na prevod nájdete nižšie, QR kód na stránke svojej rezervácie. Variabilný symbol je číslo rezervácie, podľa neho platbu spoznáme.</p>{{/pays_transfer}}' +
    '{{#pays_online}}<p>Zaplatiť môžete kartou na stránke svojej rezervácie. Ak ste to už urobili, pokojne túto správu preskočte.</p>{{/pays_online}}',
  en:
    '{{#deposit_only}}<p>For now a deposit of <strong>{{ due_now }}</strong> is enough; the rest can wait.</p>{{/deposit_only}}' +
    '{{#all_due_now}}<p>Please pay <strong>{{ due_now }}</strong>.</p>{{/all_due_now}}' +
    '{{#pays_transfer}}<p>You will find the bank details below and a QR code on the page of your booking. The booking number is the payment reference, so please do not leave it out.</p>{{/pays_transfer}}' +
    '{{#pays_online}}<p>You can pay by card on the page of your booking. If you have already done so, there is nothing left to do.</p>{{/pays_online}}',
  cs:
    '{{#deposit_only}}<p>Teď stačí zaplatit zálohu <strong>{{ due_now }}</strong>, zbytek doplatíte později.</p>{{/deposit_only}}' +
    '{{#all_due_now}}<p>Prosíme o úhradu <strong>{{ due_now }}</strong>.</p>{{/all_due_now}}' +
    '{{#pays_transfer}}<p>Údaje k převodu najdete níže, QR kód na stránce své rezervace. Variabilní symbol je číslo rezervace, podle něj platbu poznáme.</p>{{/pays_transfer}}' +
    '{{#pays_online}}<p>Zaplatit můžete kartou na stránce své rezervace. Pokud jste to už udělali, klidně tuto zprávu přeskočte.</p>{{/pays_online}}',
}

/** Texts from the order to the confirmation. */
export const bookingTexts: EmailText[] = [
  {
    key: 'reservation_received',
    title: 'Objednávka prijatá, čaká na platbu',
    subject: 'Rezervácia {{ reservation_number }}: čakáme už len na platbu',
    body:
      `<h2>Ďakujeme, termín pre vás držíme</h2>${greeting.sk}` +
      '<p>máme radosť, že sa chystáte k nám. Termín {{ stay_days }} ({{ nights }}) je váš{{#something_due_now}}, ak platba príde do <strong>{{ pay_by }}</strong>{{/something_due_now}}.</p>' +
      `${howToPay.sk}<p>Len čo platbu uvidíme, pošleme vám potvrdenie.</p>`,
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: only the payment is missing',
        body:
          `<h2>Thank you, we are keeping your dates</h2>${greeting.en}` +
          '<p>we are glad you are coming. {{ stay_days }} ({{ nights }}) is yours{{#something_due_now}} if the payment arrives by <strong>{{ pay_by }}</strong>{{/something_due_now}}.</p>' +
          `${howToPay.en}<p>As soon as we see it, we will send you the confirmation.</p>`,
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: čekáme už jen na platbu',
        body:
          `<h2>Děkujeme, termín pro vás držíme</h2>${greeting.cs}` +
          '<p>máme radost, že se k nám chystáte. Termín {{ stay_days }} ({{ nights }}) je váš{{#something_due_now}}, pokud platba dorazí do <strong>{{ pay_by }}</strong>{{/something_due_now}}.</p>' +
          `${howToPay.cs}<p>Jakmile platbu uvidíme, pošleme vám potvrzení.</p>`,
      },
    },
  },
  {
    key: 'reservation_pending_approval',
    title: 'Objednávka prijatá, čaká na schválenie',
    subject: 'Rezervácia {{ reservation_number }}: ozveme sa vám',
    body:
      `<h2>Vašu žiadosť sme dostali</h2>${greeting.sk}` +
      '<p>ďakujeme za záujem o pobyt v termíne {{ stay_days }}. Túto rezerváciu potvrdzujeme osobne a ozveme sa vám najneskôr do <strong>{{ approve_by }}</strong>. Termín zatiaľ držíme a nič neplatíte.</p>' +
      reach.sk,
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: you will hear from us',
        body:
          `<h2>We have received your request</h2>${greeting.en}` +
          '<p>thank you for your interest in staying with us ({{ stay_days }}). We confirm this booking in person and will write to you by <strong>{{ approve_by }}</strong>. Until then we keep your dates and there is nothing to pay.</p>' +
          reach.en,
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: ozveme se vám',
        body:
          `<h2>Vaši žádost jsme dostali</h2>${greeting.cs}` +
          '<p>děkujeme za zájem o pobyt v termínu {{ stay_days }}. Tuto rezervaci potvrzujeme osobně a ozveme se vám nejpozději do <strong>{{ approve_by }}</strong>. Termín zatím držíme a nic neplatíte.</p>' +
          reach.cs,
      },
    },
  },
  {
    key: 'reservation_approved',
    title: 'Schválená, čaká na platbu',
    subject: 'Rezervácia {{ reservation_number }}: termín je váš, čakáme na platbu',
    body:
      `<h2>Dobrá správa, termín je voľný</h2>${greeting.sk}` +
      '<p>radi vás privítame v termíne {{ stay_days }}. Platbu čakáme do <strong>{{ pay_by }}</strong>.</p>' +
      `${howToPay.sk}<p>Len čo platbu uvidíme, pošleme vám potvrdenie.</p>`,
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: your dates are free, please pay',
        body:
          `<h2>Good news, your dates are free</h2>${greeting.en}` +
          '<p>we will be happy to welcome you ({{ stay_days }}). Please pay by <strong>{{ pay_by }}</strong>.</p>' +
          `${howToPay.en}<p>As soon as we see the payment, we will send you the confirmation.</p>`,
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: termín je váš, čekáme na platbu',
        body:
          `<h2>Dobrá zpráva, termín je volný</h2>${greeting.cs}` +
          '<p>rádi vás přivítáme v termínu {{ stay_days }}. Na platbu počkáme do <strong>{{ pay_by }}</strong>.</p>' +
          `${howToPay.cs}<p>Jakmile platbu uvidíme, pošleme vám potvrzení.</p>`,
      },
    },
  },
  {
    key: 'reservation_confirmed',
    title: 'Rezervácia potvrdená',
    subject: 'Rezervácia {{ reservation_number }} je potvrdená',
    body:
      `<h2>Je to potvrdené, tešíme sa na vás</h2>${greeting.sk}` +
      '<p>vaša rezervácia v termíne {{ stay_days }} ({{ nights }}) platí.{{#has_stay}} Ubytovať sa môžete {{ check_in }}, v deň odchodu izbu prosíme uvoľniť {{ check_out }}.{{/has_stay}}</p>' +
      '{{#paid_in_full}}<p>Máte všetko zaplatené.</p>{{/paid_in_full}}' +
      `{{#something_due_now}}<p>{{#was_paid}}Platbu sme prijali, zostáva doplatiť{{/was_paid}}{{#nothing_paid}}Zostáva zaplatiť{{/nothing_paid}} ${openSum.sk}. Spôsob si vyberiete na stránke svojej rezervácie.</p>{{/something_due_now}}` +
      '{{#pays_on_site}}{{#nothing_paid}}<p>Zaplatíte až u nás: <strong>{{ total }}</strong>.</p>{{/nothing_paid}}{{/pays_on_site}}' +
      `<p>V prílohe je termín do vášho kalendára.</p>${reach.sk}`,
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }} is confirmed',
        body:
          `<h2>It is confirmed, we look forward to seeing you</h2>${greeting.en}` +
          '<p>your booking for {{ stay_days }} ({{ nights }}) is firm.{{#has_stay}} You can check in {{ check_in }}; on the day of departure please leave the room {{ check_out }}.{{/has_stay}}</p>' +
          '{{#paid_in_full}}<p>Everything is paid.</p>{{/paid_in_full}}' +
          `{{#something_due_now}}<p>{{#was_paid}}We have received your payment. {{/was_paid}}Left to pay: ${openSum.en}. You can choose how on the page of your booking.</p>{{/something_due_now}}` +
          '{{#pays_on_site}}{{#nothing_paid}}<p>You pay when you are here: <strong>{{ total }}</strong>.</p>{{/nothing_paid}}{{/pays_on_site}}' +
          `<p>The attachment puts your stay into your calendar.</p>${reach.en}`,
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }} je potvrzena',
        body:
          `<h2>Je to potvrzeno, těšíme se na vás</h2>${greeting.cs}` +
          '<p>vaše rezervace v termínu {{ stay_days }} ({{ nights }}) platí.{{#has_stay}} Ubytovat se můžete {{ check_in }}, v den odjezdu prosíme pokoj uvolnit {{ check_out }}.{{/has_stay}}</p>' +
          '{{#paid_in_full}}<p>Máte všechno zaplaceno.</p>{{/paid_in_full}}' +
          `{{#something_due_now}}<p>{{#was_paid}}Platbu jsme přijali, zbývá doplatit{{/was_paid}}{{#nothing_paid}}Zbývá zaplatit{{/nothing_paid}} ${openSum.cs}. Způsob si vyberete na stránce své rezervace.</p>{{/something_due_now}}` +
          '{{#pays_on_site}}{{#nothing_paid}}<p>Zaplatíte až u nás: <strong>{{ total }}</strong>.</p>{{/nothing_paid}}{{/pays_on_site}}' +
          `<p>V příloze je termín do vašeho kalendáře.</p>${reach.cs}`,
      },
    },
  },
  {
    key: 'reservation_changed',
    title: 'Rezervácia zmenená',
    subject: 'Rezervácia {{ reservation_number }} sa zmenila',
    body:
      `<h2>Vaša rezervácia je upravená</h2>${greeting.sk}` +
      '<p>{{ changes }}</p>' +
      '<p>Nižšie nájdete, ako rezervácia vyzerá teraz. Cena spolu je <strong>{{ total }}</strong>{{#was_paid}}, zaplatené máte {{ paid }}{{/was_paid}}{{#something_left}}, zostáva {{ due }}{{/something_left}}.</p>' +
      reach.sk,
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }} has changed',
        body:
          `<h2>Your booking has been changed</h2>${greeting.en}` +
          '<p>{{ changes }}</p>' +
          '<p>Below you can see how it stands now. The total is <strong>{{ total }}</strong>{{#was_paid}}, you have paid {{ paid }}{{/was_paid}}{{#something_left}}, {{ due }} is left{{/something_left}}.</p>' +
          reach.en,
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }} se změnila',
        body:
          `<h2>Vaše rezervace je upravena</h2>${greeting.cs}` +
          '<p>{{ changes }}</p>' +
          '<p>Níže najdete, jak rezervace vypadá teď. Cena celkem je <strong>{{ total }}</strong>{{#was_paid}}, zaplaceno máte {{ paid }}{{/was_paid}}{{#something_left}}, zbývá {{ due }}{{/something_left}}.</p>' +
          reach.cs,
      },
    },
  },
  {
    key: 'service_removed',
    title: 'Služba zrušená',
    subject: 'Rezervácia {{ reservation_number }}: zrušili sme službu {{ service }}',
    body:
      `<h2>Jedna služba z rezervácie odpadla</h2>${greeting.sk}` +
      '<p>z vašej rezervácie v termíne {{ stay_days }} sme zrušili službu <strong>{{ service }}</strong>. Nová cena spolu je <strong>{{ total }}</strong>.</p>' +
      '<p>Ak to má byť inak, odpovedzte nám na tento e-mail.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: the service {{ service }} was cancelled',
        body:
          `<h2>A service was taken off your booking</h2>${greeting.en}` +
          '<p>we have removed <strong>{{ service }}</strong> from your booking for {{ stay_days }}. The new total is <strong>{{ total }}</strong>.</p>' +
          '<p>If that is not what you wanted, just reply to this e-mail.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: zrušili jsme službu {{ service }}',
        body:
          `<h2>Jedna služba z rezervace odpadla</h2>${greeting.cs}` +
          '<p>z vaší rezervace v termínu {{ stay_days }} jsme zrušili službu <strong>{{ service }}</strong>. Nová cena celkem je <strong>{{ total }}</strong>.</p>' +
          '<p>Pokud to má být jinak, odpovězte nám na tento e-mail.</p>',
      },
    },
  },
  {
    key: 'service_cancelled',
    title: 'Termín služby sa nekoná',
    subject: 'Rezervácia {{ reservation_number }}: {{ service }} sa nekoná',
    body:
      `<h2>Tento termín sme museli zrušiť</h2>${greeting.sk}` +
      '<p>mrzí nás to, ale <strong>{{ service }}</strong> sa nekoná. {{ reason }}</p>' +
      '<p>Z rezervácie sme ju vyradili a nič za ňu neplatíte. Nová cena spolu je <strong>{{ total }}</strong>{{#was_paid}}, zaplatené máte {{ paid }}; ak je to viac, rozdiel vám vrátime{{/was_paid}}.</p>' +
      '<p>Radi vám nájdeme iný termín, stačí odpovedať na tento e-mail.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: {{ service }} is called off',
        body:
          `<h2>We had to call this off</h2>${greeting.en}` +
          '<p>we are sorry, but <strong>{{ service }}</strong> will not take place. {{ reason }}</p>' +
          '<p>We have taken it off your booking and you pay nothing for it. The new total is <strong>{{ total }}</strong>{{#was_paid}}; you have paid {{ paid }}, and if that is more, we will return the difference{{/was_paid}}.</p>' +
          '<p>We will gladly find you another time; just reply to this e-mail.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: {{ service }} se nekoná',
        body:
          `<h2>Tento termín jsme museli zrušit</h2>${greeting.cs}` +
          '<p>mrzí nás to, ale <strong>{{ service }}</strong> se nekoná. {{ reason }}</p>' +
          '<p>Z rezervace jsme službu vyřadili a nic za ni neplatíte. Nová cena celkem je <strong>{{ total }}</strong>{{#was_paid}}, zaplaceno máte {{ paid }}; je-li to víc, rozdíl vám vrátíme{{/was_paid}}.</p>' +
          '<p>Rádi vám najdeme jiný termín, stačí odpovědět na tento e-mail.</p>',
      },
    },
  },
  {
    key: 'reservation_link',
    title: 'Odkaz na rezerváciu (na požiadanie)',
    subject: 'Odkaz na rezerváciu {{ reservation_number }}',
    body:
      `<h2>Tu je vaša rezervácia</h2>${greeting.sk}` +
      '<p>posielame odkaz na vašu rezerváciu v termíne {{ stay_days }}. Nájdete v ňom všetky podrobnosti, platby aj možnosť zrušenia.</p>',
    translations: {
      en: {
        subject: 'Link to your booking {{ reservation_number }}',
        body:
          `<h2>Here is your booking</h2>${greeting.en}` +
          '<p>this is the link to your booking for {{ stay_days }}. There you will find all the details, your payments and the way to cancel.</p>',
      },
      cs: {
        subject: 'Odkaz na rezervaci {{ reservation_number }}',
        body:
          `<h2>Tady je vaše rezervace</h2>${greeting.cs}` +
          '<p>posíláme odkaz na vaši rezervaci v termínu {{ stay_days }}. Najdete v něm všechny podrobnosti, platby i možnost zrušení.</p>',
      },
    },
  },
]
