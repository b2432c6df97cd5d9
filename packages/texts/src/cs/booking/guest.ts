import type { Texts } from '../../texts.ts'

export const returningWords: Texts['returningWords'] = {
  applied:
    'Vítejte zpátky! Slevu pro vracející se hosty jsme už odečetli. Objednejte prosím na e-mail nebo telefon, který jste uvedli u minulého pobytu.',
  refused:
    'Slevu pro vracející se hosty jsme neodečetli: platí jen tomu, na koho byl minulý pobyt, a ne víckrát, než je povoleno.',
}

export const couponFieldWords: Texts['couponFieldWords'] = {
  label: 'Slevový kód',
  apply: 'Použít kód',
  remove: 'Zrušit kód',
  used: 'Kód platí, slevu jsme odečetli.',
  nothing: 'Kód platí, ale na nic z toho, co máte vybrané.',
  smaller: 'Kód platí, v ceně je sleva pro vracející se hosty. Slevy se nesčítají, použije se ta výhodnější.',
}
