import { commonServices as commonServicesDeclaration } from '@dvor/contract/collections/services/common-services.ts'
import { products as productsDeclaration } from '@dvor/contract/collections/services/products.ts'
import { resourceClosures as closuresDeclaration } from '@dvor/contract/collections/services/resource-closures.ts'
import { resources as resourcesDeclaration } from '@dvor/contract/collections/services/resources.ts'
import { services as servicesDeclaration } from '@dvor/contract/collections/services/services.ts'
import { serviceSlots as serviceSlotsDeclaration } from '@dvor/contract/collections/services/service-slots.ts'
import { activeOnly } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { invalid } from '../platform/errors.ts'
import {
  checkNeeds,
  checkResource,
  checkResourceClosure,
  refuseNeeded,
} from '../slots/resources/resource-hooks.ts'
import { resourceClosureRows, resourceRows } from '../db/schema/services/resources.ts'
import { productRows } from '../db/schema/services/products.ts'
import { serviceRows } from '../db/schema/services/services.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'
import { refuseUnknownVatKind } from '../property/vat-kinds.ts'
import { refuseIncludedService } from '../packages/check-package.ts'
import { checkLists, refuseListed } from '../inventory/check-units.ts'
import { checkSlot, followSlot } from '../slots/slot-hooks.ts'
import { serviceSlotRows } from '../db/schema/services/service-slots.ts'

/** A recurring season needs both its ends, whichever of the three fields was changed. */
const checkSeason: NonNullable<Hooks['beforeWrite']> = async (_db, draft, current) => {
  const { season_from, season_to, season_yearly } = { ...current, ...draft }
  const missing = Object.entries({ season_from, season_to }).filter(([, end]) => !end)
  if (season_yearly === true && missing.length > 0)
    throw invalid(missing.map(([path]) => ({ path, code: 'required' })))
  return draft
}

const checkVatKind: NonNullable<Hooks['beforeWrite']> = async (db, draft) => {
  const { vat_kind } = draft
  await refuseUnknownVatKind(db, typeof vat_kind === 'string' ? [vat_kind] : [], 'vat_kind')
  return draft
}

/** The units and the VAT kind exist. */
const checkNamed: NonNullable<Hooks['beforeWrite']> = async (db, draft, current, context) =>
  checkLists('units')(db, await checkVatKind(db, draft, current, context), current, context)

const checkService: NonNullable<Hooks['beforeWrite']> = async (db, draft, current, context) => {
  const checked = await checkNamed(db, draft, current, context)
  await checkNeeds(db, checked, current, context)
  return checkSeason(db, checked, current, context)
}

/** Refuses the delete of a service that packages include or coupons name. @throws ApiError `in_use` */
const refuseUsedService: NonNullable<Hooks['beforeDelete']> = async (db, row, context) => {
  await refuseIncludedService(db, row, context)
  await refuseListed(db, 'services', row.id)
}

/** The same of a common service, which rate plans include, too. @throws ApiError `in_use` */
const refuseUsedCommonService: NonNullable<Hooks['beforeDelete']> = async (db, { id }) => {
  await refuseListed(db, 'included_services', id)
  await refuseListed(db, 'services', id)
}

export const services = onServer(servicesDeclaration, serviceRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: checkService, beforeDelete: refuseUsedService },
})

export const commonServices = onServer(commonServicesDeclaration, commonServiceRows, {
  visitors: activeOnly,
  hooks: {
    beforeWrite: checkNamed,
    beforeDelete: refuseUsedCommonService,
  },
})

export const products = onServer(productsDeclaration, productRows, { hooks: { beforeWrite: checkVatKind } })

export const resources = onServer(resourcesDeclaration, resourceRows, {
  hooks: { beforeWrite: checkResource, beforeDelete: refuseNeeded },
})

export const resourceClosures = onServer(closuresDeclaration, resourceClosureRows, {
  hooks: { beforeWrite: checkResourceClosure },
})

export const serviceSlots = onServer(serviceSlotsDeclaration, serviceSlotRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: checkSlot, afterWrite: followSlot },
})
