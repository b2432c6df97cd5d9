import type { SampleActivity } from './sample-activity.ts'

/** Activities on the farm, in the order of the page. */
export const farmActivities: readonly SampleActivity[] = [
  {
    scene: 'sheep-feeding',
    title: 'Kŕmenie oviec a kôz',
    kind: 'farm',
    perex: 'O siedmej ráno pri maštali. Vedro, zvonec a dvadsaťtri hladných oviec.',
    description:
      '<p>Deti si vezmú vedrá so zrnom a idú s Jozefom otvoriť maštaľ. Kozy sa tlačia prvé, preto ich pustíme ako posledné. Gumáky všetkých veľkostí stoja pri dverách.</p>',
    duration: '30 minút',
    price_text: 'v cene pobytu',
  },
  {
    scene: 'horse-riding',
    service: 'riding',
    title: 'Jazda na koni',
    kind: 'farm',
    perex: 'Huculské kone sú malé, pokojné a trpezlivé. Na prvýkrát ako stvorené.',
    description:
      '<p>Začiatočníci jazdia s Martinom na lonži na lúke za sadom, skúsenejší idú po poľnej ceste k lesu. Prilby požičiame, treba dlhé nohavice a pevné topánky. Deti jazdia od šiestich rokov, dospelí do 85 kg.</p>',
    duration: '45 minút až 2 hodiny',
    price_text: 'od 18 €',
  },
  {
    scene: 'bread-baking',
    service: 'bread',
    title: 'Pečenie chleba',
    kind: 'farm',
    perex: 'Zamiesite, počkáte, vsadíte do pece. Bochník si odnesiete domov.',
    description:
      '<p>Každú stredu a sobotu o deviatej. Zuzana ukáže, ako sa kŕmi kvások, a kým cesto kysne, upečieme podplamenníky. Bochník so svojím znakom si vezmete ešte teplý.</p>',
    duration: '3 hodiny',
    price_text: '22 € za osobu',
  },
  {
    scene: 'cheese-making',
    service: 'cheese',
    title: 'Robíme syr',
    kind: 'farm',
    perex: 'Od mlieka po hrudku s Jozefom, ktorý to robí šesťdesiat rokov.',
    description:
      '<p>V stredu popoludní, od mája do septembra. Zrazíme mlieko, preberieme syreninu a zaviažeme ju do plátna. Kým kvapká, ochutnáme žinčicu a tri druhy syra.</p>',
    duration: '2 hodiny',
    price_text: '16 € za osobu',
  },
  {
    scene: 'hay-ride',
    service: 'hayRide',
    title: 'Jazda na voze so senom',
    kind: 'farm',
    perex: 'Okolo dediny za Gaštanom a Lunou. Sedí sa na sene a spieva sa hlasno.',
    description:
      '<p>Na voz sa zmestí dvanásť ľudí. V lete končíme pri studničke, v zime vymeníme kolesá za sane, keď napadne aspoň dvadsať centimetrov snehu.</p>',
    duration: '1 hodina',
    price_text: '65 € za voz',
  },
  {
    scene: 'mushroom-walk',
    title: 'Na huby s Martinom',
    kind: 'farm',
    perex: 'Ráno do lesa, na obed praženica. Miesta neprezradíme, ale ukážeme.',
    description:
      '<p>Od júla do októbra, keď rastú. Košík a nožík požičiame. Čo nazbierate, spolu preberieme pri stole v kuchyni, a do panvice ide len to, čo poznáme všetci.</p>',
    duration: '3 hodiny',
    price_text: '12 € za osobu',
  },
  {
    scene: 'fishing',
    title: 'Ranný rybolov',
    kind: 'farm',
    perex: 'Drevená lávka, hmla nad vodou a pstruhy, ktoré sa neponáhľajú.',
    description:
      '<p>Pri rybníku za dedinou, od apríla do októbra. Prúty a povolenku vybavíme, úlovok vám večer opečieme na masle.</p>',
    duration: '2 až 3 hodiny',
    price_text: '20 € za prút',
  },
  {
    scene: 'campfire',
    title: 'Večer pri ohni',
    kind: 'service',
    perex: 'Nachystáme drevo, paličky a slaninu. Zapálite si sami.',
    description:
      '<p>Ohnisko s lavicami pre pätnásť ľudí je za sýpkou, druhé pri drevenici. V košíku nájdete klobásky, slaninu, chlieb, cibuľu a pre deti jablká. Pri zákaze zakladania ohňa grilujeme na terase.</p>',
    duration: 'celý večer',
    price_text: '14 € za osobu',
  },
  {
    scene: 'sauna-evening',
    service: 'sauna',
    title: 'Sauna a horúca kaďa',
    kind: 'service',
    perex: 'Fínska sauna z tmavého smreka a kaďa pod holým nebom. Dve hodiny len pre vás.',
    description:
      '<p>Kúrime drevom, preto si termín povedzte aspoň štyri hodiny vopred. Uteráky, plachty a čaj sú v cene. Najkrajšie je, keď sneží.</p>',
    duration: '2 hodiny',
    price_text: '45 €, najviac 4 osoby',
  },
  {
    scene: 'sledging',
    title: 'Sánkovanie za humnami',
    kind: 'farm',
    perex: 'Kopec sa začína pri plote. Sánky sú v kôlni, čaj v termoske.',
    description:
      '<p>Keď napadne, Martin ráno upraví dráhu snežným skútrom. Dole je mäkké seno, hore lavička pre rodičov. Večer svietime lampášmi.</p>',
    duration: 'koľko vydržia rukavice',
    price_text: 'v cene pobytu',
  },
]
