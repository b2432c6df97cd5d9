import { priceRules as priceRulesDeclaration } from '@dvor/contract/collections/accommodation/price-rules.ts'
import { ratePlans as ratePlansDeclaration } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import { activeOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import { refuseListed } from '../inventory/check-units.ts'
import { keepTerms } from '../property/terms/keep-terms.ts'
import { checkPriceRule } from '../pricing/check-price-rule.ts'
import { checkRatePlan } from '../pricing/check-rate-plan.ts'

export const priceRules = onServer(priceRulesDeclaration, priceRuleRows, {
  hooks: { beforeWrite: checkPriceRule },
})

export const ratePlans = onServer(ratePlansDeclaration, ratePlanRows, {
  visitors: activeOnly,
  hooks: {
    beforeWrite: checkRatePlan,
    // The terms name the plans' cancellation rules.
    afterWrite: (db, _row, _before, { clock }) => keepTerms(db, clock.now()),
    beforeDelete: (db, { id }) => refuseListed(db, 'plans', id),
    afterDelete: (db, _row, { clock }) => keepTerms(db, clock.now()),
  },
})
