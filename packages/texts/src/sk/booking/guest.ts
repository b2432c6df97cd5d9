export const returningWords = {
  applied:
    'Vitajte späť! Zľavu pre vracajúcich sa hostí sme už odpočítali. Objednajte, prosím, na e-mail alebo telefón, ktorý ste uviedli pri minulom pobyte.',
  refused:
    'Zľavu pre vracajúcich sa hostí sme neodpočítali: platí len tomu, na koho bol minulý pobyt, a nie viackrát, ako je povolené.',
}

export const couponFieldWords = {
  label: 'Zľavový kód',
  apply: 'Použiť kód',
  remove: 'Zrušiť kód',
  used: 'Kód platí, zľavu sme odpočítali.',
  nothing: 'Kód platí, ale na nič z toho, čo máte vybrané.',
  smaller:
    'Kód platí, v cene je zľava pre vracajúcich sa hostí. Zľavy sa nesčítavajú, použije sa výhodnejšia.',
}
