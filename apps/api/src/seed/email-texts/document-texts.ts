import { greeting, type EmailText } from './text.ts'

/** Texts with documents that the owner sends to a guest. */
export const documentTexts: EmailText[] = [
  {
    key: 'document_sent',
    title: 'Doklad poslaný hosťovi',
    subject: '{{ document }}',
    body:
      `<h2>Posielame vám doklad</h2>${greeting.sk}` +
      '<p>v prílohe nájdete doklad <strong>{{ document }}</strong> k rezervácii {{ reservation_number }}.</p>' +
      '<p>Kedykoľvek si ho stiahnete aj na <a href="{{ detail_url }}">stránke svojej rezervácie</a>.</p>',
    subject_en: '{{ document }}',
    body_en:
      `<h2>Your document</h2>${greeting.en}` +
      '<p>please find attached <strong>{{ document }}</strong> for booking {{ reservation_number }}.</p>' +
      '<p>You can also download it at any time from <a href="{{ detail_url }}">the page of your booking</a>.</p>',
  },
]
