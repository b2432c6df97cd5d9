/** Rules of the sample property, one page for the door of a room. @returns HTML */
export const houseRules = (phone: string): string => `
<p>Vitajte u nás. Pravidiel máme len toľko, aby sa vo dvore dobre žilo ľuďom aj zvieratám.</p>
<h2>Príchod a odchod</h2>
<ul>
<li>Izby sú pripravené od 14.00 h, sýpka a drevenice od 15.00 h. Čakáme vás do 20.00 h. Ak prídete neskôr, zavolajte nám.</li>
<li>V deň odchodu uvoľnite izbu do 10.00 h. Batožinu vám postrážime.</li>
<li>Kľúč nechajte v dverách alebo v kuchyni na háčiku.</li>
</ul>
<h2>V dome</h2>
<ul>
<li>Od 22.00 h do 6.00 h hovoríme potichu, v dome spia deti.</li>
<li>Vnútri sa nefajčí a nehoria sviečky. Na lavičke pod lipou môžete oboje.</li>
<li>Zablatené topánky nechajte pred prahom, papuče sú v koši pri dverách.</li>
<li>Keď idete von, zhasnite a zatvorte okná. Vietor tu vie prísť naraz.</li>
<li>Ak sa niečo rozbije, povedzte nám to. Za hrnček sa nehneváme.</li>
</ul>
<h2>Oheň</h2>
<ul>
<li>Kladie sa len v kozuboch, v peciach a na ohniskách, nikdy nie pri humne.</li>
<li>Od ohňa sa neodchádza. Na noc ho zalejte, vedro s vodou stojí vedľa.</li>
</ul>
<h2>Zvieratá</h2>
<ul>
<li>Ku koňom a do ohrady choďte s nami. Malé deti držte za ruku.</li>
<li>Kŕmte len tým, čo vám dáme. Z rožkov zvieratá bolí brucho.</li>
<li>Bránky za sebou zatvárajte, kozy na to čakajú.</li>
<li>Psíky sú vítané v Apartmáne Sýpka a v dreveniciach, na dvore na vôdzke.</li>
</ul>
<h2>Deti</h2>
<ul>
<li>Dvor je ich. Potok a stroje však len s dospelým.</li>
<li>Bicykle, sánky a gumáky si požičajte z kôlne a večer ich tam vráťte.</li>
</ul>
<h2>Keď niečo treba</h2>
<p>Sme v gazdovskom dome alebo na čísle <strong>${phone}</strong>, volajte aj v noci. Lekárnička a hasiaci prístroj sú v každom dome pri dverách. Tiesňová linka je <strong>112</strong>.</p>
<p>Nech sa vám tu dobre spí.</p>
`
