import type { sampleHalls } from '../activities/halls.ts'

interface SampleDemand {
  hall: (typeof sampleHalls)[number]['key']
  /** Days from today to the beginning of the celebration. */
  inDays: number
  is_new: boolean
  state: 'new' | 'offered'
  name: string
  email: string
  phone: string
  event_type: string
  persons: number
  message: string
}

export const sampleDemands: readonly SampleDemand[] = [
  {
    hall: 'barn',
    inDays: 160,
    is_new: true,
    state: 'new',
    name: 'Katarína Slivková',
    email: 'katarina.slivkova@example.com',
    phone: '+421 905 111 222',
    event_type: 'svadba',
    persons: 70,
    message: 'Chceli by sme obrad pod lipami a večer v sýpke. Dá sa prísť pozrieť cez víkend?',
  },
  {
    hall: 'parlour',
    inDays: 45,
    is_new: false,
    state: 'offered',
    name: 'Peter Hruška',
    email: 'peter.hruska@example.com',
    phone: '+421 905 333 444',
    event_type: 'firemná porada',
    persons: 16,
    message: 'Dva dni, obed a večera na mieste. Desiati by sme zostali na noc.',
  },
]
