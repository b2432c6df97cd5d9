import type { CollectionViews } from '../../core/fields/collection-views.ts'
import { PublishedCell, PublishedInput } from '../../features/blog-articles/article-views.tsx'
import { CouponServicesInput } from '../../features/coupons/coupon-services-input.tsx'
import { CouponUsesCell, CouponValueCell, CouponValueInput } from '../../features/coupons/coupon-views.tsx'
import { bookingDays, stayDays } from '../../features/coupons/coupon-days.tsx'
import { DaysField } from '../../features/emails/days-field.tsx'
import { EmailKindCell } from '../../features/emails/email-kind-cell.tsx'
import { MailSubjectField, MailTextField } from '../../features/emails/mail-fields.tsx'
import { kindOfSchedule, kindOfSending, ofSending } from '../../features/emails/own-email-fields.tsx'
import { RecordHistoryButton } from '../../features/property-history/record-history-button.tsx'
import { RecipientsField } from '../../features/emails/recipients-field.tsx'
import { SubjectCell } from '../../features/emails/mail-subject-cell.tsx'
import { PackageServicesInput } from '../../features/packages/package-services-input.tsx'
import { SeasonOccupancyPrices, UnitOccupancyPrices } from '../../features/prices/occupancy-prices-input.tsx'
import { IncludedServicesInput, PlansInput } from '../../features/prices/plans/plan-inputs.tsx'
import { GuestCell } from '../../features/guests/guest-cell.tsx'
import { RuleValueCell, RuleValueInput } from '../../features/prices/rules/rule-value.tsx'
import { UnitsInput } from '../../features/prices/rules/units-input.tsx'
import { ChildPricesEditor } from '../../features/services/child-prices-editor.tsx'
import { ResourceNeedsInput } from '../../features/services/resource-needs-input.tsx'
import { VatKindInput } from '../../features/services/vat-kind-input.tsx'
import { PermissionsInput } from '../../features/roles/permissions-input.tsx'
import { RoleCell, RoleInput } from '../../features/roles/role-select.tsx'
import { AllowanceRulesEditor } from '../../features/settings/editors/allowance-rules-editor.tsx'
import { AgeBandsEditor } from '../../features/age-bands/age-bands-editor.tsx'
import { PaymentScheduleEditor } from '../../features/settings/editors/payment-schedule-editor.tsx'
import { CancellationRulesEditor } from '../../features/settings/editors/cancellation-rules-editor.tsx'
import { FeeVatEditor } from '../../features/settings/editors/fee-vat-editor.tsx'
import { MenuOrderInput } from '../../features/settings/editors/menu-order-input.tsx'
import { OriginsEditor } from '../../features/settings/editors/origins-editor.tsx'
import { PurposeCodesEditor } from '../../features/settings/editors/purpose-codes-editor.tsx'
import { SampleNote } from '../../features/settings/sample-note.tsx'
import { StayTaxRatesEditor } from '../../features/settings/editors/stay-tax-rates-editor.tsx'
import { VatKindsEditor } from '../../features/settings/editors/vat-kinds-editor.tsx'
import { VatRatesEditor } from '../../features/settings/editors/vat-rates-editor.tsx'
import { VoucherAmountsEditor } from '../../features/settings/editors/voucher-amounts-editor.tsx'
import { PersonInput } from '../../features/tasks/person-input.tsx'
import { OptionsEditor } from '../../features/surveys/options-editor.tsx'
import { removeSurvey } from '../../features/surveys/remove-survey.ts'
import { BlockPlaceCell } from '../../features/text-blocks/block-place-cell.tsx'
import { BlockTextField } from '../../features/text-blocks/block-text-field.tsx'

