/** English of the parts of the site's pages that have texts of their own. */
export const pageParts = {
  'Ako k nám: autom, vlakom, autobusom': 'How to reach us: by car, train and bus',
  'Ako si aktivitu dohodnúť': 'How to arrange an activity',
  'Celé znenie obchodných podmienok': 'The whole terms and conditions',
  'Celé znenie zásad ochrany osobných údajov': 'The whole privacy policy',
  'Dobré vedieť pred príchodom: nadpis a zoznam; aj na detaile jednotky':
    'Good to know before arrival: heading and list; also on the page of a unit',
  'Kde sme: nadpis, odsek o okolí a vzdialenostiach; obraz kraja':
    'Where we are: heading, paragraph about the area and distances; picture of the country',
  'Kto sme: nadpis a dva odseky, obraz na výšku': 'Who we are: heading and two paragraphs, upright picture',
  'Ďalšie výrobky; ako a kde ich kúpiť': 'Further products; how and where to buy them',
  'Nadpis a jedna veta nad aktivitami': 'Heading and one sentence above the activities',
  'Nadpis a jedna veta nad galériami': 'Heading and one sentence above the galleries',
  'Nadpis a jedna veta nad hodnoteniami hostí': 'Heading and one sentence above the ratings of guests',
  'Nadpis a jedna veta nad ubytovaním': 'Heading and one sentence above the accommodation',
  'Nadpis a jedna veta nad obrázkami z galérie': 'Heading and one sentence above pictures of the gallery',
  'Nadpis a jedna veta nad sezónnymi ponukami': 'Heading and one sentence above the seasonal offers',
  'Nadpis a jedna veta nad sálami': 'Heading and one sentence above the halls',
  'Nadpis a jedna veta nad výrobkami': 'Heading and one sentence above the products',
  'Nadpis a jedna veta nad článkami': 'Heading and one sentence above the articles',
  'Nadpis a veta nad odkazmi na ceny ubytovania':
    'Heading and sentence above the links to prices of accommodation',
  'Nadpis a úvod nad zoznamom ubytovania': 'Heading and introduction above the list of accommodation',
  'Nadpis, opis nad tabuľkou a obraz na pozadí':
    'Heading, description above the table and picture in the background',
  'Nadpis, úvodná veta a obraz': 'Heading, first sentence and picture',
  'Nadpis, úvodná veta a široký obraz': 'Heading, first sentence and wide picture',
  'Príbeh domu': 'History of the house',
  'Príchod, odchod a parkovanie': 'Arrival, departure and parking',
  'Prvý druh výrobkov, napríklad chlieb a pečivo': 'The first kind of products, for example bread',
  'Druhý druh výrobkov, napríklad syry': 'The second kind of products, for example cheese',
  'Veľký nadpis a jedna veta pod ním, široký obraz domu v krajine':
    'Large heading and one sentence below it, wide picture of the house in the country',
  'Zhrnutie podmienok po anglicky, len na anglickej stránke':
    'Summary of the terms in English, on the English page only',
  'Záverečná výzva k rezervácii: nadpis a jedna veta':
    'Invitation to book at the end: heading and one sentence',
  'Čo k domu ešte patrí: zvieratá, záhrada, okolie':
    'What else belongs to the house: animals, garden, surroundings',
  'Čo je nablízku: obchod, lekár, vlek': 'What is nearby: shop, doctor, ski lift',
  'Čo je v cene: nadpis a zoznam; aj na detaile jednotky':
    'What the price includes: heading and list; also on the page of a unit',
  'Čo sa u nás robí: nadpis, odsek, zoznam; obraz': 'What to do here: heading, paragraph, list; picture',
  'Ľudia, ktorí tu žijú': 'The people who live here',
} as const
