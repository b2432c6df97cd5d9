import { priceRules as declaration } from '@dvor/contract/collections/accommodation/price-rules.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { checkPriceRule } from '../pricing/check-price-rule.ts'

export const priceRules = onServer(declaration, priceRuleRows, {
  access: { read: adminsOnly, write: admin },
  hooks: { beforeWrite: checkPriceRule },
})
