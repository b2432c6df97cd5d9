import type { EmailText } from './text.ts'

/** Texts to the people who run the property: accounts, and notifications of the owner. */
export const insideTexts: EmailText[] = [
  {
    key: 'password_reset',
    title: 'Zabudnuté heslo',
    subject: 'Nové heslo do administrácie',
    body:
      '<h2>Nastavenie nového hesla</h2><p>Dobrý deň, {{ username }},</p>' +
      '<p>niekto, pravdepodobne vy, požiadal o nové heslo. Odkaz platí {{ valid_for }} a dá sa použiť raz.</p>' +
      '<p>Ak ste o nič nežiadali, túto správu zmažte. Vaše heslo zostáva, aké bolo.</p>',
    translations: {
      en: {
        subject: 'New password for the back office',
        body:
          '<h2>Set a new password</h2><p>Hello {{ username }},</p>' +
          '<p>somebody, probably you, asked for a new password. The link is valid for {{ valid_for }} and works once.</p>' +
          '<p>If it was not you, delete this message. Your password stays as it was.</p>',
      },
    },
  },
  {
    key: 'invitation',
    title: 'Pozvánka do administrácie',
    subject: 'Pozvánka do administrácie – {{ business_name }}',
    body:
      '<h2>Vitajte medzi nami</h2><p>Dobrý deň, {{ username }},</p>' +
      '<p>máte prístup do administrácie podniku {{ business_name }}. Nastavte si heslo, odkaz platí {{ valid_for }}.</p>',
    translations: {
      en: {
        subject: 'Invitation to the back office of {{ business_name }}',
        body:
          '<h2>Welcome aboard</h2><p>Hello {{ username }},</p>' +
          '<p>you have been given access to the back office of {{ business_name }}. Please set your password; the link is valid for {{ valid_for }}.</p>',
      },
    },
  },
  {
    key: 'owner_new_reservation',
    title: 'Majiteľovi: nová rezervácia',
    subject: 'Nová rezervácia {{ reservation_number }}: {{ guest_name }}, {{ stay_days }}',
    body: '<h2>Nová rezervácia</h2><p><strong>{{ guest_name }}</strong>, {{ stay_days }} ({{ nights }}), {{ party }}{{#has_stay}}, {{ units }}{{/has_stay}}. Spolu <strong>{{ total }}</strong>, stav: {{ state }}.</p>',
  },
  {
    key: 'owner_payment',
    title: 'Majiteľovi: prišla platba',
    subject: 'Platba {{ amount }} k rezervácii {{ reservation_number }}',
    body: '<h2>Prišla platba {{ amount }}</h2><p>Rezervácia {{ reservation_number }}, {{ guest_name }}, {{ stay_days }}. Zaplatené {{ paid }} z {{ total }}{{#something_left}}, zostáva {{ due }}{{/something_left}}.</p>',
  },
  {
    key: 'owner_attention',
    title: 'Majiteľovi: treba sa pozrieť',
    subject: 'Pozrite sa na rezerváciu {{ reservation_number }}: {{ guest_name }}',
    body: '<h2>Táto rezervácia potrebuje vašu pozornosť</h2><p><strong>{{ reason }}</strong></p><p>{{ guest_name }}, {{ stay_days }}{{#has_stay}}, {{ units }}{{/has_stay}}.</p>',
  },
  {
    key: 'owner_house_attention',
    title: 'Majiteľovi: dom potrebuje pozornosť',
    subject: '{{ business_name }}: treba sa na niečo pozrieť',
    body: '<h2>Dom potrebuje vašu pozornosť</h2><p><strong>{{ reason }}</strong></p><p>Podrobnosti nájdete v administrácii na úvodnej stránke.</p>',
  },
  {
    key: 'morning_letter',
    title: 'Do tímu: ranný list',
    subject: '{{ today }} – {{ summary }}',
    body: '<h2>Dobré ráno</h2><p><strong>{{ today }}</strong></p><p>{{ summary }}</p>',
    translations: {
      en: {
        subject: '{{ today }} – {{ summary }}',
        body: '<h2>Good morning</h2><p><strong>{{ today }}</strong></p><p>{{ summary }}</p>',
      },
    },
  },
  {
    key: 'owner_hall_demand',
    title: 'Majiteľovi: dopyt na sálu',
    subject: 'Dopyt na sálu: {{ sender_name }}, {{ event_days }}',
    body:
      '<h2>Nový dopyt na sálu</h2><p>{{ sender_name }} má záujem o sálu {{ hall }}: {{ event_type }}, {{ event_days }}, {{ event_persons }}.</p>' +
      '<p>E-mail: {{ sender_email }}<br />Telefón: {{ sender_phone }}</p><blockquote>{{ message }}</blockquote>',
  },
  {
    key: 'owner_contact_message',
    title: 'Majiteľovi: správa z webu',
    subject: 'Správa z webu: {{ sender_name }}',
    body:
      '<h2>Správa z kontaktného formulára</h2><p>{{ sender_name }}<br />E-mail: {{ sender_email }}<br />Telefón: {{ sender_phone }}</p>' +
      '<blockquote>{{ message }}</blockquote><p>Odpovedať môžete priamo na tento e-mail.</p>',
  },
  {
    key: 'owner_survey_answered',
    title: 'Majiteľovi: vyplnený dotazník',
    subject: 'Vyplnený dotazník: {{ guest_name }}',
    body:
      '<h2>Hosť vyplnil dotazník</h2><p>{{ guest_name }}</p>' +
      '<blockquote>{{ answers }}</blockquote><p>Odpovedať môžete priamo na tento e-mail.</p>',
  },
]
