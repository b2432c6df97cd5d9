import type { SampleArticle } from './article.ts'

export const tripArticles: readonly SampleArticle[] = [
  {
    category: 'trips',
    scene: 'castle-ruin',
    daysAgo: 41,
    title: 'Na hrad Sokolec s deťmi a bez plaču',
    perex:
      'Šesť kilometrov, jedna reťaz, tri zastávky. Trasa, na ktorej sa najmenší neopýtajú, kedy už tam budeme.',
    content: `<p>Na Sokolec sa dá dôjsť za hodinu a pol. S deťmi to trvá štyri a je to tak správne. Chodíme tam niekoľkokrát do roka a časom sme zistili, kde treba zastaviť, aby sa nešlo nasilu.</p>
<h2>Prvá zastávka: brod cez potok</h2>
<p>Dvadsať minút od dvora prechádza modrá značka cez potok. Most tam je, ale nikto ho nepoužíva. Vezmite náhradné ponožky a rátajte s polhodinou na stavanie hrádze. Kto ju postaví, ten má právo pomenovať kameň uprostred.</p>
<h2>Druhá zastávka: bučina</h2>
<p>Za lúkou sa vchádza do starého bukového lesa. Je tu ticho a chládok aj v najväčšej horúčave. Pri treťom rozcestníku leží vyvrátený kmeň, na ktorom sa zmestí celá rodina. Tu sa je prvý chlieb so syrom. Druhý si nechajte na hrad, inak nebudete mať čím vyjednávať.</p>
<h2>Tretia zastávka: reťaz</h2>
<p>Posledných dvesto metrov je strmých a na skale je natiahnutá reťaz. Vyzerá to horšie, než aké to je. Dospelý ide prvý, dieťa za ním, a hore si každý pripadá ako dobyvateľ.</p>
<h2>Čo sa oplatí vedieť</h2>
<ul>
<li>vstupné je 3 €, deti majú vstup zadarmo</li>
<li>na hrade nie je voda ani bufet</li>
<li>kočík nechajte doma, nosič je v poriadku</li>
<li>po daždi je skala klzká, vtedy choďte radšej k vodopádu</li>
</ul>
<p>Naspäť sa dá ísť tou istou cestou alebo lúkami okolo kaplnky. Lúkami je to o kilometer dlhšie, ale stále z kopca a s výhľadom. Keby niekto naozaj nevládal, zavolajte, prídeme k závore autom.</p>
<p>Z veže vidno na jednu stranu Liptov, na druhú Oravu a celkom dole náš dvor. Zamávajte. Ak sme vonku, odmávame. A keď sa vrátite, v peci bude ešte teplo a na stole polievka, stačí ráno povedať koľkým.</p>`,
  },
  {
    category: 'trips',
    scene: 'waterfall',
    daysAgo: 130,
    title: 'Päť výletov do dažďa',
    perex:
      'Keď sa mraky usadia na kopcoch, netreba sedieť na izbe. Kam chodíme, keď prší, a prečo sa na to tešíme.',
    content: `<p>Pri objednávke sa hostia pýtajú na počasie a my hovoríme pravdu: prší tu často a nikdy nie celý deň. Za tie roky sme si našli miesta, ktoré sú v daždi krajšie než na slnku.</p>
<h2>1. Vodopád Mlynárka</h2>
<p>Po dvoch dňoch dažďa padá vody trikrát toľko. Cesta vedie lesom, takže zmoknete menej, než by ste čakali. Gumáky v detských veľkostiach požičiame.</p>
<h2>2. Jaskyňa</h2>
<p>Vnútri je celý rok osem stupňov a nikdy neprší. Vezmite si sveter aj v auguste. Prehliadka trvá necelú hodinu a na jej konci je jazierko, ktoré vyzerá ako zrkadlo, kým doň nekvapne.</p>
<h2>3. Termálne kúpalisko</h2>
<p>Voda má 38 stupňov, dážď osem a vy ste presne medzi nimi. Ľudí je málo, para stúpa k horám a deti sa odmietajú obliecť. Choďte po štvrtej.</p>
<h2>4. Drevený kostolík v Lehôtke</h2>
<p>Dážď na šindľovej streche je najlepší organ, aký sme počuli. Pani kostolníčka príde do desiatich minút a má čas, lebo v daždi sa na poli nerobí.</p>
<h2>5. Naša kuchyňa</h2>
<p>To nie je žart. Keď leje, zakúrime v peci aj mimo pečenia a na stole zostane múka, cesto a formičky. Kto chce, pečie. Kto nechce, sedí na lavici, pije bylinkový čaj a pozerá sa von oknom.</p>
<p>Jedno však v daždi nerobte: nechoďte na hrad ani na hrebeň. Skala klže, v hmle sa ľahko zablúdi a výhľad aj tak nebude. Hory počkajú, stoja tam už dlho.</p>
<blockquote><p>Pršalo tri dni a najmladší plakal až vtedy, keď sme odchádzali.</p></blockquote>
<p>Túto vetu nám nechala jedna rodina v knihe hostí. Odvtedy sa dažďa nebojíme ani za vás. V predsieni visia pršiplášte, berte si ich ako vlastné a vráťte ich pokojne mokré.</p>`,
  },
]
