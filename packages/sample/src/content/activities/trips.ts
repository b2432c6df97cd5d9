import type { SampleActivity } from './sample-activity.ts'

/** Twelve trips around the farm, nearest first; distances in km from the gate. */
export const trips: readonly SampleActivity[] = [
  {
    scene: 'ski-track',
    title: 'Bežecká stopa Hrádok',
    kind: 'trip',
    perex: 'Tri okruhy po lúkach nad dedinou, upravené každé ráno.',
    description:
      '<p>Dva, päť a jedenásť kilometrov. Bežky požičiavajú pri vleku, čaj varia na chate v sedle. Psy len na najkratšom okruhu.</p>',
    duration: '1 až 3 hodiny',
    distance_km: 4,
    price_text: 'dobrovoľný príspevok',
  },
  {
    scene: 'castle-ruin',
    title: 'Hrad Sokolec',
    kind: 'trip',
    perex: 'Zrúcanina na skale. Z veže vidno oba kraje naraz.',
    description:
      '<p>Od nás po modrej značke cez bučinu. Posledných dvesto metrov je strmých, ale s reťazou. V lete na nádvorí hrajú divadlo.</p>',
    duration: '4 hodiny pešo',
    distance_km: 6,
    price_text: '3 €, deti zadarmo',
  },
  {
    scene: 'wooden-church',
    title: 'Drevený kostolík v Lehôtke',
    kind: 'trip',
    perex: 'Z roku 1688, bez jediného klinca. Kľúč má pani kostolníčka.',
    description:
      '<p>Telefónne číslo na ňu visí na dverách. Príde do desiatich minút a porozpráva vám viac než každý sprievodca.</p>',
    duration: '1 hodina',
    distance_km: 7,
    price_text: 'dobrovoľný príspevok',
  },
  {
    scene: 'waterfall',
    title: 'Vodopád Mlynárka',
    kind: 'trip',
    perex: 'Krátka cesta lesom, na konci dvanásť metrov padajúcej vody.',
    description:
      '<p>Aj s malými deťmi, len kočík nechajte v aute. Po daždi je vodopád najkrajší a skaly najšmykľavejšie.</p>',
    duration: '2 hodiny pešo',
    distance_km: 8,
    price_text: 'zadarmo',
  },
  {
    scene: 'thermal-pool',
    title: 'Termálne kúpalisko Teplý prameň',
    kind: 'trip',
    perex: 'Voda má 38 stupňov aj v januári a hory máte rovno pred sebou.',
    description:
      '<p>Tri vonkajšie bazény a jeden detský. Najpokojnejšie je v pracovné dni po štvrtej. Uteráky si vezmite od nás.</p>',
    duration: 'pol dňa',
    distance_km: 9,
    price_text: 'od 14 €',
  },
  {
    scene: 'bike-path',
    title: 'Cyklotrasa popri Bystrej',
    kind: 'trip',
    perex: 'Dvadsaťdva kilometrov po rovine, potok po pravej ruke.',
    description:
      '<p>Asfalt bez áut, po ceste tri miesta na kúpanie a jedna dobrá zmrzlina. Bicykle si požičiate u nás, aj s detskou sedačkou.</p>',
    duration: '2 až 4 hodiny na bicykli',
    distance_km: 11,
    price_text: 'bicykel 15 € na deň',
  },
  {
    scene: 'viewing-tower',
    title: 'Vyhliadková veža Hôrka',
    kind: 'trip',
    perex: 'Stoosem schodov a za nimi celý Liptov ako na dlani.',
    description:
      '<p>Z parkoviska je to dvadsať minút lesom. Vyberte sa tam na západ slnka a vezmite si čelovku na cestu späť.</p>',
    duration: '1 hodina a pol',
    distance_km: 12,
    price_text: 'zadarmo',
  },
  {
    scene: 'cave',
    title: 'Jaskyňa Studená diera',
    kind: 'trip',
    perex: 'Kvaple, podzemné jazierko a šesť stupňov celý rok.',
    description:
      '<p>Prehliadka trvá päťdesiat minút. Sveter treba aj v júli. V sezóne si vstup rezervujte deň vopred.</p>',
    duration: '2 hodiny',
    distance_km: 16,
    price_text: '10 €, deti 6 €',
  },
  {
    scene: 'folk-village',
    title: 'Skanzen Stará Podhora',
    kind: 'trip',
    perex: 'Celá dedina z dreva: škola, krčma, kovačka a husi na ceste.',
    description:
      '<p>V nedeľu tu kováč kuje a v krčme nalievajú. Deti si môžu sadnúť do lavíc, v ktorých sedela Jozefova mama.</p>',
    duration: 'pol dňa',
    distance_km: 19,
    price_text: '8 €, rodina 20 €',
  },
  {
    scene: 'narrow-railway',
    title: 'Lesná úzkokoľajka',
    kind: 'trip',
    perex: 'Parný rušeň z roku 1916 a otvorené vagóny do horskej doliny.',
    description:
      '<p>Premáva cez víkendy od mája do októbra, v júli a auguste denne. Na konečnej je lúka, bufet a pol hodiny na obdivovanie koľajníc.</p>',
    duration: '3 hodiny',
    distance_km: 23,
    price_text: '9 €, deti 5 €',
  },
  {
    scene: 'lake',
    title: 'Zelené pleso',
    kind: 'trip',
    perex: 'Jazero medzi smrekmi. Voda má v auguste rovných osemnásť stupňov.',
    description:
      '<p>Okolo vedie dvojkilometrový chodník, vhodný aj pre kočík. Loďky požičiavajú pri chate, kúpať sa smie z lávky.</p>',
    duration: 'pol dňa',
    distance_km: 27,
    price_text: 'parkovanie 5 €',
  },
  {
    scene: 'ridge-walk',
    title: 'Hrebeňom cez Ostrú horu',
    kind: 'trip',
    perex: 'Celodenná túra pre tých, čo radi vstávajú. Vyššie sa odtiaľto už nedá.',
    description:
      '<p>Prevýšenie 980 metrov, posledná voda pri salaši. Zabalíme vám raňajky so sebou a Martin povie, kde sa ešte drží sneh.</p>',
    duration: '7 hodín pešo',
    distance_km: 31,
    price_text: 'zadarmo',
  },
]
