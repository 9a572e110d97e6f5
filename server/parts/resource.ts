import { resourceAddresses } from '#api/resource/addresses.ts'
import * as managedResourceCalls from '#api/resource/managed-resource.contract.ts'
import * as resourceCalls from '#api/resource/resource.contract.ts'
import type { Part } from '#server/part.ts'
import { managedResourceRoutes } from '#server/resource/managed-resource.routes.ts'
import { resourceRoutes } from '#server/resource/resource.routes.ts'

export const resourcePart: Part = {
  addresses: resourceAddresses,
  calls: [resourceCalls, managedResourceCalls],
  routes: [resourceRoutes, managedResourceRoutes],
}
