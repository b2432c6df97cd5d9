import type { StayGuestInput } from '@dvor/contract/guests/guest-register.ts'

/** Schengen states and the others of the European Union, whose citizens need no visa. */
const europe = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH'

/**
 * Countries outside of them whose nationals need no visa for up to 90 days: Regulation (EU) 2018/1806, annex II,
 * written down on 23 November 2026 without Vanuatu, whose exemption was suspended (2023/222, 2024/2059).
 */
const annexTwo =
  'AD AE AG AL AR AU BA BB BN BR BS CA CL CO CR DM FM GB GD GE GT HK HN IL JP KI KN KR LC MC MD ME MH MK MO MU MX MY ' +
  'NI NR NZ PA PE PW PY RS SB SC SG SM SV TL TO TT TV TW UA US UY VA VC VE WS XK'

const free = new Set(`${europe} ${annexTwo}`.split(' '))

/**
 * Whether a person is asked for place of birth and visa: nationals who need one, but not holders of a Slovak residence
 * permit (docs/law.md, Guest register).
 */
export const asksForVisa = ({ nationality, document_kind }: Identified): boolean =>
  needsVisa(nationality) && document_kind !== 'residence_permit'

type Identified = Pick<StayGuestInput, 'nationality' | 'document_kind'>

/** Whether nationals of a country (ISO 3166-1, two letters) need a visa for a short stay. */
export const needsVisa = (nationality: string): boolean => !free.has(nationality)
