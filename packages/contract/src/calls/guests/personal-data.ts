import * as data from '../../privacy/personal-data.ts'
import { declareCalls } from '../call.ts'
import { ownDataPaths, personalDataPaths } from './guest-paths.ts'

const access = 'privacy.manage'
const pdf = { file: 'application/pdf' } as const

/** Retention, export and erasure of personal data. */
export const personalDataCalls = declareCalls('personal-data', personalDataPaths, {
  state: {
    access,
    summary: 'Uchovávanie osobných údajov: časy, čo sa vymaže pri ďalšom behu, posledné behy',
    answer: data.personalDataState,
  },
  person: {
    access,
    summary: 'Čo je uložené o jednej osobe a čo by spravil výmaz',
    query: data.personQuery,
    answer: data.personOverview,
  },
  /** Erases a person and answers the receipt. */
  erase: {
    access,
    summary: 'Výmaz osoby s potvrdením o tom, čo zostáva',
    body: data.personBody,
    errors: ['open_stay'],
    answer: data.personalDataRun,
  },
  receipt: { access, summary: 'Potvrdenie o výmaze v PDF', answer: pdf },
  json: {
    access,
    summary: 'Všetky údaje o jednej osobe',
    query: data.exportQuery,
    errors: ['not_found'],
    answer: data.personExport,
  },
  pdf: {
    access,
    summary: 'Všetky údaje o jednej osobe v PDF',
    query: data.exportQuery,
    errors: ['not_found'],
    answer: pdf,
  },
})

/** The guest's own data of a reservation. */
export const ownDataCalls = declareCalls('personal-data', ownDataPaths, {
  json: { access: 'token', summary: 'Údaje hosťa k vlastnej rezervácii', answer: data.personExport },
  pdf: { access: 'token', summary: 'Údaje hosťa k vlastnej rezervácii v PDF', answer: pdf },
})
