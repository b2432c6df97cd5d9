import * as f from '../../declaration/fields.ts'

const gatherings = { sk: 'Spoločné pobyty', en: 'Gatherings' }

/** The owner's rules of gatherings: units that are held for several families. */
export const gatheringFields = {
  gathering_offered: f.flag({
    label: { sk: 'Ponúkať spoločný pobyt viacerých rodín', en: 'Offer gatherings of several families' },
    help: {
      sk: 'Organizátor podrží viac izieb naraz a pošle jeden odkaz. Každá rodina si podľa neho vyberie a zaplatí svoju izbu.',
      en: 'The organiser holds several rooms at once and shares one link. By it each family chooses and pays its own room.',
    },
    default: false,
    section: gatherings,
  }),
  gathering_hours: f.whole(
    1,
    168,
  )({
    label: { sk: 'Podržať izby (hodín)', en: 'Hold the rooms (hours)' },
    help: {
      sk: 'Počíta sa od potvrdenia e-mailom. Čo si dovtedy nikto nevezme, je opäť voľné.',
      en: 'Counted from the confirmation by e-mail. What nobody has taken by then is free again.',
    },
    default: 48,
    section: gatherings,
  }),
  gathering_prolong_hours: f.whole(
    0,
    168,
  )({
    label: { sk: 'Organizátor smie predĺžiť o (hodín)', en: 'The organiser may prolong by (hours)' },
    help: { sk: 'Spolu, aj na viackrát. Nula: predĺžiť smiete len vy.', en: 'In all. Zero: only you may.' },
    default: 24,
    section: gatherings,
  }),
  gathering_units: f.whole(
    2,
    20,
  )({
    label: { sk: 'Najmenej izieb', en: 'Least rooms' },
    default: 2,
    section: gatherings,
  }),
  gathering_lead_days: f.whole(
    1,
    365,
  )({
    label: { sk: 'Najneskôr dní pred príchodom', en: 'At the latest days before arrival' },
    help: {
      sk: 'Blízke termíny sa takto podržať nedajú, aby ste ich stihli predať.',
      en: 'Near dates cannot be held this way, so that you can still sell them.',
    },
    default: 14,
    section: gatherings,
  }),
}
