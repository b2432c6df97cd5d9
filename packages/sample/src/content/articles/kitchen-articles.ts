import type { SampleArticle } from './article.ts'

export const kitchenArticles: readonly SampleArticle[] = [
  {
    category: 'kitchen',
    scene: 'bread-baking',
    daysAgo: 24,
    title: 'Kvások, ktorý je starší než my',
    perex:
      'Chlieb pečieme v stredu a v sobotu. Začína sa však už večer predtým, lyžicou kvásku od susedy Margity.',
    content: `<p>Keď sme sa nasťahovali, priniesla nám suseda Margita pohár zakrytý plátnom. Nie koláč, nie slivovicu. Kvások. Dostala ho od svojej svokry, tá od svojej mamy, a ďalej sa to už nevie. Povedala len jedno: nakŕmte ho každý týždeň, aj keby sa neviem čo dialo.</p>
<h2>Večer pred pečením</h2>
<p>O ôsmej večer pridáme ku kvásku ražnú múku a vlažnú vodu a necháme ho pri peci. Do rána zdvojnásobí objem a vonia po jablkách. Ak vonia po octe, bol hladný a treba mu dať viac času. Inú vedu v tom nehľadajte.</p>
<h2>Ráno okolo štvrtej</h2>
<p>Martin zakúri bukom. Pec je z roku 1954 a rozohriať ju trvá päť hodín. Medzitým sa miesi: dve tretiny pšeničnej múky, tretina ražnej, voda, soľ, rasca. Cesto sa trikrát preloží a oddychuje v ošatkách.</p>
<p>Hostia, ktorí chcú piecť s nami, prichádzajú o ôsmej. To je tá pekná chvíľa: každý si vytvaruje svoj bochník a vyreže doň znak, podľa ktorého ho potom spozná. Videli sme už srdcia, ryby, traktor aj celú rodinu.</p>
<h2>Ak to chcete skúsiť doma</h2>
<ol>
<li>Kvások nakŕmte večer, nie ráno. Noc robí polovicu práce.</li>
<li>Cesto má byť lepkavejšie, než sa vám páči.</li>
<li>Rúru rozohrejte na najviac, čo vie, a bochník pečte v liatinovom hrnci pod pokrievkou.</li>
<li>Nekrájajte ho teplý. Vieme, že to nedodržíte. Ani my nie.</li>
</ol>
<p>A ak sa nevydarí? Z tvrdého bochníka je najlepší chlieb vo vajíčku, z pripáleného strúhanka a z nedopečeného veselý večer. Pečieme tretí rok každý týždeň a stále nám občas jeden praskne inak, než sme chceli.</p>
<p>Pohár kvásku vám na cestu radi pribalíme. Má jedinú podmienku, tú istú, akú mala Margita: kŕmiť každý týždeň a raz dať ďalej niekomu, komu na tom bude záležať.</p>`,
  },
  {
    category: 'kitchen',
    scene: 'jam',
    daysAgo: 94,
    title: 'Slivkový lekvár bez jediného gramu cukru',
    perex: 'Dva dni miešania, jeden medený kotol a susedia okolo ohňa. Recept, ktorý sa nedá ponáhľať.',
    content: `<p>Slivky v našom sade sú staré bystrické, drobné a nevzhľadné. Na koláč ich nikto nechce. Na lekvár niet lepších, lebo keď zostanú na strome, kým im pri stopke nezvráskavie šupka, majú v sebe toľko sladkosti, že cukor by ich len pokazil.</p>
<h2>Prvý deň: oberanie a kôstky</h2>
<p>Oberá sa na suchu, opatrne a do košíkov. Potom si všetci sadneme k dlhému stolu na terase a kôstkujeme. Je to robota na celé popoludnie a práve preto ju máme radi: kým sa vyprázdni kôš, prejde sa celá dedina, všetky svadby aj všetky choroby.</p>
<h2>Druhý deň: kotol</h2>
<p>Ráno sa pod medeným kotlom zakúri a do kotla ide prvé vedro. Lekvár sa mieša drevenou varechou dlhou ako metla, bez prestávky, dvanásť hodín. Striedame sa po štvrťhodine. Kto mieša, ten rozpráva a ostatní počúvajú.</p>
<p>Že je hotovo, spoznáte podľa troch vecí:</p>
<ul>
<li>varecha v kotle zostane stáť</li>
<li>lekvár sa z nej nechce pustiť</li>
<li>tí, čo miešali, už nevládzu hovoriť</li>
</ul>
<h2>A potom celý rok</h2>
<p>Plníme ho horúci do pohárov a zakrývame plátnom. Zo sto kilogramov sliviek je ho sotva dvadsať kilogramov. Patrí do buchiet, na chlieb s maslom, do omáčky k divine a po lyžičke aj rovno do úst, keď sa nikto nepozerá.</p>
<p>Pýtate sa, či sa to oplatí, keď je v obchode lekvár za dve eurá. Neoplatí. Ale medený kotol sa raz za rok zohreje, susedia prídu, aj keby sa celé leto nerozprávali, a deti sa naučia, že niektoré veci sú hotové až vtedy, keď sú hotové.</p>
<p>Poháre s lekvárom nájdete v kuchyni gazdovského domu, kým sa neminú. A ak k nám prídete, keď sa varí, dostanete varechu do ruky skôr než kľúč od izby.</p>`,
  },
]
