import type { PageText } from './page-text.ts'

export const homeTexts = {
  'uvod-hero': {
    scene: 'hero-summer',
    title: 'Dvor, kde ráno zvonia ovce',
    content:
      '<p>Štyri izby, dva apartmány a dve drevenice pod Chočskými vrchmi. Chlieb z pece, kone za plotom a ticho, v ktorom počuť potok.</p>',
    translations: {
      en: {
        title: 'A farm where sheep ring in the morning',
        content:
          '<p>Four rooms, two apartments and two cabins below the mountains. Bread from the oven, horses behind the fence, and so quiet that you hear the brook.</p>',
      },
      cs: {
        title: 'Dvůr, kde po ránu zvoní ovce',
        content:
          '<p>Čtyři pokoje, dva apartmány a dvě roubenky pod Chočskými vrchy. Chléb z pece, koně za plotem a ticho, ve kterém je slyšet potok.</p>',
      },
    },
  },
  'uvod-about': {
    scene: 'about',
    title: 'Prišli sme opraviť strechu. A zostali sme.',
    content: `<p>Volám sa Zuzana. Keď sme s Martinom v roku 2011 zdedili dom po starej mame, chceli sme ho zachrániť pred dažďom a vrátiť sa do mesta. Medzitým sa narodila Anička, prišli dve kozy a susedia nám ukázali, ako sa kosí.</p>
<p>Dnes máme dvadsaťtri oviec, tri kone a dvere, ktoré sa cez deň nezamykajú. Hostí berieme ako návštevu: ukážeme, poradíme a necháme na pokoji.</p>`,
  },
  'uvod-units': {
    title: 'Kde sa vyspíte',
    content:
      '<p>Každá izba má svoj strom, každá drevenica svoj oheň. Vyberte si podľa toho, čo chcete ráno vidieť z okna.</p>',
  },
  'uvod-farm': {
    scene: 'horse-riding',
    title: 'Ráno k ovciam, večer k ohňu',
    content: `<p>Na dvore sa stále niečo deje a pri všetkom môžete byť. Nič nie je povinné, ani vstať.</p>
<ul>
<li>o siedmej púšťame ovce na pašu a bránku smú otvoriť deti</li>
<li>v stredu a v sobotu pečieme chlieb v murovanej peci</li>
<li>Martin osedlá kone pre veľkých aj malých</li>
<li>večer zakúrime pod kaďou, za tri hodiny je voda horúca</li>
</ul>`,
  },
  'uvod-location': {
    scene: 'summer-meadow',
    title: 'Na konci dediny, na začiatku lesa',
    content: `<p>Horné Podlipie leží medzi Liptovom a Oravou. Cesta u nás končí, ďalej vedie už len poľná do lesa.</p>
<p>K termálnemu kúpalisku je to 9 km, na hrad Sokolec 6 km, na lyžiarsky vlek 4 km. Do obchodu v dedine dôjdete za desať minút pešo.</p>`,
  },
  'uvod-offers': {
    title: 'Práve teraz ponúkame',
    content: '<p>Čo ponuka sľubuje, je v cene. Vyberiete si len deň.</p>',
  },
  'uvod-activities': {
    title: 'Čo si môžete vyskúšať',
    content: '<p>Stačí prísť v gumákoch, ostatné požičiame.</p>',
  },
  'uvod-gallery': { title: 'Ako to u nás vyzerá', content: '<p>Jeden dvor, štyri ročné obdobia.</p>' },
  'uvod-products': {
    title: 'Z pece, koliby a komory',
    content: '<p>Ochutnáte pri raňajkách, a čo vám zachutí, zabalíme na cestu.</p>',
  },
  'uvod-ratings': { title: 'Ako bolo hosťom', content: '<p>Píšu hostia, ktorí u nás naozaj spali.</p>' },
  'uvod-booking': {
    title: 'Kedy vám nachystáme kľúč?',
    content: '<p>Voľné dni a konečnú cenu uvidíte hneď. Kto si nie je istý, nech zavolá, poradíme sa.</p>',
  },
} as const satisfies Record<string, PageText>
