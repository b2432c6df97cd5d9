import type { ComponentType } from 'react'
import type { InputProps } from '../core/fields/kind-view.ts'
import { AgeBandsEditor } from '../features/settings/age-bands-editor.tsx'
import { CancellationRulesEditor } from '../features/settings/cancellation-rules-editor.tsx'
import { OptionsEditor } from '../features/surveys/options-editor.tsx'
import { OriginsEditor } from '../features/settings/origins-editor.tsx'
import { VatRatesEditor } from '../features/settings/vat-rates-editor.tsx'

/** Editors of structured fields, by `collection.field`. */
export const jsonEditors: Readonly<Record<string, ComponentType<InputProps>>> = {
  'global-settings.age_bands': AgeBandsEditor,
  'global-settings.cancellation_rules': CancellationRulesEditor,
  'global-settings.cors_origins': OriginsEditor,
  'global-settings.vat_rates': VatRatesEditor,
  'survey-questions.options': OptionsEditor,
  'survey-questions.options_en': OptionsEditor,
}
