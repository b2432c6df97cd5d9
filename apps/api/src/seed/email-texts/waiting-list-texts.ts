import { greeting, type EmailText } from './text.ts'

/** Texts to guests on the waiting list. */
export const waitingListTexts: EmailText[] = [
  {
    key: 'waiting_list_joined',
    title: 'Poradovník: zápis',
    subject: 'Sme v spojení: {{ stay_days }}',
    body:
      `<h2>Zapísali sme vás do poradovníka</h2>${greeting.sk}` +
      '<p>keď sa na {{ stay_days }} ({{ nights }}, {{ party }}, {{ units }}) uvoľní miesto, napíšeme vám.{{#is_flexible}} Pozrieme sa aj na okolité dni, ako ste uviedli.{{/is_flexible}}</p>' +
      '<p>Voľnú izbu vám potom štyri hodiny podržíme. Ak ju nestihnete rezervovať, ponúkneme ju ďalšiemu v poradí.</p>' +
      '<p>Na stránke svojho zápisu vidíte, ako na tom ste, a kedykoľvek sa z poradovníka odhlásite.</p>',
    translations: {
      en: {
        subject: 'You are on our waiting list: {{ stay_days }}',
        body:
          `<h2>You are on the waiting list</h2>${greeting.en}` +
          '<p>when something becomes free for {{ stay_days }} ({{ nights }}, {{ party }}, {{ units }}), we will write to you.{{#is_flexible}} We will look at the days around, too, as you told us.{{/is_flexible}}</p>' +
          '<p>We will then hold the room for you for four hours. If you do not book it in that time, we will offer it to the next guest.</p>' +
          '<p>The page of your entry shows how things stand; there you can leave the list at any time.</p>',
      },
      cs: {
        subject: 'Jste v pořadníku: {{ stay_days }}',
        body:
          `<h2>Zapsali jsme vás do pořadníku</h2>${greeting.cs}` +
          '<p>až se na {{ stay_days }} ({{ nights }}, {{ party }}, {{ units }}) uvolní místo, napíšeme vám.{{#is_flexible}} Podíváme se i na okolní dny, jak jste uvedli.{{/is_flexible}}</p>' +
          '<p>Volný pokoj vám potom čtyři hodiny podržíme. Pokud ho nestihnete rezervovat, nabídneme ho dalšímu v pořadí.</p>' +
          '<p>Na stránce svého zápisu vidíte, jak na tom jste, a kdykoli se z pořadníku odhlásíte.</p>',
      },
    },
  },
  {
    key: 'waiting_list_refused',
    title: 'Poradovník: zápis už je',
    subject: 'Už ste v poradovníku: {{ stay_days }}',
    body:
      `<h2>Už ste v poradovníku</h2>${greeting.sk}` +
      '{{#has_entry}}<p>na {{ stay_days }} u nás už čakáte, váš zápis platí ďalej. Keď sa uvoľní miesto, napíšeme vám.</p>{{/has_entry}}' +
      '{{#has_too_many}}<p>na {{ stay_days }} sme vás nepridali, lebo už čakáte na tri termíny. Ak niektorý nepotrebujete, odhláste sa z neho a zapíšte sa znova.</p>{{/has_too_many}}' +
      '<p>Ak ste sa do poradovníka nezapisovali, tento e-mail pokojne zmažte.</p>',
    translations: {
      en: {
        subject: 'You are on our waiting list already: {{ stay_days }}',
        body:
          `<h2>You are on the waiting list already</h2>${greeting.en}` +
          '{{#has_entry}}<p>you are waiting for {{ stay_days }} already, and your entry stays as it is. When something becomes free, we will write to you.</p>{{/has_entry}}' +
          '{{#has_too_many}}<p>we have not added {{ stay_days }}, because you are waiting for three stays already. If you do not need one of them, leave it and join again.</p>{{/has_too_many}}' +
          '<p>If you did not ask for this, simply delete this e-mail.</p>',
      },
      cs: {
        subject: 'Už jste v pořadníku: {{ stay_days }}',
        body:
          `<h2>Už jste v pořadníku</h2>${greeting.cs}` +
          '{{#has_entry}}<p>na {{ stay_days }} u nás už čekáte, váš zápis platí dál. Až se uvolní místo, napíšeme vám.</p>{{/has_entry}}' +
          '{{#has_too_many}}<p>na {{ stay_days }} jsme vás nepřidali, protože už čekáte na tři termíny. Pokud některý nepotřebujete, odhlaste se z něj a zapište se znovu.</p>{{/has_too_many}}' +
          '<p>Pokud jste se do pořadníku nezapisovali, tento e-mail klidně smažte.</p>',
      },
    },
  },
  {
    key: 'waiting_list_offer',
    title: 'Poradovník: ponuka voľného termínu',
    subject: 'Uvoľnilo sa pre vás miesto: {{ stay_days }}',
    body:
      `<h2>Uvoľnilo sa pre vás miesto</h2>${greeting.sk}` +
      '<p>na {{ stay_days }} ({{ nights }}, {{ party }}) máme pre vás <strong>{{ units }}</strong> za {{ total }}{{#has_rate_plan}}, sadzba {{ rate_plan }}{{/has_rate_plan}}. Miesto pre vás držíme do <strong>{{ held_until }}</strong>.</p>' +
      '<p>Stačí otvoriť odkaz a rezerváciu dokončiť; vaše údaje už vyplníme za vás.</p>' +
      '{{#further_offer}}<p>Ak ponuku nestihnete, miesto ponúkneme ďalšiemu a vy ostanete na konci poradovníka. Ponuku posielame najviac dvakrát.</p>{{/further_offer}}' +
      '{{#last_offer}}<p>Toto je naša druhá a posledná ponuka. Ak ju nestihnete, z poradovníka vás vyradíme.</p>{{/last_offer}}',
    translations: {
      en: {
        subject: 'A place has become free for you: {{ stay_days }}',
        body:
          `<h2>A place has become free for you</h2>${greeting.en}` +
          '<p>for {{ stay_days }} ({{ nights }}, {{ party }}) we have <strong>{{ units }}</strong> for {{ total }}{{#has_rate_plan}}, rate {{ rate_plan }}{{/has_rate_plan}}. We hold it for you until <strong>{{ held_until }}</strong>.</p>' +
          '<p>Open the link and complete the booking; your details are already filled in.</p>' +
          '{{#further_offer}}<p>If you do not take the offer, the room goes to the next guest and you move to the end of the list. We send two offers at most.</p>{{/further_offer}}' +
          '{{#last_offer}}<p>This is our second and last offer. If you do not take it, you leave the list.</p>{{/last_offer}}',
      },
      cs: {
        subject: 'Uvolnilo se pro vás místo: {{ stay_days }}',
        body:
          `<h2>Uvolnilo se pro vás místo</h2>${greeting.cs}` +
          '<p>na {{ stay_days }} ({{ nights }}, {{ party }}) máme pro vás <strong>{{ units }}</strong> za {{ total }}{{#has_rate_plan}}, sazba {{ rate_plan }}{{/has_rate_plan}}. Místo pro vás držíme do <strong>{{ held_until }}</strong>.</p>' +
          '<p>Stačí otevřít odkaz a rezervaci dokončit; vaše údaje už vyplníme za vás.</p>' +
          '{{#further_offer}}<p>Pokud nabídku nestihnete, místo nabídneme dalšímu a vy zůstanete na konci pořadníku. Nabídku posíláme nejvýš dvakrát.</p>{{/further_offer}}' +
          '{{#last_offer}}<p>Tohle je naše druhá a poslední nabídka. Pokud ji nestihnete, z pořadníku vás vyřadíme.</p>{{/last_offer}}',
      },
    },
  },
]
