/** Texts of firms found by their number, and of the file of their register. */
export const firms = {
  fill: 'Doplniť: {{firm}}',
  own: 'z vašich dokladov',
  register: 'z registra',
  filled: 'Doplnené podľa IČO ({{source}}).',
  title: 'Register firiem',
  hint: 'Keď pri rezervácii alebo faktúre napíšete IČO, názov a adresa sa doplnia samy. Hľadá sa vo vašich dokladoch a v súbore, ktorý sem vložíte; von sa nič neposiela.',
  label: 'Súbor s registrom firiem',
  drop: 'Presuňte sem súbor CSV s firmami, alebo ho vyberte',
  dropHint:
    'Otvorené dáta registra so stĺpcami IČO a názov; ulica, číslo, PSČ, obec, DIČ a IČ DPH, ak sú. Najviac 500 MB.',
  reading: 'Načítavam register, môže to trvať niekoľko minút…',
  none: 'Zatiaľ nie je načítaný žiadny register.',
  loaded: '{{file}}, načítaný {{when}}. Firiem: {{rows}}.',
  wrong: 'Vynechané riadky bez správneho IČO alebo názvu: {{wrong}}. Prvé sú na riadkoch {{lines}}.',
  refused: 'Register sa nenačítal, platí ten predošlý',
  unreadable: 'V prvom riadku súboru chýba stĺpec IČO alebo názov firmy.',
  done: 'Register je načítaný.',
} as const
