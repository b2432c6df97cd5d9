import type { SampleArticle } from './article.ts'

export const farmArticles: readonly SampleArticle[] = [
  {
    category: 'farm',
    scene: 'sheep-feeding',
    daysAgo: 9,
    title: 'Jeden deň s našimi ovcami',
    perex:
      'Kto vstane o šiestej, otvorí bránku. Kto prispí, zmešká to najlepšie. Deň stáda od rosy po súmrak.',
    content: `<p>Hostia sa nás pýtajú, čo vlastne ovce celý deň robia. Odpoveď je krátka: jedia. Ale keď sa s nimi pustíte von a zostanete až do večera, zistíte, že v tom jedení je poriadok, aký by nám kde-kto závidel.</p>
<h2>Ráno patrí vodkyni</h2>
<p>Stádo má dvadsaťtri oviec a jednu z nich poslúchajú všetky. Volá sa Fialka, má deväť rokov a jedno ucho kratšie. Keď o siedmej otvoríme bránku, nikto sa nepohne, kým nevykročí ona. Deti to berú ako divadlo a potichu počítajú, kto pôjde druhý. Býva to Bodka, jej dcéra.</p>
<p>Cesta na pašu trvá desať minút. Ideme popri potoku, lebo tam je tráva po noci najšťavnatejšia. Na zvoncoch je počuť, ako sa kto má: kto sa pasie, zvoní pokojne, kto sa stratil, zvoní ako o život.</p>
<h2>Poludnie v tieni</h2>
<p>Okolo jedenástej si stádo ľahne pod lipy a prežúva. Vtedy sa k nemu dá sadnúť a čítať si. Ovce vás najprv ovoňajú, potom na vás zabudnú. Ak vám niektorá položí hlavu na kolená, je to Žofka a chce kúsok chleba. Nedávajte jej ho, povie o tom ostatným.</p>
<h2>Čo si u nás môžete vyskúšať</h2>
<ul>
<li>ráno otvoriť bránku a ísť so stádom na pašu</li>
<li>napiť sa žinčice rovno z hrnca</li>
<li>pomôcť pri čistení a česaní vlny</li>
<li>večer spočítať ovce, doopravdy a nahlas</li>
</ul>
<p>Na pašu si vezmite klobúk a fľašu vody, o jedlo sa nestarajte. Chlieb a syr nosí Martin v kapse a o desiatej ich delí každému rovnako, aj tým, čo tvrdia, že ráno nikdy nič nejedia.</p>
<p>Večer sa vracajú samy. Stačí zapískať a Fialka sa otočí. Potom ešte chvíľu stojíme pri plote, pozeráme, ako si líhajú, a nikomu sa nechce domov. Práve vtedy zvyčajne niekto povie, že by zostal o deň dlhšie.</p>`,
  },
  {
    category: 'farm',
    scene: 'horses',
    daysAgo: 66,
    title: 'Prvýkrát na koni: ako to u nás prebieha',
    perex: 'Netreba vedieť nič, stačia dlhé nohavice. Martin opisuje prvú hodinu krok za krokom.',
    content: `<p>Väčšina ľudí, ktorí k nám prídu jazdiť, na koni nikdy nesedela. Je to dobre: nemajú sa čo odúčať. A kone to vedia skôr než my, stačí im, ako k nim podídete.</p>
<h2>Najprv sa zoznámime na zemi</h2>
<p>Prvých dvadsať minút sa nikam nejde. Koňa vyčistíte, zdvihnete mu kopyto a prevediete ho cez dvor. Deti dostanú mäkkú kefu a úlohu nájsť miesto, kde to má kôň najradšej. Gaštan má rád čelo, Luna krk a starý Vetrík úplne všetko.</p>
<p>Je to najdôležitejšia časť celej hodiny. Kto si koňa pohladí a popráva sa s ním, ten sa v sedle nebojí. Kôň zasa vie, že na chrbte nemá vrece, ale človeka.</p>
<h2>Potom do sedla</h2>
<p>Začíname na lonži, teda na dlhom povraze. O smer sa nestaráte, držím ho ja. Vy máte jedinú prácu: sedieť rovno, dýchať a pozerať sa tam, kam chcete ísť. Po štvrťhodine to väčšina pustí z hlavy a začne sa usmievať.</p>
<p>Ak sa darí, vyjdeme na konci z ohrady a prejdeme krokom poľnou cestou po kaplnku a späť. Z koňa vidno o meter viac a celá dolina je zrazu iná.</p>
<h2>Čo si vziať so sebou</h2>
<ul>
<li>dlhé nohavice, pokojne tepláky</li>
<li>pevné topánky s malým podpätkom</li>
<li>prilbu máme, pre deti aj pre dospelých</li>
<li>mrkvu, tú však až nakoniec</li>
</ul>
<p>Jedna hodina trvá s čistením asi osemdesiat minút a v sedle sú najviac traja naraz. Termín si vyberiete priamo v rezervácii alebo pri raňajkách, keď je ešte voľné miesto. Za silného vetra nejazdíme, kone sú vtedy nesústredené a my radi pokojné.</p>
<p>Deti berieme od piatich rokov, mladšie povozíme po dvore. Nikoho neprehovárame. Kto chce radšej stáť pri plote a pozerať sa, ten dostane kávu a je vítaný rovnako.</p>`,
  },
]
