/** Texts about interrupted saves: lost connection, ended session, conflicting versions, amounts not sent. */
export const guards = {
  lost: 'Spojenie vypadlo. Nič sa nestratilo, uložíme to, len čo bude späť.',
  retryNow: 'Skúsiť hneď',
  recovered: 'Spojenie je späť, uložené.',
  draft: 'Vrátili sme vám rozpísané zmeny, ktoré ste nestihli uložiť.',
  discardDraft: 'Zahodiť ich',
  signInTitle: 'Prihláste sa, prosím, znova',
  signInHint:
    'Prihlásenie vypršalo. Čo ste rozpísali, ostáva na svojom mieste a po prihlásení budete pokračovať.',
  signInLeave: 'Odísť bez uloženia',
  proofTitle: 'Ste to vy?',
  proofHint: 'Na túto zmenu potrebujeme ešte raz vaše heslo. Čo ste napísali, ostáva na svojom mieste.',
  proofWrong: 'Heslo nesedí.',
  proofConfirm: 'Potvrdiť',
  staleAllTheirs: 'Všade nechať uložené',
  staleAllMine: 'Všade nechať moje',
  staleSave: 'Uložiť výber',
  unsentTitle: 'Suma ešte nie je zapísaná',
  unsentText: 'Sumu ste vyplnili, ale nezapísali. Ak budete pokračovať, nezapíše sa.',
  unsentLeave: 'Pokračovať bez zápisu',
  unsentStay: 'Späť k sume',
} as const
