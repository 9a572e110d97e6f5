import * as fileCalls from '#api/file/file.contract.ts'
import * as uploadCalls from '#api/file/upload.contract.ts'
import type { Part } from '#server/part.ts'
import { fileRoutes } from '#server/file/file.routes.ts'

export const filePart: Part = { calls: [fileCalls, uploadCalls], routes: [fileRoutes] }
