import { greeting, type EmailText } from './text.ts'

/** What people write by hand: answers to messages and enquiries, and the beginning of a letter to a guest. */
export const enquiryTexts: EmailText[] = [
  {
    key: 'enquiry_answer',
    title: 'Odpoveď na správu alebo dopyt',
    subject: '{{ answer_subject }}',
    body: '<p>{{ answer }}</p>',
    translations: { en: { subject: '{{ answer_subject }}', body: '<p>{{ answer }}</p>' } },
  },
  {
    key: 'guest_letter',
    title: 'E-mail hosťovi',
    subject: 'Váš pobyt {{ stay_days }}',
    body: `${greeting.sk}<p></p>`,
    translations: {
      en: { subject: 'Your stay {{ stay_days }}', body: `${greeting.en}<p></p>` },
      cs: { subject: 'Váš pobyt {{ stay_days }}', body: `${greeting.cs}<p></p>` },
    },
  },
]

/** Texts about bookings that are not ordered yet. */
export const draftTexts: EmailText[] = [
  {
    key: 'booking_draft',
    title: 'Odkaz na rozpracovanú rezerváciu',
    subject: 'Vaša rozpracovaná rezervácia: {{ business_name }}',
    body:
      '<h2>Pokračujte, kde ste prestali</h2><p>Dobrý deň,</p>' +
      '<p>odkaz otvorí vašu rozpracovanú rezerváciu aj na inom zariadení. Miesta vám držíme do <strong>{{ held_until }}</strong>; dovtedy nájdete vyplnené všetko, čo ste zadali.</p>' +
      '<p>Potom údaje vymažeme a odkaz už ukáže len voľné izby vo vašom termíne.</p>' +
      '<p>Odkaz nikomu neposielajte: kto ho otvorí, vidí vaše údaje. Ak ste oň nežiadali vy, tento e-mail pokojne zahoďte.</p>',
    translations: {
      en: {
        subject: 'Your unfinished booking: {{ business_name }}',
        body:
          '<h2>Continue where you stopped</h2><p>Hello,</p>' +
          '<p>the link opens your unfinished booking on another device, too. We hold the places until <strong>{{ held_until }}</strong>; until then everything you entered is filled in.</p>' +
          '<p>After that we delete your details, and the link only shows the free rooms on your dates.</p>' +
          '<p>Please do not pass the link on: anyone who opens it sees your details. If you did not ask for it, simply ignore this e-mail.</p>',
      },
      cs: {
        subject: 'Vaše rozpracovaná rezervace: {{ business_name }}',
        body:
          '<h2>Pokračujte, kde jste přestali</h2><p>Dobrý den,</p>' +
          '<p>odkaz otevře vaši rozpracovanou rezervaci i na jiném zařízení. Místa vám držíme do <strong>{{ held_until }}</strong>; do té doby najdete vyplněné všechno, co jste zadali.</p>' +
          '<p>Potom údaje smažeme a odkaz už ukáže jen volné pokoje ve vašem termínu.</p>' +
          '<p>Odkaz nikomu neposílejte: kdo ho otevře, uvidí vaše údaje. Pokud jste o něj nežádali vy, tento e-mail klidně zahoďte.</p>',
      },
    },
  },
]
