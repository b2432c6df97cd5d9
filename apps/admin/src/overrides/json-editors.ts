import type { ComponentType } from 'react'
import type { InputProps } from '../fields/kind-view.ts'
import { AgeBandsEditor } from './age-bands-editor.tsx'
import { CancellationRulesEditor } from './cancellation-rules-editor.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { OriginsEditor } from './origins-editor.tsx'
import { VatRatesEditor } from './vat-rates-editor.tsx'

/** Editors of structured fields, by `collection.field`. */
export const jsonEditors: Readonly<Record<string, ComponentType<InputProps>>> = {
  'global-settings.age_bands': AgeBandsEditor,
  'global-settings.cancellation_rules': CancellationRulesEditor,
  'global-settings.cors_origins': OriginsEditor,
  'global-settings.vat_rates': VatRatesEditor,
  'survey-questions.options': OptionsEditor,
  'survey-questions.options_en': OptionsEditor,
}
