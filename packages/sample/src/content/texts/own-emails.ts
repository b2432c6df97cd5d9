/** Texts with which letters to guests begin. */
export const sampleOwnEmails = [
  {
    title: 'Cesta a parkovanie',
    subject: 'Ako sa k nám dostanete',
    body:
      '<p>Dobrý deň, {{ guest_name }},</p>' +
      '<p>čakáme vás {{ arrival }}. Odbočka k nám je hneď za kaplnkou, parkovať môžete na dvore. {{ check_in }}</p>' +
      '<p>Keby ste sa stratili, zavolajte nám.</p>',
    translations: {
      en: {
        subject: 'How to find us',
        body:
          '<p>Dear {{ guest_name }},</p>' +
          '<p>we look forward to seeing you on {{ arrival }}. Turn off right behind the chapel and park in our yard. {{ check_in }}</p>' +
          '<p>If you get lost, just call us.</p>',
      },
    },
  },
  {
    title: 'Zabudnutá vec',
    subject: 'Niečo ste si u nás zabudli',
    body:
      '<p>Dobrý deň, {{ guest_name }},</p>' +
      '<p>po vašom pobyte {{ stay_days }} sme v izbe našli vec, ktorá je asi vaša. Máme ju vám poslať, alebo ju odložíme do najbližšej návštevy?</p>',
    translations: {
      en: {
        subject: 'You left something with us',
        body:
          '<p>Dear {{ guest_name }},</p>' +
          '<p>after your stay {{ stay_days }} we found something in the room that is probably yours. Shall we send it to you, or keep it until your next visit?</p>',
      },
    },
  },
] as const
