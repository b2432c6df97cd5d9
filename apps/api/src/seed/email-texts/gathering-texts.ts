import { greeting, type EmailText } from './text.ts'

/** Texts about stays of several families: to their organiser, and to the owner. */
export const gatheringTexts: EmailText[] = [
  {
    key: 'gathering_confirm',
    title: 'Spoločný pobyt: potvrdenie organizátorom',
    subject: 'Potvrďte spoločný pobyt: {{ stay_days }}',
    body:
      `<h2>Ešte jeden klik a izby vám podržíme</h2>${greeting.sk}` +
      '<p>na {{ stay_days }} ({{ nights }}) sme pre vás odložili: <strong>{{ units }}</strong>. Potvrďte to, prosím, do <strong>{{ confirm_until }}</strong>, potom ich ponúkneme ďalším hosťom.</p>' +
      '{{#has_open_gathering}}<p>Jeden spoločný pobyt už máte: <a href="{{ open_url }}">{{ open_days }}</a>. Ten platí ďalej. Nový potvrdíte, až keď doterajší na jeho stránke ukončíte.</p>{{/has_open_gathering}}' +
      '<p>Po potvrdení dostanete odkaz, ktorý pošlete ostatným. Každá rodina si podľa neho vyberie izbu a zaplatí len tú svoju.</p>' +
      '<p>Ak ste o spoločný pobyt nežiadali, tento e-mail pokojne zmažte. Nič sa nestane.</p>',
    translations: {
      en: {
        subject: 'Confirm your gathering: {{ stay_days }}',
        body:
          `<h2>One click and the rooms are yours to share</h2>${greeting.en}` +
          '<p>for {{ stay_days }} ({{ nights }}) we have set aside: <strong>{{ units }}</strong>. Please confirm by <strong>{{ confirm_until }}</strong>; after that we offer them to other guests.</p>' +
          '{{#has_open_gathering}}<p>You have a gathering already: <a href="{{ open_url }}">{{ open_days }}</a>. It stays as it is. The new one can be confirmed once you end the other on its page.</p>{{/has_open_gathering}}' +
          '<p>Once you confirm, you get a link to send to the others. By it each family chooses a room and pays for its own only.</p>' +
          '<p>If you did not ask for this, simply delete this e-mail. Nothing will happen.</p>',
      },
      cs: {
        subject: 'Potvrďte společný pobyt: {{ stay_days }}',
        body:
          `<h2>Ještě jedno kliknutí a pokoje vám podržíme</h2>${greeting.cs}` +
          '<p>na {{ stay_days }} ({{ nights }}) jsme pro vás odložili: <strong>{{ units }}</strong>. Potvrďte to prosím do <strong>{{ confirm_until }}</strong>, potom je nabídneme dalším hostům.</p>' +
          '{{#has_open_gathering}}<p>Jeden společný pobyt už máte: <a href="{{ open_url }}">{{ open_days }}</a>. Ten platí dál. Nový potvrdíte, až když ten dosavadní na jeho stránce ukončíte.</p>{{/has_open_gathering}}' +
          '<p>Po potvrzení dostanete odkaz, který pošlete ostatním. Každá rodina si podle něj vybere pokoj a zaplatí jen ten svůj.</p>' +
          '<p>Pokud jste o společný pobyt nežádali, tento e-mail klidně smažte. Nic se nestane.</p>',
      },
    },
  },
  {
    key: 'gathering_opened',
    title: 'Spoločný pobyt: odkaz pre rodiny',
    subject: 'Izby držíme do {{ held_until }}: {{ stay_days }}',
    body:
      `<h2>Izby držíme, teraz pozvite ostatných</h2>${greeting.sk}` +
      '<p>na {{ stay_days }} ({{ nights }}) pre vás do <strong>{{ held_until }}</strong> držíme: {{ units }}.</p>' +
      '<p>Tento odkaz pošlite rodinám, s ktorými prídete: <a href="{{ shared_url }}">{{ shared_url }}</a>. Každá si vyberie izbu, rezervuje ju a zaplatí. Izbu pre seba si vyberte rovnako.</p>' +
      '<p>Na svojej stránke vidíte, kto už príde. Izbu navyše tam môžete uvoľniť a podržanie predĺžiť alebo ukončiť.</p>',
    translations: {
      en: {
        subject: 'We hold the rooms until {{ held_until }}: {{ stay_days }}',
        body:
          `<h2>The rooms are held, now invite the others</h2>${greeting.en}` +
          '<p>for {{ stay_days }} ({{ nights }}) we hold until <strong>{{ held_until }}</strong>: {{ units }}.</p>' +
          '<p>Send this link to the families who come with you: <a href="{{ shared_url }}">{{ shared_url }}</a>. Each chooses a room, books it and pays. Choose your own room the same way.</p>' +
          '<p>Your page shows who is coming. There you can release a room that you do not need, and prolong or end the hold.</p>',
      },
      cs: {
        subject: 'Pokoje držíme do {{ held_until }}: {{ stay_days }}',
        body:
          `<h2>Pokoje držíme, teď pozvěte ostatní</h2>${greeting.cs}` +
          '<p>na {{ stay_days }} ({{ nights }}) pro vás do <strong>{{ held_until }}</strong> držíme: {{ units }}.</p>' +
          '<p>Tento odkaz pošlete rodinám, se kterými přijedete: <a href="{{ shared_url }}">{{ shared_url }}</a>. Každá si vybere pokoj, rezervuje ho a zaplatí. Pokoj pro sebe si vyberte stejně.</p>' +
          '<p>Na své stránce vidíte, kdo už přijede. Pokoj navíc tam můžete uvolnit a podržení prodloužit nebo ukončit.</p>',
      },
    },
  },
  {
    key: 'gathering_joined',
    title: 'Spoločný pobyt: pridala sa rodina',
    subject: '{{ family }} príde s vami: {{ units }}',
    body:
      `<h2>{{ family }} príde s vami</h2>${greeting.sk}` +
      '<p>na {{ stay_days }} je rezervované: <strong>{{ units }}</strong> ({{ family }}).</p>' +
      '{{#has_free_units}}<p>Ešte voľné: {{ free_units }}. Držíme to do <strong>{{ held_until }}</strong>.</p>{{/has_free_units}}',
    translations: {
      en: {
        subject: '{{ family }} is coming with you: {{ units }}',
        body:
          `<h2>{{ family }} is coming with you</h2>${greeting.en}` +
          '<p>for {{ stay_days }} there is a booking of <strong>{{ units }}</strong> ({{ family }}).</p>' +
          '{{#has_free_units}}<p>Still free: {{ free_units }}. We hold this until <strong>{{ held_until }}</strong>.</p>{{/has_free_units}}',
      },
      cs: {
        subject: '{{ family }} přijede s vámi: {{ units }}',
        body:
          `<h2>{{ family }} přijede s vámi</h2>${greeting.cs}` +
          '<p>na {{ stay_days }} je rezervováno: <strong>{{ units }}</strong> ({{ family }}).</p>' +
          '{{#has_free_units}}<p>Ještě volné: {{ free_units }}. Držíme to do <strong>{{ held_until }}</strong>.</p>{{/has_free_units}}',
      },
    },
  },
  {
    key: 'gathering_reminder',
    title: 'Spoločný pobyt: blíži sa koniec',
    subject: 'Izby držíme už len do {{ held_until }}',
    body:
      `<h2>Niektoré izby ešte čakajú</h2>${greeting.sk}` +
      '<p>na {{ stay_days }} si ešte nikto nevzal: <strong>{{ free_units }}</strong>. Držíme to do <strong>{{ held_until }}</strong>, potom to ponúkneme ďalším hosťom.</p>' +
      '<p>Pripomeňte to, prosím, ostatným. Odkaz pre rodiny: <a href="{{ shared_url }}">{{ shared_url }}</a>.</p>',
    translations: {
      en: {
        subject: 'We hold the rooms only until {{ held_until }}',
        body:
          `<h2>Some rooms are still waiting</h2>${greeting.en}` +
          '<p>for {{ stay_days }} nobody has taken yet: <strong>{{ free_units }}</strong>. We hold this until <strong>{{ held_until }}</strong>; after that we offer it to other guests.</p>' +
          '<p>Please remind the others. The link for the families: <a href="{{ shared_url }}">{{ shared_url }}</a>.</p>',
      },
      cs: {
        subject: 'Pokoje držíme už jen do {{ held_until }}',
        body:
          `<h2>Některé pokoje ještě čekají</h2>${greeting.cs}` +
          '<p>na {{ stay_days }} si ještě nikdo nevzal: <strong>{{ free_units }}</strong>. Držíme to do <strong>{{ held_until }}</strong>, potom to nabídneme dalším hostům.</p>' +
          '<p>Připomeňte to prosím ostatním. Odkaz pro rodiny: <a href="{{ shared_url }}">{{ shared_url }}</a>.</p>',
      },
    },
  },
  {
    key: 'gathering_ended',
    title: 'Spoločný pobyt: kto príde',
    subject: 'Kto príde na spoločný pobyt: {{ stay_days }}',
    body:
      `<h2>Podržanie izieb sa skončilo</h2>${greeting.sk}` +
      '{{#has_booked_units}}<p>Na {{ stay_days }} sú rezervované: <strong>{{ booked_units }}</strong>. Tešíme sa na vás.</p>{{/has_booked_units}}' +
      '{{#has_chosen_units}}<p>Práve si ešte niekto rezervuje: {{ chosen_units }}.</p>{{/has_chosen_units}}' +
      '{{#has_free_units}}<p>Už nedržíme: {{ free_units }}. Ak o ne máte záujem, rezervujte si ich na našej stránke, kým sú voľné.</p>{{/has_free_units}}',
    translations: {
      en: {
        subject: 'Who is coming to your gathering: {{ stay_days }}',
        body:
          `<h2>The rooms are not held any more</h2>${greeting.en}` +
          '{{#has_booked_units}}<p>Booked for {{ stay_days }}: <strong>{{ booked_units }}</strong>. We look forward to seeing you.</p>{{/has_booked_units}}' +
          '{{#has_chosen_units}}<p>Somebody is still booking: {{ chosen_units }}.</p>{{/has_chosen_units}}' +
          '{{#has_free_units}}<p>Not held any more: {{ free_units }}. If you would like them, book them on our site while they are free.</p>{{/has_free_units}}',
      },
      cs: {
        subject: 'Kdo přijede na společný pobyt: {{ stay_days }}',
        body:
          `<h2>Podržení pokojů skončilo</h2>${greeting.cs}` +
          '{{#has_booked_units}}<p>Na {{ stay_days }} je rezervováno: <strong>{{ booked_units }}</strong>. Těšíme se na vás.</p>{{/has_booked_units}}' +
          '{{#has_chosen_units}}<p>Právě si ještě někdo rezervuje: {{ chosen_units }}.</p>{{/has_chosen_units}}' +
          '{{#has_free_units}}<p>Už nedržíme: {{ free_units }}. Pokud o ně máte zájem, rezervujte si je na našem webu, dokud jsou volné.</p>{{/has_free_units}}',
      },
    },
  },
  {
    key: 'owner_gathering',
    title: 'Majiteľovi: spoločný pobyt',
    subject: 'Spoločný pobyt {{ stay_days }}: {{ guest_name }}',
    body:
      '<h2>Držíme izby pre viac rodín</h2>' +
      '<p>{{ guest_name }} ({{ guest_email }}) chce na {{ stay_days }} ({{ nights }}) prísť s ďalšími rodinami. Do <strong>{{ held_until }}</strong> pre ne držíme: {{ units }}.</p>' +
      '<p>V administrácii vidíte, kto si ktorú izbu vzal, a podržanie môžete predĺžiť alebo ukončiť.</p>',
  },
]
