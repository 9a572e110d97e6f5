import { classAddresses } from '#api/class/addresses.ts'
import * as classCalls from '#api/class/class.contract.ts'
import * as currentClassesCalls from '#api/class/current-classes.contract.ts'
import * as todayCalls from '#api/class/today.contract.ts'
import * as contactCalls from '#api/class/contact.contract.ts'
import * as registrationCalls from '#api/class/registration.contract.ts'
import * as classGroupCalls from '#api/class/class-groups.contract.ts'
import * as managedClassCalls from '#api/class/managed-class.contract.ts'
import type { Part } from '#server/part.ts'
import { seedClasses } from '#server/class/class-seed.demo.ts'
import { classGroupRoutes } from '#server/class/class-groups.routes.ts'
import { classRoutes } from '#server/class/shown/class.routes.ts'
import { contactRoutes } from '#server/class/shown/contact.routes.ts'
import { registrationKind } from '#server/class/registration/kind.ts'
import { registrationRoutes } from '#server/class/registration/routes.ts'
import { registrationWaiting } from '#server/class/registration/waiting.ts'
import { classKind } from '#server/class/managed/class-kind.ts'
import { managedClassRoutes } from '#server/class/managed/managed-class.routes.ts'

export const classPart: Part = {
  addresses: classAddresses,
  calls: [
    currentClassesCalls,
    todayCalls,
    classCalls,
    contactCalls,
    registrationCalls,
    managedClassCalls,
    classGroupCalls,
  ],
  routes: [classRoutes, contactRoutes, registrationRoutes, managedClassRoutes, classGroupRoutes],
  kinds: [classKind, registrationKind],
  waiting: [registrationWaiting],
  seed: seedClasses,
}
