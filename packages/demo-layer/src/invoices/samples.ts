import { drawPeople, type Person } from '../seed/people.ts'
import type { Sower } from '../seed/sower.ts'
import { services, statuses, type Client, type Invoice, type PaymentDetails } from './schemas.ts'

const count = 36
const firstId = 4987

const companies = [
  'Lime Tree Dairy',
  'Mill & Sons',
  'Upper Meadow Ltd',
  'Forest Hives',
  'Riverbank Print',
  'Old Barn Studio',
  'Hilltop Foods',
  'Quiet Valley Tours',
]
const places = [
  ['12 Mill Lane, Lipovec', 'Slovakia'],
  ['4 Orchard Street, Brno', 'Czechia'],
  ['88 Harbour Road, Bristol', 'United Kingdom'],
  ['31 Birch Avenue, Graz', 'Austria'],
  ['7 Lake View, Duluth', 'USA'],
] as const

const paymentDetails: PaymentDetails = {
  totalDue: '$12,110.55',
  bankName: 'Meadow Bank',
  country: 'Slovakia',
  iban: 'SK00 0000 0000 0000 0000 0000',
  swiftCode: 'MEADSKXX',
}

/** Thirty-six invoices in the order of their numbers; every status and every kind of balance occurs. */
export function seedInvoices(sower: Sower): { invoices: Invoice[]; paymentDetails: PaymentDetails } {
  const people = drawPeople(sower.draw, count)
  return { invoices: people.map((person, index) => invoiceFor(person, index, sower)), paymentDetails }
}

function invoiceFor(person: Person, index: number, { draw, day }: Sower): Invoice {
  const issued = index - count - draw.int(0, 3)
  const total = draw.int(1800, 5600)
  const invoiceStatus = statuses[index % statuses.length] ?? 'Draft'
  return {
    id: firstId + index,
    issuedDate: day(issued),
    client: clientFor(person, draw),
    service: draw.pick(services),
    total,
    avatar: person.avatar,
    invoiceStatus,
    balance: balanceOf(invoiceStatus, draw, total),
    dueDate: day(issued + 14 + draw.int(0, 16)),
  }
}

function clientFor(person: Person, draw: Sower['draw']): Client {
  const [address, country] = draw.pick(places)
  return {
    address,
    company: draw.pick(companies),
    companyEmail: person.email,
    country,
    contact: `(${draw.int(200, 989)}) 555-0${draw.int(100, 199)}`,
    name: person.fullName,
  }
}

/** A paid invoice owes nothing; some were paid too much. */
function balanceOf(status: Invoice['invoiceStatus'], draw: Sower['draw'], total: number): Invoice['balance'] {
  if (status === 'Paid' || status === 'Downloaded') return 0
  if (status === 'Sent' && draw.chance(0.5)) return `-$${draw.int(50, 400)}`
  return status === 'Partial Payment' ? `$${draw.int(100, 999)}` : `$${total}`
}