/** Additions of features to generated lists and forms; loaded beside the first screen of a collection. */
export const collectionViews: CollectionViews = {
  fields: {
    'accommodation-units.age_bands': { Input: AgeBandsEditor },
    'accommodation-units.occupancy_prices': { Input: UnitOccupancyPrices },
    'blog-articles.published_at': { Input: PublishedInput, Cell: PublishedCell },
    'common-services.child_prices': { Input: ChildPricesEditor },
    'common-services.units': { Input: UnitsInput },
    'common-services.vat_kind': { Input: VatKindInput },
    'coupons.plans': { Input: PlansInput },
    'coupons.services': { Input: CouponServicesInput },
    'coupons.stay_from': stayDays,
    'coupons.units': { Input: UnitsInput },
    'coupons.valid_from': bookingDays,
    'coupons.value': { Input: CouponValueInput, Cell: CouponValueCell },
    'coupons.used_count': { Cell: CouponUsesCell },
    'editable-automated-emails.offset_days': { Input: DaysField },
    'editable-automated-emails.subject': { Input: MailSubjectField, Cell: SubjectCell },
    'editable-automated-emails.body': { Input: MailTextField },
    'own-emails.subject': { Input: MailSubjectField, Cell: SubjectCell },
    'own-emails.body': { Input: MailTextField },
    'own-emails.days': kindOfSchedule('integer'),
    'own-emails.send_time': kindOfSchedule('time'),
    'own-emails.units': ofSending(UnitsInput),
    'own-emails.plans': ofSending(PlansInput),
    'own-emails.languages': kindOfSending('choices'),
    'own-emails.channels': kindOfSending('choices'),
    'own-emails.paid': kindOfSending('choice'),
    'own-emails.active': ofSending(RecipientsField),
    'global-settings.age_bands': { Input: AgeBandsEditor },
    'global-settings.payment_schedule': { Input: PaymentScheduleEditor },
    'global-settings.cancellation_rules': { Input: CancellationRulesEditor },
    'global-settings.cors_origins': { Input: OriginsEditor },
    'global-settings.recreation_allowance_rules': { Input: AllowanceRulesEditor },
    'global-settings.fee_vat': { Input: FeeVatEditor },
    'global-settings.menu_order': { Input: MenuOrderInput },
    'global-settings.purpose_codes': { Input: PurposeCodesEditor },
    'global-settings.stay_tax_rates': { Input: StayTaxRatesEditor },
    'global-settings.vat_kinds': { Input: VatKindsEditor },
    'global-settings.vat_rates': { Input: VatRatesEditor },
    'global-settings.voucher_amounts': { Input: VoucherAmountsEditor },
    'outgoing-emails.key': { Cell: EmailKindCell },
    'price-rules.plans': { Input: PlansInput },
    'guests.name': { Cell: GuestCell, alsoShows: ['not_again'] },
    'packages.child_prices': { Input: ChildPricesEditor },
    'packages.included_common_services': { Input: IncludedServicesInput },
    'packages.included_services': { Input: PackageServicesInput },
    'packages.units': { Input: UnitsInput },
    'price-rules.units': { Input: UnitsInput },
    'price-rules.value': { Input: RuleValueInput, Cell: RuleValueCell },
    'day-rates.occupancy_prices': { Input: SeasonOccupancyPrices },
    'prices.occupancy_prices': { Input: SeasonOccupancyPrices },
    'rate-plans.cancellation_rules': { Input: CancellationRulesEditor },
    'rate-plans.included_services': { Input: IncludedServicesInput },
    'rate-plans.payment_schedule': { Input: PaymentScheduleEditor },
    'rate-plans.units': { Input: UnitsInput },
    'rate-plans.value': { Input: RuleValueInput, Cell: RuleValueCell },
    'api-keys.permissions': { Input: PermissionsInput },
    'roles.permissions': { Input: PermissionsInput },
    'services.child_prices': { Input: ChildPricesEditor },
    'services.vat_kind': { Input: VatKindInput },
    'services.resources': { Input: ResourceNeedsInput },
    'services.units': { Input: UnitsInput },
    'survey-questions.options': { Input: OptionsEditor },
    'text-blocks.mark': { Cell: BlockPlaceCell },
    'text-blocks.content': { Input: BlockTextField },
    'users.role': { Input: RoleInput, Cell: RoleCell },
    'tasks.person': { Input: PersonInput },
  },
  removers: { surveys: removeSurvey },
  RecordNote: SampleNote,
  RecordHistory: RecordHistoryButton,
}
