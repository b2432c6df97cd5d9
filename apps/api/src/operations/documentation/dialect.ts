/** The reference's chapter on the query dialect and its differences from Strapi 3, in Markdown. */
export const dialect = `
Rezervácie a obsah penziónu. Sumy sú v centoch s DPH, dni v tvare RRRR-MM-DD, okamihy v UTC; úspech je vždy 200.

## Dotazy
Zoznamy a počty rozumejú dotazom, aké posielajú klienti Strapi 3.

| zápis | význam |
|---|---|
| \`pole=a\`, \`pole_eq=a\`, \`[pole]=a\` | rovná sa |
| \`pole=a&pole=b\` | ktorákoľvek z hodnôt |
| \`_ne _lt _lte _gt _gte _in _nin _contains _ncontains _containss _ncontainss _null\` | koncovky poľa; opakovaná je ktorákoľvek z hodnôt, pri \`_ne\` a \`_ncontains\` žiadna |
| \`_where[_or][0][pole]=a&_where[_or][1][pole]=b\`, \`_or[0][pole]=a\`, \`_and\` | spojenie podmienok, aj vnorené, najviac 10 zátvoriek |
| \`_sort=pole:ASC,iné:DESC\` alebo \`_sort\` viackrát | poradie; pri zhode rozhodne id |
| \`_start\`, \`_limit\` | stránka; predvolených 100 záznamov, najviac 100 pre verejnosť a 1000 pre správcu, \`-1\` je najviac, koľko sa dá |
| \`pole_null=true\` | chýba; jediná podmienka poľa so súborom (\`image_null=true\`) |
| \`_q\` | hľadanie v textoch bez ohľadu na veľkosť písmen a diakritiku |
| \`created_at\`, \`updated_at\` | to isté ako \`createdAt\`, \`updatedAt\` |
| deň namiesto okamihu | prvý okamih toho dňa v Bratislave |
| id iného tvaru | nenájde nič |

## Čím sa líši od Strapi 3
| Strapi 3 | tu |
|---|---|
| id sú čísla | id sú UUID |
| filtre cez vzťahy (\`autor.meno=\`) | len vlastné polia záznamu, inak 400 \`query_invalid\` |
| neznáme pole v dotaze sa prehliadne | 400 \`query_invalid\` s menom poľa |
| neznáme pole v tele sa prehliadne | 400 \`invalid\` s menom poľa |
| \`_limit=-1\` vráti všetko | najviac 1000 záznamov správcovi a 100 verejnosti |
| vzťahy sú v zozname celé | v zozname id, kde deklarácia nehovorí inak; v jednom zázname celé, do jednej úrovne |
| odpovede nesú \`created_at\`, \`updated_at\` | odpovede nesú \`createdAt\`, \`updatedAt\` |
| chyba \`{statusCode, error, message}\` | \`{code, message, fields, requestId}\`, kódy sú uzavretý zoznam |
| \`jwt\` platí 30 dní | platí 15 minút, obnovuje sa cez \`POST /jwt/refresh-token\` |
| \`url\` pri zabudnutom hesle je ľubovoľné | len na adrese tohto webu alebo webov v nastaveniach |
| CORS pre každého | len pre weby v nastaveniach |
| obrázok patrí viacerým záznamom | súbor patrí jednému, ďalší ho odmietne 400 s menom poľa |
| súbory: SVG a ľubovoľný druh | JPEG, PNG, WebP, AVIF a PDF, podľa obsahu |
| \`locale=en\` | texty v tomto jazyku, inak po anglicky, inak po slovensky; \`text_languages\` povie jazyk každého |
| \`_publicationState\`, \`_locale\` | prijmú sa a nič nemenia |
`.trim()
