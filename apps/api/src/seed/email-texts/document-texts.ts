import { greeting, type EmailText } from './text.ts'

/** Texts with documents for a guest. */
export const documentTexts: EmailText[] = [
  {
    key: 'document_sent',
    title: 'Doklad poslaný hosťovi',
    subject: '{{ document }}',
    body:
      `<h2>Posielame vám doklad</h2>${greeting.sk}` +
      '<p>v prílohe nájdete doklad <strong>{{ document }}</strong> k rezervácii {{ reservation_number }}.</p>' +
      '<p>Kedykoľvek si ho stiahnete aj na <a href="{{ detail_url }}">stránke svojej rezervácie</a>.</p>',
    translations: {
      en: {
        subject: '{{ document }}',
        body:
          `<h2>Your document</h2>${greeting.en}` +
          '<p>please find attached <strong>{{ document }}</strong> for booking {{ reservation_number }}.</p>' +
          '<p>You can also download it at any time from <a href="{{ detail_url }}">the page of your booking</a>.</p>',
      },
      cs: {
        subject: '{{ document }}',
        body:
          `<h2>Posíláme vám doklad</h2>${greeting.cs}` +
          '<p>v příloze najdete doklad <strong>{{ document }}</strong> k rezervaci {{ reservation_number }}.</p>' +
          '<p>Kdykoli si ho stáhnete i na <a href="{{ detail_url }}">stránce své rezervace</a>.</p>',
      },
    },
  },
  {
    key: 'allowance_documents',
    title: 'Doklady na príspevok na rekreáciu',
    subject: 'Doklady na príspevok na rekreáciu',
    body:
      `<h2>Doklady na príspevok</h2>${greeting.sk}` +
      '<p>ďakujeme, že ste boli u nás. V prílohe máte doklady pre zamestnávateľa: potvrdenie o pobyte a faktúru s menami všetkých účastníkov.</p>' +
      '<p>Odovzdajte ich zamestnávateľovi do 30 dní od konca pobytu. Kedykoľvek si ich stiahnete aj na <a href="{{ detail_url }}">stránke svojej rezervácie</a>.</p>',
    translations: {
      en: {
        subject: 'Documents for the recreation allowance',
        body:
          `<h2>Documents for the allowance</h2>${greeting.en}` +
          '<p>thank you for staying with us. Attached are the documents for your employer: the confirmation of your stay and the invoice with the names of all who took part.</p>' +
          '<p>Please hand them to your employer within 30 days after the stay. You can also download them at any time from <a href="{{ detail_url }}">the page of your booking</a>.</p>',
      },
      cs: {
        subject: 'Doklady k příspěvku na rekreaci',
        body:
          `<h2>Doklady k příspěvku</h2>${greeting.cs}` +
          '<p>děkujeme, že jste byli u nás. V příloze máte doklady pro zaměstnavatele: potvrzení o pobytu a fakturu se jmény všech účastníků.</p>' +
          '<p>Předejte je zaměstnavateli do 30 dnů od konce pobytu. Kdykoli si je stáhnete i na <a href="{{ detail_url }}">stránce své rezervace</a>.</p>',
      },
    },
  },
]
