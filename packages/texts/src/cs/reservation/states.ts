import type { Texts } from '../../texts.ts'

const states: Texts['stateWords']['states'] = {
  hold: {
    name: 'dočasně podržená',
    stay: { title: 'Pokoj je podržený', text: 'Dokončete prosím objednávku.' },
    services: { title: 'Místa jsou podržená', text: 'Dokončete prosím objednávku.' },
  },
  pending_approval: {
    name: 'čeká na schválení',
    stay: {
      title: 'Čeká na naše potvrzení',
      text: 'Pobyt si nejdřív ověříme a ozveme se vám e-mailem, většinou do dvou dnů. Do té doby nic neplatíte.',
    },
  },
  awaiting_payment: {
    name: 'čeká na platbu',
    stay: { title: 'Čeká na platbu', text: 'Pokoj pro vás držíme, po zaplacení ho hned potvrdíme.' },
    services: {
      title: 'Čeká na platbu',
      text: 'Místa pro vás držíme, po zaplacení rezervaci hned potvrdíme.',
    },
  },
  confirmed: {
    name: 'potvrzená',
    stay: { title: 'Potvrzená', text: 'Pokoj je váš. Těšíme se na vás!' },
    services: { title: 'Potvrzená', text: 'Místa jsou vaše. Těšíme se na vás!' },
  },
  checked_in: {
    name: 'ubytovaná',
    nameAlone: 'host přišel',
    stay: { title: 'Jste u nás', text: 'Ať se vám tu dobře odpočívá.' },
  },
  completed: {
    name: 'ukončená',
    stay: { title: 'Pobyt skončil', text: 'Děkujeme, že jste byli u nás. Přijeďte zase.' },
    services: { title: 'Máte to za sebou', text: 'Děkujeme, že jste přišli. Zastavte se zase.' },
  },
  cancelled: {
    name: 'zrušená',
    stay: { title: 'Zrušená', text: 'Tento pobyt je zrušený.' },
    services: { title: 'Zrušená', text: 'Tato rezervace je zrušená.' },
  },
  expired: {
    name: 'propadlá',
    stay: {
      title: 'Propadlá',
      text: 'Platba nepřišla včas, proto jsme pokoj uvolnili. Pokud o něj pořád stojíte, rezervujte ho znovu.',
    },
    services: {
      title: 'Propadlá',
      text: 'Platba nepřišla včas, proto jsme místa uvolnili. Pokud o ně pořád stojíte, rezervujte je znovu.',
    },
  },
  rejected: {
    name: 'zamítnutá',
    stay: {
      title: 'Nemohli jsme ji potvrdit',
      text: 'Mrzí nás to, v tomto termínu vás ubytovat nemůžeme. Nic jste neplatili.',
    },
  },
  no_show: {
    name: 'host nepřijel',
    stay: { title: 'Nepřijeli jste', text: 'Čekali jsme na vás, ale nepřijeli jste. Ozvěte se nám prosím.' },
  },
}

export const stateWords: Texts['stateWords'] = {
  states,
  late: 'Platba přišla až po termínu a mezitím si to rezervoval někdo jiný. Peníze vám vrátíme.',
}
