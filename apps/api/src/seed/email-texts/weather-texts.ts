import { greeting, type EmailText } from './text.ts'

/** What is said when the weather stops an activity. */
export const weatherTexts: readonly EmailText[] = [
  {
    key: 'weather_called_off',
    title: 'Zážitok odvolaný pre počasie',
    subject: 'Rezervácia {{ reservation_number }}: {{ service }} sa pre počasie nekoná',
    body:
      `<h2>Počasie nám nepraje</h2>${greeting.sk}` +
      '<p>mrzí nás to, ale <strong>{{ service }}</strong> sa nekoná. {{ reason }}</p>' +
      '<p>Vyberte si iný voľný čas, alebo vám peniaze vrátime. Vybrať si môžete najneskôr do konca dňa <strong>{{ choose_by }}</strong>; potom vraciame peniaze.</p>' +
      '<p>Dovtedy sme zážitok z rezervácie vyradili a nič za neho neplatíte.</p>',
    translations: {
      en: {
        subject: 'Booking {{ reservation_number }}: {{ service }} is called off because of the weather',
        body:
          `<h2>The weather is against us</h2>${greeting.en}` +
          '<p>we are sorry, but <strong>{{ service }}</strong> will not take place. {{ reason }}</p>' +
          '<p>Choose another free time, or we will return the money. You can choose until the end of <strong>{{ choose_by }}</strong>; after that we return the money.</p>' +
          '<p>Until then we have taken the activity off your booking, and you pay nothing for it.</p>',
      },
      cs: {
        subject: 'Rezervace {{ reservation_number }}: {{ service }} se kvůli počasí nekoná',
        body:
          `<h2>Počasí nám nepřeje</h2>${greeting.cs}` +
          '<p>mrzí nás to, ale <strong>{{ service }}</strong> se nekoná. {{ reason }}</p>' +
          '<p>Vyberte si jiný volný čas, nebo vám peníze vrátíme. Vybrat si můžete nejpozději do konce dne <strong>{{ choose_by }}</strong>; potom vracíme peníze.</p>' +
          '<p>Do té doby jsme zážitek z rezervace vyřadili a nic za něj neplatíte.</p>',
      },
    },
  },
]
