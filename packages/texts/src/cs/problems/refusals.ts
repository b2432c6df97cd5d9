import type { Texts } from '../../texts.ts'

export const couponRefusalWords: Texts['couponRefusalWords'] = {
  not_yet: 'Tento kód ještě neplatí.',
  over: 'Platnost tohoto kódu už skončila.',
  other_stay: 'Tento kód platí na jiné dny pobytu.',
  other_unit: 'Tento kód platí na jiný pokoj, než jste si vybrali.',
  other_plan: 'Tento kód platí u jiné sazby. Zkuste si vybrat jinou.',
  nothing_covered: 'Tento kód zlevňuje ubytování, a to v objednávce nemáte.',
  too_short: 'Na tento kód je pobyt příliš krátký, zkuste ho prodloužit.',
  used_up: 'Tento kód už využili jiní, víckrát použít nejde.',
  other_guest: 'Tento kód patří jinému hostovi. Platí s e-mailem nebo telefonem z jeho pobytu.',
}

const unpaid = 'Tento poukaz ještě není zaplacený, proto jím zatím platit nejde.'

export const voucherRefusalWords: Texts['voucherRefusalWords'] = {
  unknown:
    'Takový kód neznáme. Zkontrolujte ho prosím znak po znaku. Poukazy jiných ubytování u nás neplatí.',
  waiting: unpaid,
  lapsed: unpaid,
  void: 'Tento poukaz je zrušený. Pokud o tom nevíte, ozvěte se nám.',
  expired: 'Platnost tohoto poukazu skončila. Ozvěte se nám, možná ho budeme moci prodloužit.',
  redeemed: 'Tento poukaz už je celý vyčerpaný.',
}
