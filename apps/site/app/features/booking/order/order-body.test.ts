import { orderRequest } from '@dvor/contract/reservations/reservations.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftFrom, emptyDraft, parseDraft, type Draft } from '../flow/draft.ts'
import { guestIssues } from '../guest/guest-check.ts'
import { keyFor, orderBody } from './order-body.ts'
import { changeDraft } from '../flow/use-draft.ts'
import { requestsKey } from '../flow/stay-requests.ts'

const service = '01890000-0000-7000-8000-000000000001'
const gone = '01890000-0000-7000-8000-000000000002'
const draft: Draft = {
  ...emptyDraft,
  hold: { token: 'a'.repeat(43), ends_at: 0, stays: '', services: '' },
  services: { [service]: 2, [gone]: 1 },
  guest: {
    first_name: ' Ľubica ',
    last_name: 'Ďurišová',
    email: 'l@example.sk ',
    phone: '+421 905 111 222',
    country: 'SK',
  },
}
const parts = {
  draft,
  services: [{ id: service }],
  seats: [{ service_slot: service, day: '2027-07-06', persons: 2 }],
  coupon: null,
  plan: null,
  voucher: null,
  method: 'on_site',
  total: 12_300,
  termsVersion: '1',
  language: 'en',
} as const
const body = orderBody(parts)

beforeEach(() => changeDraft(emptyDraft))

describe('the order', () => {
  it('has the contract’s shape, without removed services and spaces around names', () => {
    const parsed = orderRequest.parse(body)
    expect(parsed.language).toBe('en')
    expect(parsed.guest).toMatchObject({ first_name: 'Ľubica', email: 'l@example.sk' })
    expect(parsed.common_services).toEqual([{ common_service: service, quantity: 2 }])
    expect(parsed.services).toEqual([{ service_slot: service, day: '2027-07-06', persons: 2 }])
    expect(parsed.company).toBeNull()
    expect(parsed.guest_address).toBeNull()
  })

  it('has the address of a guest who needs a document, and names its missing parts', () => {
    const home = {
      ...draft,
      wants_address: true,
      address: { street: ' Lipová 3', city: 'Nitra', postal_code: '' },
    }
    expect(guestIssues(home)).toEqual([{ path: 'guest_address.postal_code', code: 'required' }])
    const filled = { ...home, address: { ...home.address, postal_code: '949 01' } }
    expect(guestIssues(filled)).toEqual([])
    const { guest_address } = orderBody({ ...parts, draft: filled })
    expect(guest_address).toEqual({ street: 'Lipová 3', city: 'Nitra', postal_code: '949 01' })
  })

  it('has the request for the recreation allowance with the address, and no company', () => {
    const wanted = {
      ...draft,
      wants_company: true,
      wants_allowance: true,
      allowance: { employee: ' Ján Novák', participants: 'Jana Nováková\n\n Ela Nováková ' },
    }
    expect(guestIssues(wanted).map(({ path }) => path)).toEqual([
      'guest_address.street',
      'guest_address.city',
      'guest_address.postal_code',
    ])
    const address = { street: 'Lipová 3', city: 'Nitra', postal_code: '949 01' }
    const long = { ...wanted.allowance, participants: 'x'.repeat(101) }
    expect(guestIssues({ ...wanted, address, allowance: long })).toEqual([
      { path: 'recreation_allowance.participants', code: 'too_long' },
    ])
    expect(orderRequest.parse(orderBody({ ...parts, draft: { ...wanted, address } }))).toMatchObject({
      recreation_allowance: { employee: 'Ján Novák', participants: ['Jana Nováková', 'Ela Nováková'] },
      guest_address: address,
      company: null,
    })
  })

  it('keeps its key for the same order and gets another for another order', () => {
    const key = keyFor(body)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(keyFor({ ...body })).toBe(key)
    expect(keyFor({ ...body, expected_total: 12_400 })).not.toBe(key)
  })
})

describe('the details', () => {
  it('report everything that is missing at once', () => {
    expect(guestIssues(emptyDraft)).toEqual(
      ['first_name', 'last_name', 'email', 'phone'].map((name) => ({
        path: `guest.${name}`,
        code: 'required',
      })),
    )
    expect(guestIssues(draft)).toEqual([])
  })

  it('check a company only when one is wanted, and ignore spaces in its numbers', () => {
    const company = {
      ...emptyDraft.company,
      name: 'Lipa',
      street: 'Dlhá 1',
      city: 'Martin',
      postal_code: '036 01',
    }
    const wanted = { ...draft, wants_company: true, company: { ...company, ico: '12 345 679', dic: '12' } }
    expect(guestIssues(wanted)).toEqual([{ path: 'company.dic', code: 'invalid_dic' }])
    const austrian = { ...wanted.company, country: 'AT', ico: 'FN 123456a', dic: '' }
    expect(guestIssues({ ...wanted, company: austrian })).toEqual([])
    expect(guestIssues({ ...wanted, wants_company: false })).toEqual([])
  })
})

it('ask for the country of a guest when it is not known', () => {
  expect(guestIssues(draftFrom(''))).toContainEqual({ path: 'guest.country', code: 'required' })
  expect(guestIssues(emptyDraft).map(({ path }) => path)).not.toContain('guest.country')
})

describe('the stored draft', () => {
  it('survives a reload, and counts as none when it is broken', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
    for (const stored of ['', '{', '[]', '{"guest":5}', 'null'])
      expect(parseDraft(stored)).toEqual(emptyDraft)
  })
})

it('the key of a hold does not depend on the order of its requests', () => {
  const request = (unit: string, ages: number[]) => ({
    accommodation_unit: unit,
    arrival: '2027-07-05',
    departure: '2027-07-08',
    adults: 2,
    children_ages: ages,
  })
  expect(requestsKey([request('a', [4, 9]), request('b', [])])).toBe(
    requestsKey([request('b', []), request('a', [9, 4])]),
  )
  expect(requestsKey([request('a', [4])])).not.toBe(requestsKey([request('a', [])]))
})
