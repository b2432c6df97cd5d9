import type { PageText } from './page-text.ts'

export const farmTexts = {
  'produkcia-hero': {
    scene: 'bread',
    title: 'Naša produkcia',
    content: '<p>Vyrábame málo a z toho, čo máme. Keď sa minie, treba počkať, kým narastie.</p>',
  },
  'produkcia-bread': {
    scene: 'bread-baking',
    title: 'Chlieb z murovanej pece',
    content: `<p>Kvások máme od susedy Margity a je starší než naše deti. V peci sa kúri bukom od štvrtej ráno, o desiatej je chlieb vonku.</p>
<ul>
<li>kváskový pšenično-ražný, 1 kg: 5,50 €</li>
<li>zemiakový podplamenník so slaninou: 3,50 €</li>
<li>jablkový závin zo sadu, v sezóne: 7 €</li>
</ul>
<p>Pečieme v stredu a v sobotu. Bochník si objednajte deň vopred.</p>`,
  },
  'produkcia-cheese': {
    scene: 'cheese',
    title: 'Syry zo starej koliby',
    content: `<p>Ovce dojíme od mája do septembra, ručne a dvakrát denne. Hrudkový syr zreje päť dní v plátne, údený visí nad jelšovým dymom.</p>
<ul>
<li>ovčí hrudkový syr, 300 g: 6,90 €</li>
<li>údené korbáčiky, 150 g: 4,20 €</li>
<li>bryndza, 250 g: 5,50 €</li>
<li>žinčica, pohár na mieste: 1,50 €</li>
</ul>`,
  },
  'produkcia-pantry': {
    scene: 'honey',
    title: 'Z komory: med, sirupy a lekváre',
    content: `<p>Včely má starý otec pod lesom. Na lipách pred domom robia med, ktorý rozpoznáte poslepiačky. Sirupy varíme z bazy, malín a mäty, lekvár zo sliviek bez jediného gramu cukru.</p>
<ul>
<li>lipový med, 900 g: 12 €</li>
<li>bazový, malinový alebo mätový sirup, 0,5 l: 6 €</li>
<li>slivkový lekvár, 400 g: 5,90 €</li>
</ul>
<p>Všetko kúpite v kuchyni gazdovského domu, denne od 8.00 do 18.00 h. Poštou neposielame: sklo sa rozbije a vy prídete o výlet.</p>`,
  },
  'aktivity-hero': {
    scene: 'eggs',
    title: 'Doplnkové služby',
    content: '<p>Čo si u nás môžete vyskúšať, od kŕmenia oviec po večer v horúcej kadi.</p>',
  },
  'aktivity-booking': {
    title: 'Ako sa prihlásiť',
    content: `<p>Stačí povedať pri raňajkách alebo zavolať na recepciu deň vopred. Jazdy na koni a dielne bývajú cez prázdniny plné, tie si dohodnite už pri rezervácii.</p>
<p>Ak prší, nič sa nedeje: chlieb sa pečie pod strechou a v maštali je sucho.</p>`,
  },
} as const satisfies Record<string, PageText>
