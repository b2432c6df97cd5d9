import { sampleOverview, sampleRemoval, sampleRemoved } from '../../installation/sample-mode.ts'
import { sampleConfirmation, siteOpening, siteOpeningEdit } from '../../installation/site-opening.ts'
import { declareCalls } from '../call.ts'
import { sampleModePaths, siteOpeningPaths } from './installation-paths.ts'

/** Leaving the sample mode. */
export const sampleModeCalls = declareCalls('sample-mode', sampleModePaths, {
  overview: {
    access: 'settings.edit',
    summary: 'Čo by vymazanie ukážky odstránilo a čo by zostalo',
    errors: ['not_sample'],
    answer: sampleOverview,
  },
  leave: {
    access: 'settings.edit',
    summary: 'Vymazať ukážku a začať',
    body: sampleRemoval,
    errors: ['not_sample', 'real_money'],
    answer: sampleRemoved,
  },
})

/** Opening the site for search engines, and the texts of the sample that remain. */
export const siteOpeningCalls = declareCalls('site-opening', siteOpeningPaths, {
  read: {
    access: 'settings.edit',
    summary: 'Čo by hosťom chýbalo a ktoré pripravené texty na webe čakajú na majiteľa',
    answer: siteOpening,
  },
  open: {
    access: 'settings.edit',
    summary: 'Otvoriť web pre vyhľadávače',
    body: siteOpeningEdit,
    errors: ['sample_left'],
    answer: siteOpening,
  },
  confirm: {
    access: 'content.publish',
    summary: 'Potvrdiť texty, ktoré platia',
    body: sampleConfirmation,
    answer: siteOpening,
  },
})
