import type { PayloadOf } from '#api/kit/call.ts'
import type { Transport } from '#api/kit/transport.ts'
import { exportClass, getRosterTemplate, importRoster } from '#api/roster/roster.contract.ts'
import { checkRoster } from '#api/roster/roster.service.ts'

import { importOf } from '#app/bulk-import/import-of.ts'

/** Members of a class out of a file, and into files. */
export function provideRoster(transport: Transport) {
  return {
    rosterImport: importOf({
      check: (sent, signal) => checkRoster(transport, sent, signal),
      next: (rows) => transport.send(importRoster, rows),
    }),
    /** Address of the import template. */
    rosterTemplate: transport.address(getRosterTemplate, {}),
    /** Address of an export of a class. */
    rosterExport: (asked: PayloadOf<typeof exportClass>) => transport.address(exportClass, asked),
  }
}
