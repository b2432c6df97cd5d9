import { expect, test } from 'vitest'
import { openLayer } from '../testing/layer.ts'
import { pricing } from './schemas.ts'

test('has three plans at the prices of the specification, the middle one as popular', async () => {
  const { plans, qandA } = (await openLayer().get('/pricing/data')).as(pricing)
  const prices = plans.map((plan) => [
    plan.title,
    plan.monthlyPrice,
    plan.yearlyPlan.perMonth,
    plan.yearlyPlan.totalAnnual,
    plan.popular,
  ])
  expect(prices).toEqual([
    ['Basic', 0, 0, 0, false],
    ['Standard', 49, 40, 480, true],
    ['Enterprise', 99, 80, 960, false],
  ])
  const [basic, standard, enterprise] = plans.map(({ planBenefits }) => planBenefits.join(' · '))
  expect(basic).toMatch(/100 responses a month.*2 subdomains/)
  expect(standard).toContain('Unlimited responses')
  expect(enterprise).toMatch(/5GB file storage/)
  expect(qandA.length).toBeGreaterThan(2)
})
