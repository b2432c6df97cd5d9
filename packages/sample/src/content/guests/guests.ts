import type { Guest } from '@dvor/contract/reservations/reservations.ts'

/** Invented people under example.com, which delivers no e-mails. */
const person = (
  first_name: string,
  last_name: string,
  mail: string,
  line: number,
  country = 'SK',
): Guest => ({
  first_name,
  last_name,
  email: `${mail}@example.com`,
  phone: `+421 900 000 ${line}`,
  country,
})

export const guests = {
  benkova: person('Katarína', 'Benková', 'katarina.benkova', 101),
  hruska: person('Tomáš', 'Hruška', 'tomas.hruska', 102),
  mrazova: person('Ivana', 'Mrázová', 'ivana.mrazova', 103),
  dvorsky: person('Peter', 'Dvorský', 'peter.dvorsky', 104),
  svobodova: person('Lenka', 'Svobodová', 'lenka.svobodova', 105, 'CZ'),
  kralik: person('Michal', 'Králik', 'michal.kralik', 106),
  farkas: person('Zoltán', 'Farkas', 'zoltan.farkas', 107),
  nowak: person('Agnieszka', 'Nowak', 'agnieszka.nowak', 108, 'PL'),
  simko: person('Juraj', 'Šimko', 'juraj.simko', 109),
  ondrusova: person('Mária', 'Ondrušová', 'maria.ondrusova', 110),
  weiss: person('Clara', 'Weiss', 'clara.weiss', 111, 'AT'),
  gajdos: person('Rastislav', 'Gajdoš', 'rastislav.gajdos', 112),
  liskova: person('Dominika', 'Lišková', 'dominika.liskova', 113),
  urban: person('Ján', 'Urban', 'jan.urban', 114),
  polakova: person('Soňa', 'Poláková', 'sona.polakova', 115),
  bielik: person('Marek', 'Bielik', 'marek.bielik', 116),
  hanzel: person('Adam', 'Hanzel', 'adam.hanzel', 117),
  kovac: person('Štefan', 'Kováč', 'stefan.kovac', 118),
  hlavacova: person('Zuzana', 'Hlaváčová', 'zuzana.hlavacova', 119),
  kubik: person('Martin', 'Kubík', 'martin.kubik', 120),
  tothova: person('Eva', 'Tóthová', 'eva.tothova', 121),
  chren: person('Pavol', 'Chren', 'pavol.chren', 122),
  medvedova: person('Jana', 'Medveďová', 'jana.medvedova', 123),
  bartos: person('Lukáš', 'Bartoš', 'lukas.bartos', 124),
  gruber: person('Thomas', 'Gruber', 'thomas.gruber', 125, 'AT'),
  sopkova: person('Alžbeta', 'Sopková', 'alzbeta.sopkova', 126),
  vlcek: person('Roman', 'Vlček', 'roman.vlcek', 127),
  novotna: person('Petra', 'Novotná', 'petra.novotna', 128, 'CZ'),
  slivka: person('Ondrej', 'Slivka', 'ondrej.slivka', 129),
  dudasova: person('Hana', 'Dudášová', 'hana.dudasova', 130),
} as const
